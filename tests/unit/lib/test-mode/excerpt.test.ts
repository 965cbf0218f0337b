import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTokenEnd, excerptAt, mapOffset } from '#lib/test-mode/excerpt';

describe('an excerpt', () => {
  it.each([
    ['[\n\t{"id": 1,}\n]', 12, { before: '{"id": 1,', mark: '}', after: '' }],
    ['["\u5bb6\ud83d\ude00", x]', 8, { before: '["\u5bb6\ud83d\ude00", ', mark: 'x', after: ']' }],
    ['[e\u0301]', 1, { before: '[', mark: 'e\u0301', after: ']' }],
    ['[\u00a01, \u202e]', 1, { before: '[', mark: '\u25a1', after: '1, \u25a1]' }],
    ['[1', 2, { before: '[1', mark: '', after: '' }],
    [`${'a'.repeat(50)}!${'b'.repeat(50)}`, 50, { before: `\u2026${'a'.repeat(24)}`, mark: '!' }],
  ])('of %j at %i', (text, offset, expected) => {
    expect(excerptAt(text, offset)).toMatchObject(expected);
  });

  it('is short for any text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.nat(200), (text, at) => {
        const { before, mark, after } = excerptAt(text, Math.min(at, text.length));
        for (const part of [before, mark, after]) expect(Array.from(part).length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('an offset', () => {
  it.each([
    ['{"a\\"b": 1}', 1, '"a\\"b"'],
    ['[-1.5e3]', 1, '-1.5e3'],
    ['[oops]', 1, 'oops'],
    ['[\ud83d\ude00]', 1, '\ud83d\ude00'],
    ['["open', 1, '"'],
    ['[', 1, ''],
  ])('in %j at %i is the start of the token %j', (text, offset, covered) => {
    expect(text.slice(offset, getTokenEnd(text, offset))).toBe(covered);
  });

  it('is mapped to the same character after an edit elsewhere', () => {
    const parts = fc.tuple(fc.string(), fc.string(), fc.string());
    fc.assert(
      fc.property(parts, fc.string(), ([head, old, tail], inserted) => {
        const marked = `${head}${old}\u2605${tail}`;
        const edited = `${head}${inserted}\u2605${tail}`;
        expect(edited[mapOffset(marked, edited, head.length + old.length)]).toBe('\u2605');
      }),
    );
  });
});
