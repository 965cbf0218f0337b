import { runContent } from './content/run.ts';

/**
 * `npm run content` checks all content files. `npm run content -- status` says what is public when, `-- new case-study
 * "Title"` and `-- new post "Title"` start a file, `-- schemas` writes what editors need to help with the fields.
 */
process.exitCode = runContent(process.argv.slice(2));
