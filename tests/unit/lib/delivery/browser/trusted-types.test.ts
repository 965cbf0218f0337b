// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.example.com/blog/rain-plan?from=home" }
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { renderMarkdown } from '#lib/content/markdown';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { ICONS } from '#components/illustration/icons.ts';
import { JIDARA_TITLE } from '#components/illustration/jidara-title.ts';
import { readScene } from '#components/illustration/read-scene.ts';
import { SCENE_NAMES } from '#lib/illustration/output/scene-names';
import { writeScript } from '#lib/pages/jidara-script';
import { BANDS } from '#lib/pawns/bands';
import { HATS } from '#lib/pawns/hats';
import { PAWN_BODY } from '#lib/pawns/pawn-body';
import { checkMarkup, checkScriptUrl } from '#lib/delivery/browser/trusted-types-rules';
import { cases } from '#tests/scope';

const ORIGIN = 'https://www.example.com';

function isAccepted(markup: string): boolean {
  try {
    return checkMarkup(markup) === markup;
  } catch (error) {
    expect(String(error)).toContain('TypeError: Not the markup of this site');
    return false;
  }
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the policy for markup', () => {
  it('accepts every drawing', () => {
    const drawings = [
      ...Object.values(ICONS),
      JIDARA_TITLE.markup,
      writeScript('JIDARNSE').markup,
      ...[...SCENE_NAMES, 'logo' as const].map((name) => readScene(name).markup),
      ...Object.values({ ...PAWN_BODY, ...BANDS, ...HATS }),
    ];
    expect(drawings.filter((markup) => !isAccepted(markup))).toEqual([]);
  });

  it.each(globSync('content/**/*.{md,yaml}').sort())('accepts every text of %s', (file) => {
    const source = { file, text: readFileSync(file, 'utf8') };
    const { value, body } = file.endsWith('.md') ? parseMarkdownSource(source) : parseYamlSource(source);
    const refused = [...textsIn(value), body].map(renderMarkdown).filter((markup) => !isAccepted(markup));
    expect(refused).toEqual([]);
  });

  it('accepts the output of markdown', () => {
    const markdown = [
      '# Heading\n\n## Heading\n\n> *em* **strong** ~~del~~ `a < b && c`\\\nline',
      '1. one\n2. two\n\n- a\n- b\n\n---\n\n```js\nconst a = "<b>";\n```\n\n3. three',
      '| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] to do\n\nNote[^1]\n\n[^1]: Foot',
      '[a](/about "Title") [b](#faq) <https://example.org> www.example.org team@example.com [c](tel:+15035550100)',
      '![Teams at the harbor](/art/scenes/harbor.svg)',
    ];
    expect(markdown.map(renderMarkdown).filter((markup) => !isAccepted(markup))).toEqual([]);
  });

  it('accepts the empty script from which React creates script elements', () => {
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

describe('unsafe markup', () => {
  const variants = [
    (attack: string) => attack,
    (attack: string) => attack.toUpperCase(),
    (attack: string) => attack.replace(/ /g, '\n'),
    (attack: string) => attack.replace(/ /g, '/'),
    (attack: string) => `<p>Rain plan</p>${attack}<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`,
    (attack: string) => `<p title="${attack}">x</p>`,
    (attack: string) => `<scr<b>ipt>${attack}`,
  ];

  it.each(ATTACKS)('is rejected: %j', (attack) => {
    expect(variants.map((vary) => vary(attack)).filter(isAccepted)).toEqual([]);
  });

  it('is rejected anywhere in a drawing', () => {
    const { markup } = readScene('pop-up');
    fc.assert(
      fc.property(fc.constantFrom(...ATTACKS), fc.nat({ max: markup.length }), (attack, at) => {
        expect(isAccepted(markup.slice(0, at) + attack + markup.slice(at))).toBe(false);
      }),
    );
  });

  it('is never accepted as more than text, drawings, links and pictures of the site', () => {
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
    const pair = fc
      .tuple(space, attribute, quote, value)
      .map(([separator, key, q, text]) => `${separator}${key}=${q}${text}${q}`);
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

/** The parts of an element that could run code, load from other sites or lead to an unexpected URL. */
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

describe('URLs of scripts', () => {
  const allowed = ['https://cdn.branch.io/', '/services.js?v=abc'];

  it.each(['/_next/static/chunks/a.js', `${ORIGIN}/_next/static/chunks/a.js`])('may be %s', (address) => {
    expect(checkScriptUrl(address, [])).toBe(address);
  });

  it.each(['https://cdn.branch.io/branch-latest.min.js', '/services.js?v=abc'])(
    'may be %s when the services are configured',
    (address) => {
      expect(checkScriptUrl(address, allowed)).toBe(address);
      expect(() => checkScriptUrl(address, [])).toThrow('Not a script of this site');
    },
  );

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
    'https://cdn.branch.io.evil.example/x.js',
    'https://cdn.branch.io@evil.example/x.js',
    'http://cdn.branch.io/x.js',
    'https://cdn.branch.io:8443/x.js',
    'https://www.googletagmanager.com/gtm.js',
    '/services.js?v=other',
    '//evil.example/services.js?v=abc',
  ])('may not be %j', (address) => {
    expect(() => checkScriptUrl(address, allowed)).toThrow('Not a script of this site');
  });
});

describe('the policy of a page', () => {
  type Rules = Record<string, (text: string) => string>;
  const createPolicy = vi.fn<(name: 'default', rules: Rules) => void>();

  /** Runs the script in an element with this attribute, in a browser with these Trusted Types, and returns the rules of the policy. */
  async function run(scriptUrls = '', trustedTypes: object | undefined = { createPolicy }): Promise<Rules> {
    createPolicy.mockReset();
    vi.stubGlobal('trustedTypes', trustedTypes);
    const script = document.createElement('script');
    if (scriptUrls) script.dataset.scriptUrls = scriptUrls;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    vi.resetModules();
    await import('#lib/delivery/browser/trusted-types');
    return createPolicy.mock.calls[0]?.[1] ?? {};
  }

  it('allows the URLs of its script element, and no text becomes a script', async () => {
    const rules = await run('https://cdn.branch.io/ /services.js?v=abc');
    expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
    expect(rules.createScriptURL!('/services.js?v=abc')).toBe('/services.js?v=abc');
    expect(() => rules.createScriptURL!('/services.js?v=other')).toThrow('Not a script of this site');
  });

  it('allows scripts of Next only without such URLs', async () => {
    const rules = await run();
    expect(rules.createScriptURL!('/_next/static/a.js')).toBe('/_next/static/a.js');
    expect(() => rules.createScriptURL!('/services.js?v=abc')).toThrow('Not a script of this site');
  });

  it.each([
    ['the page has one', { createPolicy, defaultPolicy: {} }],
    ['the browser has no Trusted Types', null],
  ])('is not created when %s', async (_when, trustedTypes) => {
    expect(await run('', trustedTypes as object)).toEqual({});
  });
});
