import { textTable } from '#lib/leads/desk/text-table';
import type { Subcommand } from './subcommand.ts';

const RUN = 'npm run quotes --';

/** The help on all subcommands. */
export function generalHelp(all: readonly Subcommand[]): string[] {
  return [
    `Usage: ${RUN} [subcommand] [options]`,
    '',
    'The quotes that visitors asked for, on SQLite (QUOTES_DB) or PostgreSQL (DATABASE_URL).',
    'Without a subcommand it lists them.',
    '',
    ...indented(all.map((one) => [usageOf(one), one.says])),
    '',
    'Examples',
    ...all.flatMap(({ examples }) => examples.slice(0, 1)).map((example) => `  ${RUN} ${example}`),
    '',
    `Each has more to say: ${RUN} show --help`,
    'Ends with 0 when it worked, 1 when it did not, 2 when it was not understood, 3 when there is no such quote or',
    'file, 4 when the store cannot be used.',
  ];
}

/** The help on one subcommand. */
export function helpOn(subcommand: Subcommand): string[] {
  const { says, more = [], options, examples } = subcommand;
  const rows = Object.entries(options).map(([name, option]) => [
    option.type === 'string' ? `--${name} ${option.value}` : `--${name}`,
    option.says,
  ]);
  return [
    `Usage: ${RUN} ${usageOf(subcommand)}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    `${says.charAt(0).toUpperCase()}${says.slice(1)}.`,
    ...more,
    ...(rows.length > 0 ? ['', 'Options', ...indented(rows)] : []),
    '',
    'Examples',
    ...examples.map((example) => `  ${RUN} ${example}`),
  ];
}

function usageOf({ name, operand }: Subcommand): string {
  if (!operand) return name;
  return operand.needed ? `${name} <${operand.name}>` : `${name} [<${operand.name}>]`;
}

function indented(rows: string[][]): string[] {
  const lines = textTable([{ heading: '' }, { heading: '' }], rows).slice(1);
  return lines.map((line) => `  ${line}`);
}
