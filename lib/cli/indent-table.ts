import { textTable } from '#lib/leads/desk/text-table';

/** Formats rows of two cells as indented lines, for help texts. */
export function indentTable(rows: string[][]): string[] {
  return textTable([{ heading: '' }, { heading: '' }], rows)
    .slice(1)
    .map((line) => `  ${line}`);
}
