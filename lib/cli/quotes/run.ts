import { DeskError, EXIT, type ExitCode } from '#lib/leads/desk/desk-error';
import { StoreError } from '#lib/leads/store/store-error';
import { loadEnvFiles } from '../site/env-file.ts';
import { formatGeneralHelp, formatSubcommandHelp } from './help.ts';
import { parseCall } from './parse-call.ts';
import { print } from './print.ts';
import { SUBCOMMANDS } from './subcommands.ts';

/** Runs `npm run quotes -- <args>` and prints its output. Returns the exit code; never throws. */
export async function runQuotes(args: readonly string[]): Promise<number> {
  try {
    loadEnvFiles();
    return (await runSubcommand(args)) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return exitCodeOf(error);
  }
}

async function runSubcommand(args: readonly string[]): Promise<ExitCode | void> {
  const parsed = parseCall(args, SUBCOMMANDS);
  if (parsed.kind === 'run') return parsed.subcommand.run({ ...parsed.call, now: new Date() });
  print(...(parsed.subcommand ? formatSubcommandHelp(parsed.subcommand) : formatGeneralHelp(SUBCOMMANDS)));
}

function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof DeskError) return error.exitCode;
  return error instanceof StoreError ? EXIT.unavailable : EXIT.failed;
}
