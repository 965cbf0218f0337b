import type { HostBoard } from '#lib/leaderboard/host-board';
import { loadEnvFiles } from '../env-file.ts';
import { openAir, send, stayLive } from './air.ts';
import { helpLines } from './help.ts';
import { EXIT, HostError } from './host-error.ts';
import { parseCall, type Asked } from './parse-call.ts';
import { boardLines } from './print-board.ts';
import { loadHostBoard, saveHostBoard } from './state-file.ts';
import { SUBCOMMANDS } from './subcommands.ts';
import { print } from '../quotes/print.ts';

/** Runs `npm run leaderboard -- <args>` and prints what it has to say. Returns the exit code; never throws. */
export async function runLeaderboard(args: readonly string[]): Promise<number> {
  try {
    loadEnvFiles();
    await runSubcommand(parseCall(args));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof HostError ? error.exitCode : EXIT.failed;
  }
}

async function runSubcommand(asked: Asked): Promise<void> {
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
