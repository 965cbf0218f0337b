import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import matter from 'gray-matter';
import { parse } from 'yaml';
import { CASE_ART } from './case-art.ts';
import { CLUE_NAMES, drawClue } from './clues.ts';
import { drawCover, type CoverName } from './covers.ts';
import { simplifyScene } from './simplify.ts';
import { BRAND, clientNight, clientPalette, JAZZ, JIDARA, tablePalette, type Palette } from './palette.ts';
import { standalone } from './standalone.ts';
import { drawBust } from './bust.ts';
import { outputFiles } from './output-files.ts';
import { studyPath, type PictureFile } from './picture-file.ts';
import { drawScene, type SceneName } from './scene.ts';

// Writes what pages include (lib/illustration/output), and every SVG picture without lettering that they load as an <img>: covers, heroes,
// people, scenes and clues. Exits with 1 when a file is too big.

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');
/** These folders are emptied first. A study's folder is not, because authors may add other pictures to it. */
const DRAWN_FOLDERS = ['lib/illustration/output', 'public/art/people', 'public/art/scenes', 'public/art/clues'];
const MAX_GZIP_BYTES = 12 * 1024;

const NIGHT_COVERS = new Set<CoverName>(['jazz']);

const SCENE_PALETTES: Partial<Record<SceneName, Palette>> = {
  hunts: tablePalette([0.81, 0.075, 180]),
  holiday: { ...tablePalette([0.66, 0.2, 35]), ink: BRAND.inkDeep, e: BRAND.b },
  office: tablePalette([0.85, 0.09, 130]),
  site: tablePalette([0.85, 0.09, 130]),
  school: tablePalette([0.84, 0.06, 215]),
  virtual: tablePalette([0.83, 0.085, 20]),
  escape: { ...tablePalette([0.235, 0.042, 228]), f: tablePalette([0.86, 0.07, 20]).table },
  'jidara-lone': JIDARA,
  'jazz-lone': JAZZ,
  'pop-up': JIDARA,
  'co-op': BRAND,
  'cipher-bench': BRAND,
  'statue-crew': BRAND,
  'relay-call': BRAND,
};

async function readOptionalFile(path: string): Promise<string | undefined> {
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
    const source = await readOptionalFile(join(CONTENT, 'case-studies', `${slug}.md`));
    const color: unknown = source && matter(source, {}).data.primaryColor;
    const isNight = NIGHT_COVERS.has(cover);
    const primary = typeof color === 'string' ? color : '';
    const palette = isNight ? clientNight(primary) : clientPalette(primary);
    const scene = simplifyScene(drawCover(cover));
    pictures.push({ path: studyPath(slug, 'cover.svg'), body: standalone(scene, palette, { background: true }) });
    // A board fits on any background. A night scene has a sky, so it needs a background of its own.
    pictures.push({ path: studyPath(slug, 'hero.svg'), body: standalone(scene, palette, { background: isNight }) });
  }
  return pictures;
}

/** The texts under a key of each entry of a list. Entries without the key are skipped; the content check reports them. */
function pickTexts(list: unknown, key: string): string[] {
  const entries: Record<string, unknown>[] = Array.isArray(list) ? list : [];
  return entries.map((entry) => entry[key]).filter((text) => typeof text === 'string');
}

function toKebabCase(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function bustFile(name: string, path: (file: string) => string): PictureFile {
  return { path: path(`${toKebabCase(name)}.svg`), body: standalone(simplifyScene(drawBust(name)), BRAND) };
}

/** One bust for each quoted person, in the folder of the study. */
async function drawTestimonials(): Promise<PictureFile[]> {
  const folder = join(CONTENT, 'case-studies');
  const pictures: PictureFile[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()) {
    const { testimonials } = matter(await readFile(join(folder, file), 'utf8'), {}).data;
    const slug = basename(file, '.md');
    pictures.push(...pickTexts(testimonials, 'author').map((name) => bustFile(name, (bust) => studyPath(slug, bust))));
  }
  return pictures;
}

async function drawHosts(): Promise<PictureFile[]> {
  const hosts = await readOptionalFile(join(CONTENT, 'hosts.yaml'));
  const names = hosts ? pickTexts(parse(hosts), 'name') : [];
  return names.sort().map((name) => bustFile(name, (bust) => `public/art/people/${bust}`));
}

function drawScenes(): PictureFile[] {
  return Object.entries(SCENE_PALETTES).map(([name, palette]) => ({
    path: `public/art/scenes/${name}.svg`,
    body: standalone(simplifyScene(drawScene(name as SceneName)), palette, { background: true }),
  }));
}

function drawClues(): PictureFile[] {
  return CLUE_NAMES.map((name) => ({
    path: `public/art/clues/${name}.svg`,
    body: standalone(simplifyScene(drawClue(name)), BRAND),
  }));
}

const pictures = [
  ...(await drawCaseArt()),
  ...(await drawTestimonials()),
  ...(await drawHosts()),
  ...drawScenes(),
  ...drawClues(),
  ...outputFiles(),
];
for (const folder of DRAWN_FOLDERS) await rm(join(ROOT, folder), { recursive: true, force: true });
let oversized = 0;
for (const { path, body } of pictures) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), body);
  const size = gzipSync(body, { level: 9 }).length;
  if (size > MAX_GZIP_BYTES) oversized += 1;
  console.log(
    `${path.padEnd(70)} ${(size / 1024).toFixed(1).padStart(5)} KB gzip${size > MAX_GZIP_BYTES ? '  too heavy' : ''}`,
  );
}
console.log(`${pictures.length} pictures, ${oversized} over ${MAX_GZIP_BYTES / 1024} KB`);
if (oversized > 0) process.exitCode = 1;
