import { displayWidth } from './display-width.ts';

export type Column = { heading: string; align?: 'left' | 'right' };

const GAP = '  ';

/** A table as lines of text: the headings, then the rows. Each column is as wide as its widest cell. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns.map(({ heading }) => heading), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => displayWidth(row[index] ?? ''))));
  return all.map((row) =>
    columns
      .map(({ align = 'left' }, index) => padded(row[index] ?? '', widths[index] ?? 0, align))
      .join(GAP)
      .trimEnd(),
  );
}

function padded(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return align === 'left' ? text + space : space + text;
}
