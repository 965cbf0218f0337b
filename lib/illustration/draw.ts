import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import matter from 'gray-matter';
import { parse } from 'yaml';
import { CASE_ART } from './case-art.ts';
import { drawCover, type CoverName } from './covers.ts';
import { simplify } from './fewer-shapes.ts';
import { BRAND, clientNight, clientPalette, JAZZ, JIDARA, standalone, tablePalette, type Palette } from './palette.ts';
import { drawBust } from './pawn.ts';
import { studyPath, type PictureFile } from './picture-file.ts';
import { drawScene, type SceneName } from './scene.ts';

// Writes every picture that pages load as an <img>. Run it after a change of color or drawing.

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');
/** Emptied before drawing. A study's folder is not, because authors may put pictures of their own there. */
const DRAWN_FOLDERS = ['public/art/people', 'public/art/scenes'];
const BUDGET = 12 * 1024;

const NIGHT_COVERS = new Set<CoverName>(['jazz']);

const SCENE_PALETTES: Partial<Record<SceneName, Palette>> = {
  hunts: tablePalette([0.81, 0.075, 180]),
  holiday: { ...tablePalette([0.66, 0.2, 35]), ink: BRAND.inkDeep, e: BRAND.b },
  site: tablePalette([0.85, 0.09, 130]),
  school: tablePalette([0.84, 0.06, 215]),
  virtual: tablePalette([0.83, 0.085, 20]),
  escape: { ...tablePalette([0.235, 0.042, 228]), f: tablePalette([0.86, 0.07, 20]).table },
  'jidara-lone': JIDARA,
  'jazz-lone': JAZZ,
  'pop-up': JIDARA,
};

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function drawCaseArt(): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  for (const [slug, { cover }] of Object.entries(CASE_ART)) {
    const source = await readIfThere(join(CONTENT, 'case-studies', `${slug}.md`));
    const color: unknown = source && matter(source, {}).data.primaryColor;
    const atNight = NIGHT_COVERS.has(cover);
    const primary = typeof color === 'string' ? color : '';
    const palette = atNight ? clientNight(primary) : clientPalette(primary);
    const scene = simplify(drawCover(cover));
    pictures.push({ path: studyPath(slug, 'cover.svg'), body: standalone(scene, palette, { background: true }) });
    // A board lies on any table; a night scene has a sky and brings its own ground.
    pictures.push({ path: studyPath(slug, 'hero.svg'), body: standalone(scene, palette, { background: atNight }) });
  }
  return pictures;
}

/** The texts that the entries of a list have under a key; entries without it are left to the content check. */
function textsOf(list: unknown, key: string): string[] {
  const entries: Record<string, unknown>[] = Array.isArray(list) ? list : [];
  return entries.map((entry) => entry[key]).filter((text) => typeof text === 'string');
}

function kebab(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function bustOf(name: string, path: (file: string) => string): PictureFile {
  return { path: path(`${kebab(name)}.svg`), body: standalone(simplify(drawBust(name)), BRAND) };
}

/** The people whom a study quotes, in the study's folder. */
async function drawTestimonials(): Promise<PictureFile[]> {
  const folder = join(CONTENT, 'case-studies');
  const pictures: PictureFile[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()) {
    const { testimonials } = matter(await readFile(join(folder, file), 'utf8'), {}).data;
    const slug = basename(file, '.md');
    pictures.push(...textsOf(testimonials, 'author').map((name) => bustOf(name, (bust) => studyPath(slug, bust))));
  }
  return pictures;
}

async function drawHosts(): Promise<PictureFile[]> {
  const hosts = await readIfThere(join(CONTENT, 'hosts.yaml'));
  const names = hosts ? textsOf(parse(hosts), 'name') : [];
  return names.sort().map((name) => bustOf(name, (bust) => `public/art/people/${bust}`));
}

function drawScenes(): PictureFile[] {
  return Object.entries(SCENE_PALETTES).map(([name, palette]) => ({
    path: `public/art/scenes/${name}.svg`,
    body: standalone(simplify(drawScene(name as SceneName)), palette, { background: true }),
  }));
}

const pictures = [...(await drawCaseArt()), ...(await drawTestimonials()), ...(await drawHosts()), ...drawScenes()];
for (const folder of DRAWN_FOLDERS) await rm(join(ROOT, folder), { recursive: true, force: true });
let heavy = 0;
for (const { path, body } of pictures) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), body);
  const size = gzipSync(body, { level: 9 }).length;
  if (size > BUDGET) heavy += 1;
  console.log(
    `${path.padEnd(70)} ${(size / 1024).toFixed(1).padStart(5)} KB gzip${size > BUDGET ? '  too heavy' : ''}`,
  );
}
console.log(`${pictures.length} pictures, ${heavy} over ${BUDGET / 1024} KB`);
if (heavy > 0) process.exitCode = 1;
