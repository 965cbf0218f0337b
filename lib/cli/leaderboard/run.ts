import type { HostBoard } from '#lib/integrations/leaderboard/host-board';
import { loadEnvFiles } from '../site/env-file.ts';
import { openPublisher, send, sendHeartbeats } from './publish-board.ts';
import { formatHelp } from './help.ts';
import { EXIT, HostError } from './host-error.ts';
import { parseCommand, type Command } from './parse-command.ts';
import { formatBoard } from './format-board.ts';
import { readHostBoard, writeHostBoard } from './state-file.ts';
import { SUBCOMMANDS } from './subcommands.ts';
import { print } from '../quotes/print.ts';

/** Runs `npm run leaderboard -- <args>` and prints the result. Returns the exit code; never throws. */
export async function runLeaderboard(args: readonly string[]): Promise<number> {
  try {
    loadEnvFiles();
    await runSubcommand(parseCommand(args));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof HostError ? error.exitCode : EXIT.failed;
  }
}

async function runSubcommand(command: Command): Promise<void> {
  if (command.kind === 'help') return print(...formatHelp());
  const { name, board, args } = command;
  const before = readHostBoard(board);
  const context = { board, now: Date.now() };
  const { begin, change } = SUBCOMMANDS[name];
  if (begin) return saveAndSend(begin(before, args, context));
  if (!before)
    throw new HostError(
      'No event is on. Begin one: npm run leaderboard -- start --event ... --place ...',
      EXIT.noEvent,
    );
  if (change) return saveAndSend(change(requireRunning(before), args, context));
  if (name === 'show') return print(...formatBoard(before));
  const client = openPublisher(context.now);
  if (name === 'send') return send(client, before);
  return sendHeartbeats(client, board, print);
}

/** Stores the board before publishing it, so that no change is lost when PubNub is unavailable. */
async function saveAndSend(host: HostBoard): Promise<void> {
  const client = openPublisher(Date.now());
  writeHostBoard(host);
  await send(client, host);
  print(...formatBoard(host));
}

function requireRunning(host: HostBoard): HostBoard {
  if (host.message.phase === 'running') return host;
  throw new HostError(
    'The event is over. Begin the next: npm run leaderboard -- start --event ... --place ...',
    EXIT.noEvent,
  );
}
