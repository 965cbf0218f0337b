// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { drawScript } from '#lib/illustration/glyphs';
import { ICONS } from '#lib/illustration/icons';
import { drawJidaraTitle } from '#lib/illustration/jidara-title';
import { LOGO } from '#lib/illustration/logo';
import { HAT_NAMES } from '#lib/illustration/pieces';
import { CROWD_SYMBOLS } from '#lib/illustration/crowd';
import { drawBust, drawPawn } from '#lib/illustration/pawn';
import { withFewerShapes } from '#lib/illustration/fewer-shapes';
import { drawScene, type SceneName } from '#lib/illustration/scene';
import { scriptHostsOf } from '#lib/page-cache/policy';
import { TRUSTED_TYPES_SCRIPT, trustedTypesScript } from '#lib/page-cache/trusted-types';
import { ALL_SERVICES } from '#tests/factories/all-services';
import { cases } from '#tests/scope';

const ORIGIN = 'https://www.example.com';

type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string> & { createScript?: unknown };

/** What the script registers in a browser that has Trusted Types. */
function policyFor(href: string, addresses: string[] = []): Policy {
  const policies: Record<string, Policy> = {};
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) };
  const { origin } = new URL(href);
  new Function('self', 'trustedTypes', 'location', trustedTypesScript(addresses))({ trustedTypes }, trustedTypes, {
    href,
    origin,
  });
  expect(Object.keys(policies)).toEqual(['default']);
  return policies.default as Policy;
}

const { createHTML, createScriptURL, createScript } = policyFor(`${ORIGIN}/blog/rain-plan?from=home`);

function isAccepted(markup: string): boolean {
  try {
    return createHTML(markup) === markup;
  } catch (error) {
    expect(String(error)).toContain('TypeError: Not the markup of this site');
    return false;
  }
}

/** Every name of a scene; the compiler misses none. */
const SCENES = {
  ...{ city: 1, hunts: 1, holiday: 1, site: 1, school: 1, virtual: 1, escape: 1, jidara: 1, 'jidara-lone': 1 },
  ...{ jazz: 1, 'jazz-lone': 1 },
  ...{ 'jazz-portrait': 1, lost: 1, fallen: 1, 'empty-tile': 1, 'move-roll': 1, 'move-plot': 1, 'move-play': 1 },
  ...{ 'move-gloat': 1, speaker: 1, harbor: 1, station: 1, orchard: 1, books: 1, party: 1, hotel: 1, 'pop-up': 1 },
} satisfies Record<SceneName, 1>;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the markup of the site', () => {
  it('may be any drawing', () => {
    const drawings = [
      ...Object.values(ICONS),
      LOGO.markup,
      drawJidaraTitle().markup,
      drawScript('JIDARNSE').markup,
      ...Object.keys(SCENES).map((name) => drawScene(name as SceneName).markup),
      ...Object.keys(SCENES).map((name) => withFewerShapes(drawScene(name as SceneName).markup)),
      ...HAT_NAMES.map((hat) => drawPawn({ ink: 'a', hat, band: '2', id: 'player' }).markup),
      CROWD_SYMBOLS,
      ...['Imani Okafor', 'Zo\u00eb', ''].map((name) => drawBust(name).markup),
    ];
    expect(drawings.filter((markup) => !isAccepted(markup))).toEqual([]);
    expect(drawings.join('')).toContain('<use href="#');
  });

  it.each(globSync('content/**/*.{md,yaml}').sort())('may be any text of %s', (file) => {
    const source = { file, text: readFileSync(file, 'utf8') };
    const { value, body } = file.endsWith('.md') ? parseMarkdownSource(source) : parseYamlSource(source);
    const refused = [...textsIn(value), body].map(renderMarkdown).filter((markup) => !isAccepted(markup));
    expect(refused).toEqual([]);
  });

  it('may be whatever markdown makes', () => {
    const markdown = [
      '# Heading\n\n## Heading\n\n> *em* **strong** ~~del~~ `a < b && c`\\\nline',
      '1. one\n2. two\n\n- a\n- b\n\n---\n\n```js\nconst a = "<b>";\n```\n\n3. three',
      '| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] to do\n\nNote[^1]\n\n[^1]: Foot',
      '[a](/about "Title") [b](#faq) <https://example.org> www.example.org team@example.com [c](tel:+15035550100)',
      '![Teams at the harbor](/art/scenes/harbor.svg)',
    ];
    expect(markdown.map(renderMarkdown).filter((markup) => !isAccepted(markup))).toEqual([]);
  });

  it('may be the empty script by which React makes its own', () => {
    expect(isAccepted('<script></script>')).toBe(true);
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<script src="/_next/static/a.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/x.png" onerror="alert(1)">',
  '<img src="https://evil.example/x.png">',
  '<svg onload="alert(1)">',
  '<iframe src="/about"></iframe>',
  '<iframe srcdoc="x"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#x9;script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/&#x2f;evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a href="/x" ping="https://evil.example">x</a>',
  '<p ONCLICK="alert(1)">x</p>',
  '<table background="//evil.example/x.png"></table>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use href="/x.svg#a"/>',
  '<use xlink:href="//evil.example/x.svg#a"/>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<input form="a" formaction="https://evil.example">',
  '<base href="https://evil.example/">',
  '<style>p{color:red}</style>',
  '<link rel="stylesheet" href="/x.css">',
  '<meta http-equiv="refresh" content="0">',
  '<object data="/x"></object>',
  '<foreignObject><p>x</p></foreignObject>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<!--<p>--><p>',
  '<![CDATA[<p>]]>',
  '<p',
];

describe('markup of anybody else', () => {
  const variants = [
    (attack: string) => attack,
    (attack: string) => attack.toUpperCase(),
    (attack: string) => attack.replace(/ /g, '\n'),
    (attack: string) => attack.replace(/ /g, '/'),
    (attack: string) => `<p>Rain plan</p>${attack}<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`,
    (attack: string) => `<p title="${attack}">x</p>`,
    (attack: string) => `<scr<b>ipt>${attack}`,
  ];

  it.each(ATTACKS)('is refused: %j', (attack) => {
    expect(variants.map((vary) => vary(attack)).filter(isAccepted)).toEqual([]);
  });

  it('is refused wherever it stands in a drawing', () => {
    const { markup } = drawScene('pop-up');
    fc.assert(
      fc.property(fc.constantFrom(...ATTACKS), fc.nat({ max: markup.length }), (attack, at) => {
        expect(isAccepted(markup.slice(0, at) + attack + markup.slice(at))).toBe(false);
      }),
    );
  });

  it('never brings more than words, drawings, plain links and pictures of the site', () => {
    const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
    const name = oneOf('a A img svg use p input script form style math table');
    const attribute = oneOf('href HREF src SRC xlink:href onclick OnClick o\0nclick class ping data-href');
    const piece = fc.oneof(
      oneOf('/ / \\ # https: javascript: &#x2f; &tab; evil.example'),
      fc.constantFrom('\t', '\n', ' '),
    );
    const value = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    const quote = fc.constantFrom('"', '"', '"', "'", '');
    const space = fc.constantFrom(' ', ' ', ' ', '\n', '/', '\f', '');
    const pair = fc.tuple(space, attribute, quote, value).map(([gap, key, q, text]) => `${gap}${key}=${q}${text}${q}`);
    const tag = fc
      .tuple(oneOf('< < </'), name, fc.array(pair, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >', ''))
      .map(([open, element, pairs, close]) => `${open}${element}${pairs.join('')}${close}`);
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 2 }), (tags) => {
        const markup = tags.join('');
        if (!isAccepted(markup)) return;
        accepted += 1;
        const page = new DOMParser().parseFromString(markup, 'text/html');
        expect([...page.body.querySelectorAll('*')].flatMap(dangersOf), markup).toEqual([]);
      }),
      { numRuns: cases(3000) },
    );
    expect(accepted).toBeGreaterThan(cases(100));
  });
});

/** What of an element could run, load from elsewhere or send a person where the markup does not say. */
function dangersOf(element: Element): string[] {
  if (/^(script|form|style|math|iframe)$/.test(element.localName)) return [element.localName];
  return [...element.attributes].flatMap(({ name, value }) => {
    if (/^on|^(ping|xlink:href)$/.test(name)) return [name];
    if (!/^(href|src)$/.test(name)) return [];
    if (!URL.canParse(value, ORIGIN)) return [];
    const { origin, protocol } = new URL(value, ORIGIN);
    const isOwn = origin === ORIGIN;
    if (element.localName === 'use' && name === 'href') return value.startsWith('#') ? [] : [name];
    return isOwn || (name === 'href' && protocol === 'https:' && value.startsWith('https:'))
      ? []
      : [`${name}=${value}`];
  });
}

describe('addresses of scripts', () => {
  it.each(['/_next/static/chunks/a.js', `${ORIGIN}/_next/static/chunks/a.js`])('may be %s', (address) => {
    expect(createScriptURL(address)).toBe(address);
  });

  it.each([
    '/_next/static/../../evil.js',
    '/_next/static/%2e%2e/evil.js',
    '/_next/static\\..\\..\\evil.js',
    '/art/evil.js',
    'chunks/a.js',
    '//evil.example/_next/static/a.js',
    'https://evil.example/_next/static/a.js',
    'http://www.example.com/_next/static/a.js',
    'https://www.example.com.evil.example/_next/static/a.js',
    'https://www.example.com@evil.example/_next/static/a.js',
    'data:text/javascript,alert(1)',
    `blob:${ORIGIN}/_next/static/a.js`,
    'javascript:alert(1)',
    '',
  ])('may not be %j', (address) => {
    expect(() => createScriptURL(address)).toThrow('Not a script of this site');
  });

  it('are all there is: no text becomes a script', () => {
    expect(createScript).toBeUndefined();
  });
});

describe('addresses of the scripts of services', () => {
  const { createScriptURL: allow } = policyFor(`${ORIGIN}/about`, ['https://cdn.branch.io/', '/services.js?v=abc']);

  it.each(['https://cdn.branch.io/branch-latest.min.js', '/services.js?v=abc', '/_next/static/chunks/a.js'])(
    'may be %s where they are configured',
    (address) => expect(allow(address)).toBe(address),
  );

  it.each([
    'https://cdn.branch.io.evil.example/x.js',
    'https://cdn.branch.io@evil.example/x.js',
    'http://cdn.branch.io/x.js',
    'https://cdn.branch.io:8443/x.js',
    'https://www.googletagmanager.com/gtm.js',
    '/services.js?v=other',
    '//evil.example/services.js?v=abc',
  ])('may not be %s', (address) => {
    expect(() => allow(address)).toThrow('Not a script of this site');
  });

  it('leave room: with all services the script stays below 3 KB', () => {
    const script = trustedTypesScript([...scriptHostsOf(ALL_SERVICES), '/services.js?v=abcdefghijkl']);
    expect(script.length).toBeLessThan(3072);
    expect(scriptHostsOf({})).toEqual([]);
  });
});

it('browsers without Trusted Types run on', () => {
  expect(() => new Function('self', TRUSTED_TYPES_SCRIPT)({})).not.toThrow();
});
