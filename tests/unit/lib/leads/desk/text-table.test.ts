import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '#lib/leads/desk/display-width';
import { textTable } from '#lib/leads/desk/text-table';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['Okafor', 6],
    ['Zo\u00eb', 3],
    ['Zoe\u0308', 3],
    ['\u674e\u660e', 4],
    ['\uff21\uff22', 4],
    ['\ud55c', 2],
    ['\ud83d\udc69\u200d\ud83d\ude80!', 3],
    ['\u200b', 0],
  ])('counts %j as %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('textTable', () => {
  const columns = [{ heading: 'Name' }, { heading: 'Total', align: 'right' }, { heading: 'State' }] as const;

  it('aligns its columns in every script', () => {
    const rows = [
      ['\u674e\u660e', '$5', 'accepted'],
      ['Zo\u00eb', '$12,475', ''],
    ];
    expect(textTable(columns, rows)).toEqual([
      'Name    Total  State',
      '\u674e\u660e       $5  accepted',
      'Zo\u00eb   $12,475',
    ]);
  });

  it('starts every cell of the last column at the same position', () => {
    const cell = fc.stringMatching(/^[a-z\u00eb\u674e\ud55c ]{0,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (pairs) => {
        const lines = textTable(
          columns,
          pairs.map(([name, total]) => [name, total, '|']),
        ).slice(1);
        const starts = lines.map((line) => displayWidth(line.slice(0, line.lastIndexOf('|'))));
        expect(new Set(starts).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
