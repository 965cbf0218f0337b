import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, printableLines } from '#lib/leads/desk/printable';

const COMMAND = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('printable', () => {
  it.each([
    ['a\u001b[31mred', 'a\ufffd[31mred'],
    ['a\u009b2J', 'a\ufffd2J'],
    ['Ada\u202egnp.exe', 'Ada\ufffdgnp.exe'],
    [' two\n lines\t', 'two lines'],
    ['Zo\u00eb \u674e \ud83d\udc69\u200d\ud83d\ude80', 'Zo\u00eb \u674e \ud83d\udc69\u200d\ud83d\ude80'],
    ['\ud83d', '\ufffd'],
  ])('prints %j as %j', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it('never prints a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(COMMAND);
        expect(printableLines(text).filter((line) => COMMAND.test(line))).toEqual([]);
      }),
    );
  });

  it('keeps the lines of a longer text with printableLines', () => {
    expect(printableLines('one\r\ntwo\n\n\tthree\u001b[2J')).toEqual(['one', 'two', '', '  three\ufffd[2J']);
  });
});
