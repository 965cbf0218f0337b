import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  charactersInLimelight,
  charactersOfSite,
  FAR_LETTERS,
  farLettersOf,
  RARE_IN_HEADLINES,
  RARE_SIGNS,
  readPublicContent,
} from './characters.ts';

const PACKAGES = 'node_modules';

/** Where app/fonts.ts and components/ui/limelight.css take the files from. */
export const FONT_FOLDER = join(PACKAGES, '.cache', 'fonts');

type Axes = Record<string, number | { min: number; max: number; default: number }>;

/** The display face has one weight here; its width is what headlines are set with, most near the narrow end. */
const DISPLAY: Axes = { wght: 800, wdth: { min: 50, max: 100, default: 50 } };

const ANYBODY = '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';
const FAMILJEN = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const LIMELIGHT = '@fontsource/limelight/files/limelight-latin-400-normal.woff2';

/** Fractions, small figures and the like would bring glyphs of their own. Ligatures of these faces look like their letters. */
const FEATURES = ['kern', 'rvrn', 'tnum'];

/**
 * What no page reads: names of styles for menus, and widths and heights along the axes. Browsers take the widths from the outlines, which
 * say the same, and the heights do not change.
 */
const IDLE_TABLES = ['STAT', 'HVAR', 'MVAR'];

/** Copyright, the name of the release, and version, by their numbers: public/art/licenses has the first, package.json the others. */
const NAMES_GIVEN_UP = [0, 3, 5];
/** A name's number that stands for nothing. */
const NO_NAME = 32_000;

/** Cuts the fonts down to what the site uses, and writes them as WOFF2. Returns bytes by file name. */
export async function subsetFonts(folder = FONT_FOLDER): Promise<Record<string, number>> {
  const content = readPublicContent(new Date());
  const characters = charactersOfSite(content);
  const near = without(RARE_SIGNS, characters);
  const files: [name: string, source: string, characters: string, axes?: Axes][] = [
    ['display', ANYBODY, without(RARE_IN_HEADLINES, characters), DISPLAY],
    ['display-far', ANYBODY, FAR_LETTERS + RARE_IN_HEADLINES, DISPLAY],
    // Running text is where the names of towns and people stand.
    ['text', FAMILJEN, near + farLettersOf(content)],
    ['text-far', FAMILJEN, FAR_LETTERS + RARE_SIGNS],
    ['limelight', LIMELIGHT, charactersInLimelight(content)],
    ['limelight-far', LIMELIGHT, near.replace(/[^A-Za-z\d .,:;!?&'‘’“”()–—-]/g, '')],
  ];
  mkdirSync(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const [name, source, characters, variationAxes] of files) {
    const options = {
      keepFeatures: FEATURES,
      // Instructions for screens with coarse pixels: half of a font that is never small.
      noHinting: true,
      dropTables: IDLE_TABLES,
    };
    const font = readFileSync(join(PACKAGES, source));
    const cut = await subsetFont(font, characters, {
      ...options,
      targetFormat: 'sfnt',
      ...(variationAxes && { variationAxes }),
    });
    giveUpNames(cut);
    const subset = await subsetFont(cut, characters, { ...options, targetFormat: 'woff2' });
    writeFileSync(join(folder, `${name}.woff2`), subset);
    sizes[name] = subset.length;
  }
  return sizes;
}

/** Marks these names, in place: whoever cuts the font next leaves them out. */
function giveUpNames(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return;
  const table = font.readUInt32BE(entry + 8);
  const count = font.readUInt16BE(table + 2);
  for (let at = table + 6; at < table + 6 + 12 * count; at += 12)
    if (NAMES_GIVEN_UP.includes(font.readUInt16BE(at + 6))) font.writeUInt16BE(NO_NAME, at + 6);
}

function without(rare: string, characters: string): string {
  return [...characters].filter((one) => !rare.includes(one)).join('');
}
