import { DeskError, EXIT, type ExitCode } from '#lib/leads/desk/desk-error';
import { StoreError } from '#lib/leads/store/store-error';
import { loadEnvFiles } from './env-file.ts';
import { generalHelp, helpOn } from './quotes/help.ts';
import { parseCall } from './quotes/parse-call.ts';
import { print } from './quotes/print.ts';
import { SUBCOMMANDS } from './quotes/subcommands.ts';

/** `npm run quotes -- <subcommand>`: what the people who answer quotes do with them. `--help` says what there is. */
async function run(args: readonly string[]): Promise<ExitCode | void> {
  const asked = parseCall(args, SUBCOMMANDS);
  if (asked.kind === 'run') return asked.subcommand.run({ ...asked.call, now: new Date() });
  print(...(asked.subcommand ? helpOn(asked.subcommand) : generalHelp(SUBCOMMANDS)));
}

function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof DeskError) return error.exitCode;
  return error instanceof StoreError ? EXIT.unavailable : EXIT.failed;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head that has seen enough is no mistake.
  if (error.code === 'EPIPE') process.exit(0);
});
// So that temporary files go first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(EXIT.failed));

try {
  loadEnvFiles();
  process.exitCode = (await run(process.argv.slice(2))) ?? 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodeOf(error);
}
