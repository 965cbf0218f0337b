import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, type Cell } from '#lib/leads/desk/csv';

/** Parses CSV as in RFC 4180, without the rules of spreadsheets. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let rest = text;
  let record: string[] = [];
  while (rest !== '') {
    const [matched, quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? ['', undefined, ''];
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(matched.length);
    if (rest.startsWith('\r\n')) {
      records.push(record);
      record = [];
      rest = rest.slice(2);
    } else if (rest.startsWith(',')) {
      rest = rest.slice(1);
    } else {
      throw new Error(`Not CSV: ${JSON.stringify(rest.slice(0, 20))}`);
    }
  }
  return records;
}

/** Text that a spreadsheet calculates: any spaces, then a half-width or full-width sign. */
const CALCULATED = /^[\s\p{Z}\p{C}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

const nasty = fc.stringMatching(/^[\t\r\n \u00a0\u200b\u3000'"]{0,4}[=+\-@\uff1d\uff0b,;a1]{0,3}[^]{0,6}$/);
const text = fc.oneof(nasty, fc.string({ unit: 'binary' }));
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
);

describe('formatCsvLine', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 555 010 7788', "'+1 555 010 7788"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\uff1dcmd()', "'\uff1dcmd()"],
    ['\tplain', "'\tplain"],
    ['\rplain', '"\'\rplain"'],
    ["'=1", "''=1"],
    ["O'Hara", "O'Hara"],
    ['a = b', 'a = b'],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %s', (cell, written) => {
    expect(formatCsvLine([cell])).toBe(`${written}\r\n`);
  });

  it('leaves numbers unquoted and null empty', () => {
    expect(formatCsvLine([-104.98, 0, null, 1e21])).toBe('-104.98,0,,1e+21\r\n');
  });

  it('writes no text that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const cells = parseCsv(formatCsvLine(texts)).flat();
        expect(cells.filter((one) => CALCULATED.test(one) || /^[\t\r\n]/.test(one))).toEqual([]);
      }),
    );
  });

  it('can be parsed back without loss', () => {
    const original = (written: string) =>
      /^'+[\t\r\n]/.test(written) || CALCULATED.test(written.replace(/^'+/, '')) ? written.replace(/^'/, '') : written;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 4 }), (records) => {
        const read = parseCsv(records.map(formatCsvLine).join(''));
        const wanted = records.map((cells) =>
          cells.map((one) => (typeof one === 'string' ? one : one === null ? '' : String(one))),
        );
        expect(
          read.map((cells, row) =>
            cells.map((one, at) => (typeof records[row]?.[at] === 'string' ? original(one) : one)),
          ),
        ).toEqual(wanted);
      }),
    );
  });
});
