import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { checkMarkup } from '#lib/delivery/browser/trusted-types-rules';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';
import { cases } from '#tests/scope';

const SITE = 'https://www.example.com';

const address = fc.oneof(
  fc.constantFrom(
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/\t/evil.example', '/.//evil'],
    ...['https://evil.example/a.png', 'https://user:pw@evil.example', 'foo', '', '/a.png', '/&x', 'irc://x', '/a"><b'],
  ),
  fc.webUrl(),
);
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<script>',
          '"',
          "'",
          '<',
          '>',
          '\u202eevil',
          '\u2066',
          '\ud800',
          '\u0000',
          '\ufeff',
          '# ',
          '\n\n',
          '```<b',
        ],
        ...[
          '![',
          '[a](',
          ')',
          '![x][y]',
          '[y]: //evil "<table>"\n',
          '[^1]',
          '\n[^1]: x',
          '| a |\n|---|\n',
          '<b onclick=x>',
        ],
        ...['[x](/x "a>b")', '[x](/x "<table> onclick=y ")', '<pre>', 'url(//evil)', '&#x22;', 'www.evil.example', ' '],
      ),
      address,
      address.map((to) => `[link](${to})`),
      address.map((to) => `![picture](${to} "<b>")`),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const value: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 2 },
  words,
  address,
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom('url(https://evil.example)', 'expression(1)', '#12345g', 'red; background: url(//evil)', '#abcdef'),
);
const item = fc.dictionary(
  fc.constantFrom(
    ...['url', 'alt', 'avatar', 'quote', 'author', 'icon', 'label', 'value', 'type', 'symbol', 'description', 'metric'],
    ...['title', 'content', 'text', 'team', 'score', 'width', '__proto__', 'constructor', 'onclick', 'style'],
  ),
  value,
  { maxKeys: 5 },
);
const KEYS = [
  ...['id', 'slug', 'title', 'fullTitle', 'shortDescription', 'company', 'companyLogo', 'coverImage', 'heroImage'],
  ...['ogImage', 'titleFontFamily', 'primaryColor', 'categories', 'revealed_on', 'featured', 'videoUrl', 'ctaUrl'],
  ...['ctaText', 'stats', 'clientMetrics', 'route', 'standings', 'sections', 'testimonials', 'gallery', 'body', 'date'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'participants', 'game', 'typeOfEvent'],
];
const sections = fc.dictionary(fc.constantFrom('challenge', 'solution', '__proto__'), item, { maxKeys: 2 });
const changes = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.oneof(value, item, fc.array(item, { maxLength: 3 }), sections),
  {
    maxKeys: 6,
  },
);

/** All texts of a value, each with its key. */
function textsIn(data: unknown, name = ''): { name: string; text: string }[] {
  if (typeof data === 'string') return [{ name, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(data));
  return Object.entries(data).flatMap(([key, inside]) => textsIn(inside, Array.isArray(data) ? name : key));
}

const ADDRESSES = ['companyLogo', 'coverImage', 'heroImage', 'ogImage', 'videoUrl', 'avatar', 'url'];
const MARKDOWN = ['body', 'content'];

function expectSafe({ name, text }: { name: string; text: string }): void {
  expect(text).toBe(text.toWellFormed());
  expect(text).not.toMatch(/[\u0000\u202a-\u202e\u2066-\u2069]/);
  if (ADDRESSES.includes(name) && text !== '') {
    const { origin, protocol, username, password } = new URL(text, SITE);
    expect([protocol, username, password]).toEqual(['https:', '', '']);
    if (!text.startsWith('https://')) expect([text[0], origin]).toEqual(['/', SITE]);
  }
  if (name === 'primaryColor') expect(text).toMatch(/^#[0-9a-f]{6}$/i);
  if (name === 'ctaUrl' && text !== '') {
    expect(text).toMatch(/^\//);
    expect(new URL(text, SITE).origin).toBe(SITE);
  }
  if (MARKDOWN.includes(name)) {
    const markup = renderMarkdown(text);
    expect(checkMarkup(markup)).toBe(markup);
    for (const [, attribute, to = ''] of markup.matchAll(/ (src|href)="([^"]*)"/g)) {
      expect(to).toMatch(attribute === 'src' ? /^\/(?!\/)/ : /^(\/(?!\/)|#|https?:|mailto:)/);
    }
  }
}

describe('a hostile paste', () => {
  it('never throws, has issues with messages, and is safe after validation', () => {
    let shown = 0;
    fc.assert(
      fc.property(changes, (hostile) => {
        const text = JSON.stringify([{ ...caseStudyDraft(), ...hostile }]);
        const { studies, errors, warnings } = parseCaseStudies(text);
        for (const { message, entry } of [...errors, ...warnings]) {
          expect(message).toMatch(/^\S.{4,}/);
          expect(entry).not.toBe('');
        }
        shown += studies.length;
        textsIn(studies).forEach(expectSafe);
        expect(validateCaseStudies(studies)).toMatchObject({ studies, errors: [] });
      }),
      { numRuns: cases(5000) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(shown).toBeGreaterThan(cases(1000));
  });

  it('has a warning for every removed part of its texts', () => {
    const warningsFor = (changes: Record<string, unknown>) =>
      parseCaseStudies(JSON.stringify([caseStudyDraft(changes)])).warnings.map(({ message }) => message);
    expect(warningsFor({ title: 'A \u202ecod.exe', company: 'B \u0007', fullTitle: 'C \ud83d' })).toEqual([
      'It held invisible marks that turn the direction of text; they are left out',
      'It held half of a character; a question mark stands in its place',
      'It held invisible control characters; they are left out',
    ]);
    expect(warningsFor({ body: `${'> '.repeat(2000)}deep` })).toEqual([
      'It held quotes or lists more than ten levels deep; the deeper levels are left out',
    ]);
    expect(warningsFor({ body: `> - quoted\n\n${'-'.repeat(40)}` })).toEqual([]);
    expect(warningsFor({ body: `x${'a'.repeat(5_000)}` })).toEqual([
      'It is longer than 5,000 characters, and cut there',
    ]);
    expect(warningsFor({ body: '[a](foo) ![b](https://evil.example/b.png) [c](/about "C")\n\n[d]: //evil' })).toEqual([
      'The picture "https://evil.example/b.png" is left out: pictures must lie on this site, under /',
      'The link to "foo" is left out: links start with /, #, https: or mailto:',
      'The link to "//evil" is left out: links start with /, #, https: or mailto:',
    ]);
    expect(parseCaseStudies(JSON.stringify([caseStudyDraft({ title: '\u202e' })])).errors).toMatchObject([
      { field: 'title', message: 'Missing required field' },
    ]);
  });
});
