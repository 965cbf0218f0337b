import { runContent } from './content/run.ts';

/** `npm run content` checks all content files. `npm run content -- --help` lists the subcommands. */
process.exitCode = await runContent(process.argv.slice(2));
