import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIX_RULES } from '#lib/test-mode/fix-edits';
import { applyFixes, findFixes } from '#lib/test-mode/fixes';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const ids = (text: string) => findFixes(text).map(({ id }) => id);

/** Accepts all offered fixes until there are none. */
function accepted(text: string): string {
  const offered = ids(text);
  return offered.length > 0 ? accepted(applyFixes(text, offered)) : text;
}

const STUDY = JSON.stringify(caseStudyDraft());

describe('an offered fix', () => {
  it.each([
    ['fence', '```json\n[{"id": 1}]\n```\n', '[{"id": 1}]\n'],
    ['fence', 'Here\u2019s the "list":\n\n```\n[1]\n```\nHope it helps!', '[1]\n'],
    ['fence', '[1]\n```', '[1]\n'],
    ['byte-order-mark', '\ufeff[1]', '[1]'],
    ['spaces', '[\u00a01,\u200b\u20032]', '[ 1, 2]'],
    ['quotes', '[{\u201cid\u201d: \u201cA \u2018b\u2019 "c"\u201d}]', '[{"id": "A \u2018b\u2019 \\"c\\""}]'],
    ['quotes', "[{'id': 'It\\'s'}]", '[{"id": "It\'s"}]'],
    ['quotes', '[{"id": "A\u201d}]', '[{"id": "A"}]'],
    ['commas', '[{"id": "a,]",\n},, ],', '[{"id": "a,]"\n} ]'],
    ['wrapper', '{ "caseStudies": [{"a": [1]}] }', '[{"a": [1]}]'],
    ['wrapper', '{"version": "2.0", "data": [1], "savedAt": "x"}', '[1]'],
    ['list', `\n${STUDY}\n`, `\n[${STUDY}]\n`],
    ['list', `${STUDY},\n${STUDY}`, `[${STUDY},\n${STUDY}]`],
  ])('%s makes %j valid', (id, text, result) => {
    expect(ids(text)).toEqual([id]);
    expect(applyFixes(text, [id])).toBe(result);
  });

  it('is shown as a change, with invisible characters made visible', () => {
    const [spaces, quotes] = findFixes('[\n  {\u00a0\u201cid\u201d: 1}\n]');
    expect(spaces).toMatchObject({ id: 'spaces', count: 1, changes: [{ line: 2 }] });
    expect(spaces?.changes[0]?.before.map(({ text }) => text)).toEqual(['{', '\u25a1', '\u201cid\u201d: 1}']);
    expect(spaces?.changes[0]?.after.filter(({ isChanged }) => isChanged)).toEqual([{ text: ' ', isChanged: true }]);
    expect(quotes).toMatchObject({ id: 'quotes', changes: [{ line: 2 }] });
  });

  it('is not offered when it would not help', () => {
    expect(ids('[oops \u201cid\u201d, ]')).toEqual([]);
    expect(ids('\ufeffoops')).toEqual([]);
    expect(ids('{"id": 1, "a": [}')).toEqual([]);
    expect(ids('{"name": {}}')).toEqual([]);
    expect(ids('')).toEqual([]);
  });

  it('may be accepted separately', () => {
    const text = '```\n[{\u201cid\u201d: 1,}]\n```';
    expect(ids(text)).toEqual(['fence', 'quotes', 'commas']);
    expect(applyFixes(text, ['commas'])).toBe('```\n[{\u201cid\u201d: 1}]\n```');
    expect(accepted(text)).toBe('[{"id": 1}]\n');
  });
});

/** Texts that look like damage, which must not change inside strings. */
const word = fc
  .array(
    fc.constantFrom('a', '\u201cb\u201d', "'c'", ', ]', ',}', '```', '\ufeff', '\u00a0', '"', '\\', '\n', '\u2019'),
  )
  .map((parts) => parts.join(''));
const entry = fc.record({ id: fc.nat(), title: word, stats: fc.array(fc.record({ label: word })) });
const document = fc.array(entry, { minLength: 1, maxLength: 4 });

type Damage = (text: string) => string;
const between =
  (pattern: RegExp, by: string): Damage =>
  (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"|[^"]+/g, (part) => (part.startsWith('"') ? part : part.replace(pattern, by)));

const damages = fc.subarray<Damage>([
  between(/([\]}])/g, ',$1'),
  between(/ /g, '\u00a0'),
  (text) => text.replaceAll('"id":', '\u201cid\u201d:'),
  (text) => (text.startsWith('[') ? `{ "caseStudies": ${text} }` : text),
  (text) => `\`\`\`json\n${text}\n\`\`\`\nSee you!`,
  (text) => `\ufeff${text}`,
]);

describe('fixes', () => {
  it('repair damage and do not change any string', () => {
    fc.assert(
      fc.property(document, damages, fc.constantFrom(0, 2), (studies, damage, indent) => {
        const text = damage.reduce((damaged, apply) => apply(damaged), JSON.stringify(studies, null, indent));
        expect(JSON.parse(accepted(text))).toEqual(studies);
      }),
      { numRuns: 500 },
    );
  });

  it('are not offered for an array', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (json, indent) => {
        expect(findFixes(JSON.stringify(json, null, indent))).toEqual([]);
      }),
    );
  });

  it('change nothing when applied twice, and never throw', () => {
    const piece = fc.constantFrom(
      ...'[ ] { } , : " \' \u201c \u201d ``` \\ 1 a \n \ufeff \u00a0 "a" "id":'.split(' '),
      ' ',
    );
    const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom(...FIX_RULES), (given, { id }) => {
        const once = applyFixes(given, [id]);
        expect(applyFixes(once, [id])).toBe(once);
        for (const { changes, count } of findFixes(given)) expect(changes.length).toBeLessThanOrEqual(count);
      }),
      { numRuns: 2000 },
    );
  });
});
