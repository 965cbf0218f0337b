import { EXIT } from '#lib/leads/desk/desk-error';
import { runQuotes } from './quotes/run.ts';

/** `npm run quotes -- <subcommand>`: what the people who answer quotes do with them. `--help` lists the subcommands. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head that has seen enough is no mistake.
  if (error.code === 'EPIPE') process.exit(0);
});
// So that temporary files go first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(EXIT.failed));

process.exitCode = await runQuotes(process.argv.slice(2));
