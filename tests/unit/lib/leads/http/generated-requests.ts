import fc from 'fast-check';
import { parseRequest } from '#lib/quote/request-schema';
import { quoteRequest } from '#tests/factories/quote-request';

const NASTY = [
  '\0',
  '\r\n',
  '\u2028',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u{1f600}',
  '<script>alert(1)</script>',
  '=cmd()',
  "'; drop table quotes; --",
  '${7*7}',
  '{{7*7}}',
  '%0d%0aBcc:',
  '../../../etc/passwd',
];

const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

const anyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1e308, -1, 0, null, true, '0000-01-01', '9999-12-31', 'x'.repeat(2_001)),
);

const names = [...Object.keys(quoteRequest()), 'phone', 'description', 'game', 'preferredDates', 'latitude'];
const strange = ['__proto__', 'constructor', 'total', '', 'toString', '\0', '\ud800'];

/** Answers with a few fields changed, dropped or added; sometimes a value that is not an object. */
export const badAnswers: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names, ...strange), anyValue, { minKeys: 1, maxKeys: 4 }),
        fc.subarray(names, { maxLength: 2 }),
      )
      .map(([changes, dropped]) => {
        const entries = Object.entries(quoteRequest()).filter(([name]) => !dropped.includes(name));
        return Object.fromEntries([...entries, ...Object.entries(changes)]);
      }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const GOOD = JSON.stringify(quoteRequest());

/** Valid JSON with a piece removed or inserted, or any other text, unless it is a valid request. */
export const badTexts: fc.Arbitrary<string> = fc
  .oneof(
    fc
      .tuple(fc.nat(GOOD.length), fc.integer({ min: 1, max: 30 }), nastyText)
      .map(([at, length, piece]) => GOOD.slice(0, at) + piece + GOOD.slice(at + length)),
    nastyText,
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  .filter((text) => !isRequest(text));

function isRequest(text: string): boolean {
  try {
    return parseRequest(JSON.parse(text)).request !== undefined;
  } catch {
    return false;
  }
}
