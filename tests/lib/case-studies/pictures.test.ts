import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyOfContent } from '#tests/lib/commands/run-command';

const REVEALED = 'lumenfold-mission-mural-dash';
const EMBARGOED = 'tidewrack-dockside-dispatch';
const WITHOUT_FOLDER = 'kitebridge-remote-onboarding';
const REVEAL = new Date('2031-05-06T09:00:00-07:00');
const BEFORE = new Date(REVEAL.getTime() - 1);

const folder = copyOfContent();
const studies = join(folder, 'content/case-studies');
const drawn = readdirSync(join(studies, REVEALED)).sort();

const embargoed = join(studies, `${EMBARGOED}.md`);
const text = readFileSync(embargoed, 'utf8').replace(/^revealed_on: .*$/m, `revealed_on: "${REVEAL.toISOString()}"`);
writeFileSync(embargoed, text);
renameSync(join(studies, WITHOUT_FOLDER), join(folder, 'elsewhere'));
mkdirSync(join(studies, REVEALED, 'drawer.svg'));
writeFileSync(join(studies, REVEALED, 'notes.txt'), 'not for visitors');
symlinkSync(embargoed, join(studies, REVEALED, 'shortcut.svg'));

// The modules look for the content once, when they are loaded.
vi.spyOn(process, 'cwd').mockReturnValue(folder);
const { readPicture, readRevealedPictures } = await import('#lib/case-studies/pictures');
const { GET, generateStaticParams } = await import('../../../app/art/case-studies/[slug]/[file]/route.ts');

beforeEach(() => void vi.useFakeTimers({ now: BEFORE }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (slug: string, file: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ slug, file }) });

describe('the pictures of a study', () => {
  it.each([
    ['cover.svg', 'image/svg+xml'],
    ['og.png', 'image/png'],
  ])('are served as they lie in its folder: %s', async (file, type) => {
    const response = await ask(REVEALED, file);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(studies, REVEALED, file)));
  });

  it('are kept back until the very millisecond of the reveal, and prerendered only after it', async () => {
    expect((await ask(EMBARGOED, 'cover.svg')).status).toBe(404);
    expect(generateStaticParams()).not.toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
    vi.setSystemTime(REVEAL);
    expect((await ask(EMBARGOED, 'cover.svg')).status).toBe(200);
    expect(generateStaticParams()).toContainEqual({ slug: EMBARGOED, file: 'cover.svg' });
  });

  it('give nobody a way to tell an embargoed study from one that does not exist', async () => {
    const answer = async (slug: string, file: string) => {
      const response = await ask(slug, file);
      return { status: response.status, headers: [...response.headers], text: await response.text() };
    };
    const unknown = await answer('nobody', 'cover.svg');
    expect(unknown.status).toBe(404);
    expect(unknown.headers).toContainEqual(['cache-control', 'no-store']);
    for (const file of ['cover.svg', 'nothing.svg']) expect(await answer(EMBARGOED, file)).toEqual(unknown);
    expect(await answer(REVEALED, 'nothing.svg')).toEqual(unknown);
  });

  it.each([
    [REVEALED, `../${EMBARGOED}/cover.svg`],
    [REVEALED, `..%2f${EMBARGOED}%2fcover.svg`],
    [REVEALED, `..\\${EMBARGOED}\\cover.svg`],
    [REVEALED, `../${REVEALED}.md`],
    [REVEALED, '../../../package.json'],
    [REVEALED, './cover.svg'],
    [REVEALED, 'cover.svg/'],
    [REVEALED, 'cover.svg\0'],
    [REVEALED, 'COVER.SVG'],
    [REVEALED, 'notes.txt'],
    [REVEALED, 'drawer.svg'],
    [REVEALED, 'shortcut.svg'],
    [REVEALED, '..'],
    [REVEALED, ''],
    ['..', `${REVEALED}.md`],
    ['', 'cover.svg'],
    [`${REVEALED}/../${EMBARGOED}`, 'cover.svg'],
    [`./${REVEALED}`, 'cover.svg'],
    [WITHOUT_FOLDER, 'cover.svg'],
  ])('are the only files: not %s, %s', async (slug, file) => {
    expect((await ask(slug, file)).status).toBe(404);
    expect(readPicture(slug, file, BEFORE)).toBeUndefined();
  });

  it('are listed by study, without anything else that lies in the folder', () => {
    const listed = readRevealedPictures(BEFORE).filter(({ slug }) => slug === REVEALED);
    expect(listed.map(({ file }) => file)).toEqual(drawn);
    expect(drawn).toContain('cover.svg');
  });
});
