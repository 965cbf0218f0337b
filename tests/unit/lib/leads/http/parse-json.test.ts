import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#lib/leads/http/parse-json';

describe('parseJson', () => {
  it('returns the value of JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6, stringUnit: 'binary' }), fc.constantFrom(0, 2, '\t\r\n '), (text, space) => {
        const spaced = JSON.stringify(JSON.parse(text), null, space);
        expect(parseJson(spaced)).toEqual({ value: JSON.parse(spaced) });
      }),
    );
  });

  it.each([
    '{"a":"{[\\"}]","b":["a","a","a:"],"c":{"a":1},"d":{"a":1}}',
    '{"a" \n:1,"b":{"a"\t:"a"}}',
    '[{"a":1},{"a":2}]',
    '{"\\u0061":1,"b":"\\u0061"}',
    '{"a\\\\":1,"a\\"":2,"a":3}',
    '[[[[[[[[]]]]]]]]',
    '"a"',
    '[]',
  ])('accepts %s', (text) => {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"b":{"a":1},"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"a":[{"b":1,"c":[],"b":2}]}',
    '{"a" : 1, "a"\n:2}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
  ])('refuses %s, which has a duplicate name', (text) => {
    expect(parseJson(text)).toEqual({ error: 'The body holds a name twice in one object.' });
  });

  it('finds every duplicate name, also in escapes', () => {
    const escaped = (name: string) => [...name].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('');
    const name = fc.string({ unit: fc.constantFrom(...'abXYZ~'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(name, fc.boolean(), fc.jsonValue({ maxDepth: 3 }), (twice, isEscaped, value) => {
        const second = isEscaped ? escaped(twice) : twice;
        expect(parseJson(`{"${twice}":${JSON.stringify(value)},"${second}":0}`)).toHaveProperty('error');
      }),
    );
  });

  it.each([
    [9, '[', ']'],
    [12_000, '[', ']'],
    [9, '{"a":', '}'],
  ])('refuses %i levels of nesting', (depth, open, close) => {
    const text = open.repeat(depth) + (open === '[' ? '' : '0') + close.repeat(depth);
    expect(parseJson(text)).toEqual({ error: 'The body is nested more than 8 levels deep.' });
  });

  it.each(['', '{', 'undefined', '{"a":}', "{'a':1}", '[1,]', '\u00a0{}', '01'])('refuses %j', (text) => {
    expect(parseJson(text)).toEqual({ error: 'The body is not valid JSON.' });
  });
});
