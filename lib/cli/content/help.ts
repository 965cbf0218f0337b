import { indentTable } from '../indent-table.ts';

/** What the help says about a subcommand of `npm run content`. */
export type Subcommand = { usage: string; summary: string; example: string };

const RUN = 'npm run content';

/** The help for these subcommands: for all of them, or for one. */
export function formatHelp(subcommands: readonly Subcommand[]): string {
  const [only, ...others] = subcommands;
  const usage = only && others.length === 0 ? `${RUN} -- ${only.usage}` : `${RUN} [-- <subcommand>]`;
  return [
    `Usage: ${usage}`,
    '',
    ...indentTable(subcommands.map((one) => [one.usage, one.summary])),
    '',
    'Examples',
    ...subcommands.map(({ example }) => `  ${RUN} -- ${example}`),
    '',
    'content/README.md explains all of it. Ends with 0 when it worked, else with 1.',
  ].join('\n');
}
