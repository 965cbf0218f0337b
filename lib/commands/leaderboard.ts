import type { HostBoard } from '#lib/leaderboard/host-board';
import { loadEnvFiles } from './env-file.ts';
import { openAir, send, stayLive } from './leaderboard/air.ts';
import { helpLines } from './leaderboard/help.ts';
import { EXIT, HostError } from './leaderboard/host-error.ts';
import { parseCall, type Asked } from './leaderboard/parse-call.ts';
import { boardLines } from './leaderboard/print-board.ts';
import { loadHostBoard, saveHostBoard } from './leaderboard/state-file.ts';
import { SUBCOMMANDS } from './leaderboard/subcommands.ts';
import { print } from './quotes/print.ts';

/** `npm run leaderboard -- <subcommand>`: how a host drives the live leaderboard. `--help` says what there is. */
async function run(asked: Asked): Promise<void> {
  if (asked.kind === 'help') return print(...helpLines());
  const { name, board, call } = asked;
  const before = loadHostBoard(board);
  const place = { board, now: Date.now() };
  const { begin, change } = SUBCOMMANDS[name];
  if (begin) return keepAndSend(begin(before, call, place));
  if (!before)
    throw new HostError(
      'No event is on. Begin one: npm run leaderboard -- start --event ... --place ...',
      EXIT.noEvent,
    );
  if (change) return keepAndSend(change(running(before), call, place));
  if (name === 'show') return print(...boardLines(before));
  const client = openAir(place.now);
  if (name === 'send') return send(client, before);
  return stayLive(client, board, print);
}

/** Keeps the board first, so that nothing is lost when PubNub is away; then sends and prints it. */
async function keepAndSend(host: HostBoard): Promise<void> {
  const client = openAir(Date.now());
  saveHostBoard(host);
  await send(client, host);
  print(...boardLines(host));
}

function running(host: HostBoard): HostBoard {
  if (host.message.phase === 'running') return host;
  throw new HostError(
    'The event is over. Begin the next: npm run leaderboard -- start --event ... --place ...',
    EXIT.noEvent,
  );
}

try {
  loadEnvFiles();
  await run(parseCall(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof HostError ? error.exitCode : EXIT.failed;
}
// The client keeps its connections open for more, and there is no more.
process.exit();
