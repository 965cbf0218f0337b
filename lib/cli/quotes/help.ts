import { indentTable } from '../indent-table.ts';
import type { Subcommand } from './subcommand.ts';

const RUN = 'npm run quotes --';

/** The help for the whole command. */
export function formatGeneralHelp(all: readonly Subcommand[]): string[] {
  return [
    `Usage: ${RUN} [subcommand] [options]`,
    '',
    'The quotes that visitors asked for, on SQLite (QUOTES_DB) or PostgreSQL (DATABASE_URL).',
    'Without a subcommand it lists them.',
    '',
    ...indentTable(all.map((one) => [formatUsage(one), one.summary])),
    '',
    'Examples',
    ...all.flatMap(({ examples }) => examples.slice(0, 1)).map((example) => `  ${RUN} ${example}`),
    '',
    `Each has more to say: ${RUN} show --help`,
    'Ends with 0 when it worked, 1 when it did not, 2 when it was not understood, 3 when there is no such quote or',
    'file, 4 when the store cannot be used.',
  ];
}

/** The help for one subcommand. */
export function formatSubcommandHelp(subcommand: Subcommand): string[] {
  const { summary, details = [], options, examples } = subcommand;
  const rows = Object.entries(options).map(([name, option]) => [
    option.type === 'string' ? `--${name} ${option.value}` : `--${name}`,
    option.description,
  ]);
  return [
    `Usage: ${RUN} ${formatUsage(subcommand)}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...details,
    ...(rows.length > 0 ? ['', 'Options', ...indentTable(rows)] : []),
    '',
    'Examples',
    ...examples.map((example) => `  ${RUN} ${example}`),
  ];
}

function formatUsage({ name, operand }: Subcommand): string {
  if (!operand) return name;
  return operand.isRequired ? `${name} <${operand.name}>` : `${name} [<${operand.name}>]`;
}
