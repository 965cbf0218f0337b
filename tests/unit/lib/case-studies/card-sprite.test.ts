import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/unit/lib/cli/run-command';

const [PUBLIC, EMBARGOED, STYLED, OWN_FILE, BITMAP] = [
  'lumenfold-mission-mural-dash',
  'tidewrack-dockside-dispatch',
  'quillhaven-press-jazz-heist',
  'kitebridge-remote-onboarding',
  'gullwing-mutual-waterfront-cipher',
] as const;
const PUBLISH_TIME = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(PUBLISH_TIME.getTime() - 1);

const folder = copyOfContent();
const fileOf = (path: string) => join(folder, 'content/case-studies', path);
const OWN_CARD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const edit = (path: string, pattern: RegExp, replacement: string) => {
  const text = readFileSync(fileOf(path), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(fileOf(path), text.replace(pattern, replacement));
};
edit(`${EMBARGOED}.md`, /^revealed_on: .*$/m, `revealed_on: "${PUBLISH_TIME.toISOString()}"`);
edit(`${STYLED}/cover.svg`, /<style>/, '<style>path{stroke:red}');
edit(`${BITMAP}.md`, /^coverImage: .*$/m, 'coverImage: /art/og/home.png');
writeFileSync(fileOf(`${OWN_FILE}/card.svg`), OWN_CARD);

// The modules resolve the content folder at import.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { getPublishedStudy } = await import('#lib/case-studies/read');
const { toCard } = await import('#lib/case-studies/card');
const { withCardPictures } = await import('#lib/case-studies/card-sprite');
const { GET, generateStaticParams } = await import('../../../../app/art/case-studies/[slug]/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (slug: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ slug, file: 'card.svg' }) });
const cardOf = (slug: string) => toCard(getPublishedStudy(slug, new Date())!);

describe('a card sprite', () => {
  it('contains the cover and the wordmark, each with a view, without overlap', async () => {
    const response = await request(PUBLIC);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const body = await response.text();
    const { DOMParser } = new JSDOM().window;
    const sprite = new DOMParser().parseFromString(body, 'image/svg+xml');
    expect(sprite.querySelector('parsererror')).toBeNull();
    const viewOf = (id: string) => sprite.getElementById(id)!.getAttribute('viewBox')!.split(' ').map(Number);
    const [coverBox, logoBox] = ['cover', 'logo'].map((name) =>
      /viewBox="([^"]*)"/
        .exec(readFileSync(fileOf(`${PUBLIC}/${name}.svg`), 'utf8'))![1]!
        .split(' ')
        .map(Number),
    );
    expect(viewOf('cover')).toEqual(coverBox);
    expect(viewOf('logo')).toEqual([0, -20_000, ...logoBox!.slice(2)]);
    expect(sprite.querySelector('g[transform="translate(0 -20000)"] path')).not.toBeNull();
  });

  it('is used by the card, with the width of the wordmark', async () => {
    const card = cardOf(PUBLIC);
    const [, width, height] = /width="(\d+)" height="(\d+)"/
      .exec(readFileSync(fileOf(`${PUBLIC}/logo.svg`), 'utf8'))!
      .map(Number);
    expect(await withCardPictures(card, BEFORE)).toEqual({
      ...card,
      coverImage: `/art/case-studies/${PUBLIC}/card.svg#cover`,
      companyLogo: `/art/case-studies/${PUBLIC}/card.svg#logo`,
      logoWidth: Math.round((width! * 26) / height!),
    });
  });

  it.each([
    ['the cover has style rules that would affect the wordmark', STYLED],
    ['a picture of the study has the same file name', OWN_FILE],
    ['the cover is not an SVG in the folder of the study', BITMAP],
  ])('is not rendered if %s', async (_why, slug) => {
    expect(await withCardPictures(cardOf(slug), BEFORE)).toEqual(cardOf(slug));
    expect((await generateStaticParams()).filter((one) => one.slug === slug && one.file === 'card.svg')).toHaveLength(
      slug === OWN_FILE ? 1 : 0,
    );
  });

  it('does not replace a picture with the same file name', async () => {
    expect(await (await request(OWN_FILE)).text()).toBe(OWN_CARD);
  });

  it('returns 404 until the exact millisecond of the publish time', async () => {
    const early = await request(EMBARGOED);
    expect([early.status, early.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file: 'card.svg' });
    vi.setSystemTime(PUBLISH_TIME);
    expect((await request(EMBARGOED)).status).toBe(200);
    expect(await generateStaticParams()).toContainEqual({ slug: EMBARGOED, file: 'card.svg' });
  });
});
