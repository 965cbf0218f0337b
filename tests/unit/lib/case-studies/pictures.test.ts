import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { photo } from '#tests/factories/photo';
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
const added = ['Caf\u00e9.WebP', 'IMG 2042.jpeg', 'IMG_2041.JPG'];
const small = { width: 640, height: 480, orientation: 6 };
writeFileSync(join(studies, PUBLIC, added[0]!), await photo({ ...small, format: 'webp' }));
for (const name of added.slice(1)) writeFileSync(join(studies, PUBLIC, name), await photo(small));
writeFileSync(join(studies, EMBARGOED, 'IMG_2043.JPG'), await photo(small));
symlinkSync(embargoed, join(studies, PUBLIC, 'shortcut.svg'));

// The modules resolve the content folder at import.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { readPicture, listPublishedPictures } = await import('#lib/case-studies/pictures');
const { readPhoto } = await import('#lib/pictures/read-photos');
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

  it.each([['IMG_2041.JPG'], ['IMG%202042.jpeg'], ['IMG 2042.jpeg'], ['Caf%C3%A9.WebP']])(
    'leave as an upright JPEG without metadata, also by a percent-encoded name: %s',
    async (file) => {
      const response = await request(PUBLIC, file);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640, space: 'srgb' });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  it('have renditions that caches may keep forever, and the current one under the name of an earlier one', async () => {
    const { base, widths } = (await readPhoto(`/art/case-studies/${PUBLIC}/IMG_2041.JPG`))!;
    expect(widths).toEqual([120, 180, 270, 360, 480]);
    const name = base.split('/').at(-1)!;
    for (const format of ['avif', 'webp']) {
      const response = await request(PUBLIC, `${name}-360.${format}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 360, height: 480 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const earlier = await request(PUBLIC, `${name.replace(/.{10}$/, '0123456789')}-360.avif`);
    expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await request(PUBLIC, `${name}-9999.avif`)).status).toBe(404);
  });

  it('have no rendition of an embargoed study until its publish time', async () => {
    const { base } = (await readPhoto(`/art/case-studies/${EMBARGOED}/IMG_2043.JPG`))!;
    const file = `${base.split('/').at(-1)}-360.avif`;
    expect((await request(EMBARGOED, file)).status).toBe(404);
    expect(await generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file });
    vi.setSystemTime(PUBLISH_TIME);
    expect((await request(EMBARGOED, file)).status).toBe(200);
    expect(await generateStaticParams()).toContainEqual({ slug: EMBARGOED, file });
  });

  it('return 404 until the exact millisecond of the publish time, and are prerendered only after it', async () => {
    expect((await request(EMBARGOED, 'cover.svg')).status).toBe(404);
    expect(await generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
    vi.setSystemTime(PUBLISH_TIME);
    expect((await request(EMBARGOED, 'cover.svg')).status).toBe(200);
    expect(await generateStaticParams()).toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
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
    expect(await readPicture(slug, file, BEFORE)).toBeUndefined();
  });

  it('are listed by study, without other files in the folder', async () => {
    const listed = (await listPublishedPictures(BEFORE)).filter(({ slug }) => slug === PUBLIC);
    const files = listed.map(({ file }) => file);
    expect(files.slice(0, drawn.length + added.length)).toEqual([...drawn, ...added].sort());
    expect(
      files.slice(drawn.length + added.length).every((file) => /-[0-9a-f]{10}(?:-y50)?-\d+\.(?:avif|webp)$/.test(file)),
    ).toBe(true);
    expect(drawn).toContain('cover.svg');
  });
});
