import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/unit/lib/cli/run-command';

const PUBLIC = 'lumenfold-mission-mural-dash';
const EMBARGOED = 'tidewrack-dockside-dispatch';
const WITHOUT_FOLDER = 'kitebridge-remote-onboarding';
const PUBLISH_TIME = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(PUBLISH_TIME.getTime() - 1);

const folder = copyOfContent();
const studies = join(folder, 'content/case-studies');
const drawn = readdirSync(join(studies, PUBLIC)).sort();

const embargoed = join(studies, `${EMBARGOED}.md`);
const text = readFileSync(embargoed, 'utf8').replace(
  /^revealed_on: .*$/m,
  `revealed_on: "${PUBLISH_TIME.toISOString()}"`,
);
writeFileSync(embargoed, text);
renameSync(join(studies, WITHOUT_FOLDER), join(folder, 'elsewhere'));
mkdirSync(join(studies, PUBLIC, 'drawer.svg'));
writeFileSync(join(studies, PUBLIC, 'notes.txt'), 'not for visitors');
const added = ['IMG_2041.JPG', 'IMG 2042.jpeg', 'Caf\u00e9.WebP'];
for (const name of added) writeFileSync(join(studies, PUBLIC, name), name);
symlinkSync(embargoed, join(studies, PUBLIC, 'shortcut.svg'));

// The modules resolve the content folder at import.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { readPicture, readPublishedPictures } = await import('#lib/case-studies/pictures');
const { GET, generateStaticParams } = await import('../../../../app/art/case-studies/[slug]/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (slug: string, file: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ slug, file }) });

describe('the pictures of a study', () => {
  it.each([
    ['cover.svg', 'image/svg+xml'],
    ['og.png', 'image/png'],
  ])('are served unchanged with their content type: %s', async (file, type) => {
    const response = await request(PUBLIC, file);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(studies, PUBLIC, file)));
  });

  it.each([
    ['IMG_2041.JPG', 'image/jpeg', 'IMG_2041.JPG'],
    ['IMG%202042.jpeg', 'image/jpeg', 'IMG 2042.jpeg'],
    ['IMG 2042.jpeg', 'image/jpeg', 'IMG 2042.jpeg'],
    ['Caf%C3%A9.WebP', 'image/webp', 'Caf\u00e9.WebP'],
  ])('are served by a percent-encoded name and with an ending in capital letters: %s', async (file, type, name) => {
    const response = await request(PUBLIC, file);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, type, name]);
  });

  it('return 404 until the exact millisecond of the publish time, and are prerendered only after it', async () => {
    expect((await request(EMBARGOED, 'cover.svg')).status).toBe(404);
    expect(generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
    vi.setSystemTime(PUBLISH_TIME);
    expect((await request(EMBARGOED, 'cover.svg')).status).toBe(200);
    expect(generateStaticParams()).toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
  });

  it('return the same response for an embargoed study and an unknown one', async () => {
    const getResponse = async (slug: string, file: string) => {
      const response = await request(slug, file);
      return { status: response.status, headers: [...response.headers], text: await response.text() };
    };
    const unknown = await getResponse('nobody', 'cover.svg');
    expect(unknown.status).toBe(404);
    expect(unknown.headers).toContainEqual(['cache-control', 'no-store']);
    for (const file of ['cover.svg', 'nothing.svg']) expect(await getResponse(EMBARGOED, file)).toEqual(unknown);
    expect(await getResponse(PUBLIC, 'nothing.svg')).toEqual(unknown);
  });

  it.each([
    [PUBLIC, `../${EMBARGOED}/cover.svg`],
    [PUBLIC, `..%2f${EMBARGOED}%2fcover.svg`],
    [PUBLIC, `..\\${EMBARGOED}\\cover.svg`],
    [PUBLIC, `../${PUBLIC}.md`],
    [PUBLIC, '../../../../package.json'],
    [PUBLIC, './cover.svg'],
    [PUBLIC, 'cover.svg/'],
    [PUBLIC, 'cover.svg\0'],
    [PUBLIC, 'COVER.SVG'],
    [PUBLIC, 'notes.txt'],
    [PUBLIC, 'drawer.svg'],
    [PUBLIC, 'shortcut.svg'],
    [PUBLIC, '..'],
    [PUBLIC, ''],
    ['..', `${PUBLIC}.md`],
    ['', 'cover.svg'],
    [`${PUBLIC}/../${EMBARGOED}`, 'cover.svg'],
    [`./${PUBLIC}`, 'cover.svg'],
    [WITHOUT_FOLDER, 'cover.svg'],
  ])('are the only files that are served: not %s, %s', async (slug, file) => {
    expect((await request(slug, file)).status).toBe(404);
    expect(readPicture(slug, file, BEFORE)).toBeUndefined();
  });

  it('are listed by study, without other files in the folder', () => {
    const listed = readPublishedPictures(BEFORE).filter(({ slug }) => slug === PUBLIC);
    expect(listed.map(({ file }) => file)).toEqual([...drawn, ...added].sort());
    expect(drawn).toContain('cover.svg');
  });
});
