import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { scanJson } from '#lib/test-mode/scan-json';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const firstError = (text: string) => parseCaseStudies(text).errors[0];

describe('pasted text', () => {
  it.each([
    ['[{"id":1,}]', 'a comma too many before } at line 1, column 10'],
    ['[\n  {"id": 1}\n  {"id": 2}\n]', 'expected a comma or ], but there is { at line 3, column 3'],
    ['[{id: 1}]', 'expected a name in double quotes, but there is i at line 1, column 3'],
    ['[oops]', 'expected a value, but there is o at line 1, column 2'],
    ['[{"id": 1', 'expected a comma or }, but the text ends at line 1, column 10'],
    ['["open', 'a text in double quotes is never closed at line 1, column 2'],
    ['[\u201cid\u201d]', 'expected a value, but there is \u201c at line 1, column 2'],
    ['\ufeff[]', 'expected a value, but there is the invisible character U+FEFF at line 1, column 1'],
    ['[] []', 'expected the end, but there is [ at line 1, column 4'],
    [' ', 'there is no text'],
  ])('%j has an error at the position of the syntax error', (text, detail) => {
    expect(firstError(text)?.message).toBe(`Invalid JSON format: ${detail}`);
  });

  it('has issues at the value of their field, or at the first field of the entry when it is missing', () => {
    const text = JSON.stringify(
      [caseStudyDraft(), caseStudyDraft({ id: 'two', slug: 'two', title: undefined })],
      null,
      2,
    );
    const { errors } = parseCaseStudies(text);
    expect(errors.map(({ field, line, column }) => [field, line, column])).toEqual([
      ['title', 16, 5],
      ['id', 16, 11],
    ]);
    expect(text.split('\n')[15]).toContain('"id": "two"');
  });

  it('may have at most 1 MB', () => {
    expect(firstError(`[]${' '.repeat(1_000_000)}`)?.message).toContain('larger than 1 MB');
    expect(firstError(`"${'\u20ac'.repeat(400_000)}"`)?.message).toContain('larger than 1 MB');
  });

  it('may be at most 32 levels deep', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(firstError(nested(32))?.message).toBe('A case study must be an object');
    expect(firstError(nested(33))).toMatchObject({
      message: 'The data is nested more than 32 levels deep, which is more than a case study needs',
      column: 33,
    });
    expect(firstError('['.repeat(100_000))?.message).toMatch(/^Invalid JSON format: nested more than 32 levels deep/);
    expect(firstError(`{"a":${nested(5_000)}}`)?.message).toBe('Case studies must be an array');
  });

  it('has all issues of all entries at their positions, and warnings at the last of duplicate keys', () => {
    const text = JSON.stringify([{ ...caseStudyDraft(), slug: 'A', stats: [{ icon: 'x' }] }, {}], null, 1)
      .replace('"slug"', '"id": 8,\n  "slug"')
      .replace('"icon"', '"label": "a",\n    "label": "b",\n    "icon"');
    const { errors, warnings } = parseCaseStudies(text);
    expect(errors).toHaveLength(7);
    for (const { offset, line, column } of [...errors, ...warnings]) {
      expect(text.split('\n')[line! - 1]?.slice(column! - 1)).toBe(text.slice(offset).split('\n')[0]);
    }
    const repeats = warnings.filter(({ message }) => message.includes('written twice'));
    expect(repeats.map(({ entry, field }) => `${entry}: ${field}`)).toEqual([
      "Case study 1, 'Acme': id",
      "Case study 1, 'Acme': stats 1, label",
    ]);
    const offsetOf = (name: string, from?: string) => text.lastIndexOf(name, from ? text.indexOf(from) : undefined);
    expect(repeats.map(({ offset }) => offset)).toEqual([offsetOf('"id"'), offsetOf('"label"', '"icon"')]);
  });

  it('has the entry and the field of a syntax error', () => {
    expect(firstError('[{}, {"stats": [1, oops]}]')).toMatchObject({ entry: 'Case study 2', field: 'stats 2' });
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()),
        (text) => void parseCaseStudies(text),
      ),
    );
  });

  it('fails the scan exactly when JSON.parse fails', () => {
    const almost = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', '\\', '0', 'e'))
      .map(([text, at, by]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + by + text.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(almost, fc.json()), (text) => {
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(scanJson(text).failure === null).toBe(isValid);
      }),
      { numRuns: 1000 },
    );
  });
});
