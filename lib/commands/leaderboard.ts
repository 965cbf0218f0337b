import { runLeaderboard } from './leaderboard/run.ts';

/** `npm run leaderboard -- <subcommand>`: how a host drives the live leaderboard. `--help` lists the subcommands. */
// The client keeps its connections open for more, and there is no more.
process.exit(await runLeaderboard(process.argv.slice(2)));
