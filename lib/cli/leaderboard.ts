import { runLeaderboard } from './leaderboard/run.ts';

/** `npm run leaderboard -- <subcommand>`: how a host drives the live leaderboard. `--help` lists the subcommands. */
// Exits explicitly, because PubNub's client keeps its connections open.
process.exit(await runLeaderboard(process.argv.slice(2)));
