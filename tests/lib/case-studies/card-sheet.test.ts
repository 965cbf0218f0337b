import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/lib/commands/run-command';

const [PUBLIC, EMBARGOED, STYLED, OWN_FILE, BITMAP] = [
  'lumenfold-mission-mural-dash',
  'tidewrack-dockside-dispatch',
  'quillhaven-press-jazz-heist',
  'kitebridge-remote-onboarding',
  'gullwing-mutual-waterfront-cipher',
] as const;
const REVEAL = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(REVEAL.getTime() - 1);

const folder = copyOfContent();
const fileOf = (path: string) => join(folder, 'content/case-studies', path);
const edit = (path: string, pattern: RegExp, replacement: string) => {
  const text = readFileSync(fileOf(path), 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(fileOf(path), text.replace(pattern, replacement));
};
edit(`${EMBARGOED}.md`, /^revealed_on: .*$/m, `revealed_on: "${REVEAL.toISOString()}"`);
edit(`${STYLED}/cover.svg`, /<style>/, '<style>path{stroke:red}');
edit(`${BITMAP}.md`, /^coverImage: .*$/m, 'coverImage: /art/og/home.png');
writeFileSync(fileOf(`${OWN_FILE}/card.svg`), 'of the study');

// The modules look for the content once, when they are loaded.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { getRevealedStudy } = await import('#lib/case-studies/read');
const { toCard } = await import('#lib/case-studies/card');
const { onSheet } = await import('#lib/case-studies/card-sheet');
const { GET, generateStaticParams } = await import('../../../app/art/case-studies/[slug]/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (slug: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ slug, file: 'card.svg' }) });
const cardOf = (slug: string) => toCard(getRevealedStudy(slug, new Date())!);

describe('the sheet of a card', () => {
  it('holds cover and wordmark, each with a view of its own, far enough apart', async () => {
    const answer = await ask(PUBLIC);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const body = await answer.text();
    const { DOMParser } = new JSDOM().window;
    const sheet = new DOMParser().parseFromString(body, 'image/svg+xml');
    expect(sheet.querySelector('parsererror')).toBeNull();
    const viewOf = (id: string) => sheet.getElementById(id)!.getAttribute('viewBox')!.split(' ').map(Number);
    const [coverBox, logoBox] = ['cover', 'logo'].map((name) =>
      /viewBox="([^"]*)"/
        .exec(readFileSync(fileOf(`${PUBLIC}/${name}.svg`), 'utf8'))![1]!
        .split(' ')
        .map(Number),
    );
    expect(viewOf('cover')).toEqual(coverBox);
    expect(viewOf('logo')).toEqual([0, -20_000, ...logoBox!.slice(2)]);
    expect(sheet.querySelector('g[transform="translate(0 -20000)"] path')).not.toBeNull();
  });

  it('is what a card shows, with the width of the wordmark, which has none of its own there', () => {
    const card = cardOf(PUBLIC);
    const [, width, height] = /width="(\d+)" height="(\d+)"/
      .exec(readFileSync(fileOf(`${PUBLIC}/logo.svg`), 'utf8'))!
      .map(Number);
    expect(onSheet(card, BEFORE)).toEqual({
      ...card,
      coverImage: `/art/case-studies/${PUBLIC}/card.svg#cover`,
      companyLogo: `/art/case-studies/${PUBLIC}/card.svg#logo`,
      logoWidth: Math.round((width! * 26) / height!),
    });
  });

  it.each([
    ['the cover has rules of style that would reach the wordmark', STYLED],
    ['a picture of the study has that name', OWN_FILE],
    ['the cover is no drawing of its own folder', BITMAP],
  ])('is not made when %s', (_why, slug) => {
    expect(onSheet(cardOf(slug), BEFORE)).toEqual(cardOf(slug));
    expect(generateStaticParams().filter((one) => one.slug === slug && one.file === 'card.svg')).toHaveLength(
      slug === OWN_FILE ? 1 : 0,
    );
  });

  it('leaves a picture of that name alone', async () => {
    expect(await (await ask(OWN_FILE)).text()).toBe('of the study');
  });

  it('is kept back until the very millisecond of the reveal', async () => {
    const early = await ask(EMBARGOED);
    expect([early.status, early.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file: 'card.svg' });
    vi.setSystemTime(REVEAL);
    expect((await ask(EMBARGOED)).status).toBe(200);
    expect(generateStaticParams()).toContainEqual({ slug: EMBARGOED, file: 'card.svg' });
  });
});
