import { EXIT } from '#lib/leads/desk/desk-error';
import { runQuotes } from './quotes/run.ts';

/** `npm run quotes -- <subcommand>`: the command of the people who answer quotes. `--help` lists the subcommands. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head may close the pipe early, which is not an error.
  if (error.code === 'EPIPE') process.exit(0);
});
// Exits through process.exit, so that its listeners remove temporary files.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(EXIT.failed));

process.exitCode = await runQuotes(process.argv.slice(2));
