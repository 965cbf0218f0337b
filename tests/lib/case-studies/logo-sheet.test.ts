import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/lib/commands/run-command';

const [PUBLIC, EMBARGOED, NAMED, BITMAP] = [
  'lumenfold-mission-mural-dash',
  'tidewrack-dockside-dispatch',
  'quillhaven-press-jazz-heist',
  'gullwing-mutual-waterfront-cipher',
];
const COMPANIES = [PUBLIC, EMBARGOED, NAMED, BITMAP];
const REVEAL = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(REVEAL.getTime() - 1);

const folder = copyOfContent();
const fileOf = (path: string) => join(folder, 'content', path);
const edit = (path: string, pattern: RegExp, replacement: string) => {
  const text = readFileSync(fileOf(path), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(fileOf(path), text.replace(pattern, replacement));
};
edit(`case-studies/${EMBARGOED}.md`, /^revealed_on: .*$/m, `revealed_on: "${REVEAL.toISOString()}"`);
edit(`case-studies/${BITMAP}.md`, /^companyLogo: .*$/m, 'companyLogo: /art/og/home.png');
edit(`case-studies/${NAMED}/logo.svg`, /<path /, '<path id="a" ');

// The modules look for the content once, when they are loaded.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { drawLogoSheet } = await import('#lib/case-studies/logo-sheet');
const { GET, generateStaticParams } = await import('../../../app/art/logos/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (file: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

describe('the wordmarks of a page', () => {
  it('lie in one file, each with a view of its own and the size to show it at', () => {
    const { file, body, marks } = drawLogoSheet('home', [PUBLIC], BEFORE);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
      readFileSync(fileOf(`case-studies/${PUBLIC}/logo.svg`), 'utf8'),
    )!;
    expect(marks).toEqual([
      {
        slug: PUBLIC,
        company: 'Lumenfold',
        src: `/art/logos/${file}#${PUBLIC}`,
        width: Number(width),
        height: Number(height),
      },
    ]);
    expect(body).toContain(`<view id="${PUBLIC}" viewBox="0 0 ${width} ${height}" `);
    const { DOMParser } = new JSDOM().window;
    expect(new DOMParser().parseFromString(body, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it('stay in files of their own when they are no drawing, or when names in it could meet others', () => {
    const { body, marks } = drawLogoSheet('home', COMPANIES, BEFORE);
    expect(marks.map(({ slug, src }) => [slug, src.replace(/home-\w+/, 'sheet')])).toEqual([
      [PUBLIC, `/art/logos/sheet.svg#${PUBLIC}`],
      [NAMED, `/art/case-studies/${NAMED}/logo.svg`],
      [BITMAP, '/art/og/home.png'],
    ]);
    expect(body.match(/<view /g)).toHaveLength(1);
  });

  it('hold nothing of a client who is not public, and have another name from the moment on', () => {
    const before = drawLogoSheet('home', COMPANIES, BEFORE);
    const after = drawLogoSheet('home', COMPANIES, REVEAL);
    expect(JSON.stringify(before)).not.toContain(EMBARGOED);
    expect(after.body).toContain(`<view id="${EMBARGOED}"`);
    expect(after.file).not.toBe(before.file);
    expect(drawLogoSheet('home', COMPANIES, BEFORE).file).toBe(before.file);
  });

  it('are served under the name of now, and under an earlier one as they are now, for nobody to keep', async () => {
    const [{ file }] = generateStaticParams().filter((params) => params.file.startsWith('home-')) as [{ file: string }];
    const answer = await ask(file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).not.toContain(EMBARGOED);
    vi.setSystemTime(REVEAL);
    const late = await ask(file);
    expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await late.text()).toContain(EMBARGOED);
  });

  it.each(['home.svg', 'nowhere-0123456789ab.svg', 'about-0123456789ab.svg', '../home-0123456789ab.svg', ''])(
    'are not under %j',
    async (file) => {
      const answer = await ask(file);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});
