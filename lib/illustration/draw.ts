import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import matter from 'gray-matter';
import { parse } from 'yaml';
import { CASE_ART } from './case-art.ts';
import { drawCover, type CoverName } from './covers.ts';
import { BRAND, clientNight, clientPalette, JAZZ, JIDARA, standalone, tablePalette, type Palette } from './palette.ts';
import { drawBust } from './pawn.ts';
import { drawScene, type SceneName } from './scene.ts';

// Writes every picture that pages load as an <img>. Run it after a change of color or drawing.

const ART = join(import.meta.dirname, '../../public/art');
const CONTENT = join(import.meta.dirname, '../../content');
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
  jazz: JAZZ,
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

type Picture = { path: string; svg: string };

async function drawCaseArt(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [slug, { cover }] of Object.entries(CASE_ART)) {
    const source = await readIfThere(join(CONTENT, 'case-studies', `${slug}.md`));
    const color: unknown = source && matter(source, {}).data.primaryColor;
    const atNight = NIGHT_COVERS.has(cover);
    const primary = typeof color === 'string' ? color : '';
    const palette = atNight ? clientNight(primary) : clientPalette(primary);
    const scene = drawCover(cover);
    pictures.push({ path: `covers/${slug}.svg`, svg: standalone(scene, palette, { background: true }) });
    // A board lies on any table; a night scene has a sky and brings its own ground.
    pictures.push({ path: `heroes/${slug}.svg`, svg: standalone(scene, palette, { background: atNight }) });
  }
  return pictures;
}

/** Names of people in content: whatever is called author or name next to a quotation, and every host. */
function namesIn(value: unknown, keys: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    keys.includes(key) && typeof item === 'string' ? [item] : namesIn(item, keys),
  );
}

function kebab(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

async function drawPeople(): Promise<Picture[]> {
  const names = new Set<string>();
  const folder = join(CONTENT, 'case-studies');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.md'));
  for (const file of files) {
    const { testimonial, testimonials } = matter(await readFile(join(folder, file), 'utf8'), {}).data;
    for (const name of namesIn([testimonial, testimonials], ['author', 'name'])) names.add(name);
  }
  const hosts = await readIfThere(join(CONTENT, 'hosts.yaml'));
  if (hosts) for (const name of namesIn(parse(hosts), ['name'])) names.add(name);
  return [...names]
    .sort()
    .map((name) => ({ path: `people/${kebab(name)}.svg`, svg: standalone(drawBust(name), BRAND) }));
}

function drawScenes(): Picture[] {
  return Object.entries(SCENE_PALETTES).map(([name, palette]) => ({
    path: `scenes/${name}.svg`,
    svg: standalone(drawScene(name as SceneName), palette, { background: true }),
  }));
}

const pictures = [...(await drawCaseArt()), ...(await drawPeople()), ...drawScenes()];
const folders = new Set(pictures.map(({ path }) => path.split('/')[0] ?? ''));
for (const folder of folders) {
  await rm(join(ART, folder), { recursive: true, force: true });
  await mkdir(join(ART, folder), { recursive: true });
}
let heavy = 0;
for (const { path, svg } of pictures) {
  await writeFile(join(ART, path), svg);
  const size = gzipSync(svg, { level: 9 }).length;
  if (size > BUDGET) heavy += 1;
  console.log(
    `${path.padEnd(62)} ${(size / 1024).toFixed(1).padStart(5)} KB gzip${size > BUDGET ? '  too heavy' : ''}`,
  );
}
console.log(`${pictures.length} pictures, ${heavy} over ${BUDGET / 1024} KB`);
if (heavy > 0) process.exitCode = 1;
