import type { Result, TortureTest } from './torture-test.ts';

export type Row = Pick<TortureTest, 'id' | 'title' | 'expected'> & Result;

const WIDTHS = [4, 34, 52, 44, 3];

/** One table: test, title, figure, expected result, and whether the test passed. Long cells are wrapped. */
export function printResults(rows: readonly Row[]): void {
  const heads = ['Test', 'What was done', 'Figure', 'Wanted', 'OK'];
  const line = WIDTHS.map((width) => '-'.repeat(width)).join('  ');
  console.log(`\n${formatRow(heads)}\n${line}`);
  for (const { id, title, figure, expected, ok, isLeftOut } of rows) {
    console.log(formatRow([id, title, figure, expected, isLeftOut ? '-' : ok ? 'yes' : 'NO']));
  }
  console.log(line);
}

function formatRow(cells: readonly string[]): string {
  const columns = cells.map((cell, index) => wrapText(cell, WIDTHS[index] ?? 40));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, index) => (lines[row] ?? '').padEnd(WIDTHS[index] ?? 0))
      .join('  ')
      .trimEnd(),
  ).join('\n');
}

function wrapText(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
