import type { Result, TortureTest } from './torture-test.ts';

export type Row = Pick<TortureTest, 'id' | 'title' | 'wanted'> & Result;

const WIDTHS = [4, 34, 52, 44, 3];

/** One table: test, what was done, figure, what is wanted, and whether it is. Long cells are wrapped. */
export function printResults(rows: readonly Row[]): void {
  const heads = ['Test', 'What was done', 'Figure', 'Wanted', 'OK'];
  const line = WIDTHS.map((width) => '-'.repeat(width)).join('  ');
  console.log(`\n${inColumns(heads)}\n${line}`);
  for (const { id, title, figure, wanted, ok, isLeftOut } of rows) {
    console.log(inColumns([id, title, figure, wanted, isLeftOut ? '-' : ok ? 'yes' : 'NO']));
  }
  console.log(line);
}

function inColumns(cells: readonly string[]): string {
  const columns = cells.map((cell, index) => wrapped(cell, WIDTHS[index] ?? 40));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, index) => (lines[row] ?? '').padEnd(WIDTHS[index] ?? 0))
      .join('  ')
      .trimEnd(),
  ).join('\n');
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
