import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/unit/lib/cli/run-command';

const [PUBLIC, EMBARGOED, NAMED, BITMAP] = [
  'lumenfold-mission-mural-dash',
  'tidewrack-dockside-dispatch',
  'quillhaven-press-jazz-heist',
  'gullwing-mutual-waterfront-cipher',
];
const COMPANIES = [PUBLIC, EMBARGOED, NAMED, BITMAP];
const PUBLISH_TIME = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(PUBLISH_TIME.getTime() - 1);

const folder = copyOfContent();
const fileOf = (path: string) => join(folder, 'content', path);
const edit = (path: string, pattern: RegExp, replacement: string) => {
  const text = readFileSync(fileOf(path), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(fileOf(path), text.replace(pattern, replacement));
};
edit(`case-studies/${EMBARGOED}.md`, /^revealed_on: .*$/m, `revealed_on: "${PUBLISH_TIME.toISOString()}"`);
edit(`case-studies/${BITMAP}.md`, /^companyLogo: .*$/m, 'companyLogo: /art/og/home.png');
edit(`case-studies/${NAMED}/logo.svg`, /<path /, '<path id="a" ');

// The modules resolve the content folder at import.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { renderLogoSprite } = await import('#lib/case-studies/logo-sprite');
const { GET, generateStaticParams } = await import('../../../../app/art/logos/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (file: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

describe('the logo sprite of a page', () => {
  it('has a view for each wordmark, and returns its size', () => {
    const { file, body, logos } = renderLogoSprite('home', [PUBLIC], BEFORE);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
      readFileSync(fileOf(`case-studies/${PUBLIC}/logo.svg`), 'utf8'),
    )!;
    expect(logos).toEqual([
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

  it('leaves out bitmaps and drawings with ids, which keep their own files', () => {
    const { body, logos } = renderLogoSprite('home', COMPANIES, BEFORE);
    expect(logos.map(({ slug, src }) => [slug, src.replace(/home-\w+/, 'sprite')])).toEqual([
      [PUBLIC, `/art/logos/sprite.svg#${PUBLIC}`],
      [NAMED, `/art/case-studies/${NAMED}/logo.svg`],
      [BITMAP, '/art/og/home.png'],
    ]);
    expect(body.match(/<view /g)).toHaveLength(1);
  });

  it('has nothing of a client before the publish time, and a new file name after it', () => {
    const before = renderLogoSprite('home', COMPANIES, BEFORE);
    const after = renderLogoSprite('home', COMPANIES, PUBLISH_TIME);
    expect(JSON.stringify(before)).not.toContain(EMBARGOED);
    expect(after.body).toContain(`<view id="${EMBARGOED}"`);
    expect(after.file).not.toBe(before.file);
    expect(renderLogoSprite('home', COMPANIES, BEFORE).file).toBe(before.file);
  });

  it('is served under its current file name, and uncached under an earlier one', async () => {
    const [{ file }] = generateStaticParams().filter((params) => params.file.startsWith('home-')) as [{ file: string }];
    const response = await request(file);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).not.toContain(EMBARGOED);
    vi.setSystemTime(PUBLISH_TIME);
    const late = await request(file);
    expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await late.text()).toContain(EMBARGOED);
  });

  it.each(['home.svg', 'nowhere-0123456789ab.svg', 'about-0123456789ab.svg', '../home-0123456789ab.svg', ''])(
    'returns 404 for %j',
    async (file) => {
      const response = await request(file);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});
