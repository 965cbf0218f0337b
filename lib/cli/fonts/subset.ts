import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  collectLimelightCharacters,
  collectCharacters,
  EXTENDED_LETTERS,
  collectExtendedLetters,
  RARE_IN_HEADLINES,
  RARE_SYMBOLS,
  readPublicContent,
} from './characters.ts';

const PACKAGES = 'node_modules';

/** app/fonts.ts and components/ui/limelight.css load the files from here. */
export const FONT_FOLDER = join(PACKAGES, '.cache', 'fonts');

type Axes = Record<string, number | { min: number; max: number; default: number }>;

/** The display font has one weight. Headlines vary its width; most are near the narrow end. */
const DISPLAY: Axes = { wght: 800, wdth: { min: 50, max: 100, default: 50 } };

const ANYBODY = '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';
const FAMILJEN = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const LIMELIGHT = '@fontsource/limelight/files/limelight-latin-400-normal.woff2';

/** Other features, such as fractions, would add glyphs. Ligatures of these fonts look like their letters. */
const FEATURES = ['kern', 'rvrn', 'tnum'];

/**
 * Tables that browsers do not need: style names for font menus (STAT), and the variation of widths (HVAR) and heights (MVAR) along the axes.
 * Browsers compute the widths from the outlines, and the heights do not change.
 */
const UNUSED_TABLES = ['STAT', 'HVAR', 'MVAR'];

/** Name ids of the copyright, unique identifier and version: public/art/licenses has the first, package.json the others. */
const DROPPED_NAME_IDS = [0, 3, 5];
/** A name id without a meaning. */
const UNUSED_NAME_ID = 32_000;

/** Subsets the fonts to the characters of the site and writes them as WOFF2. Resolves with the sizes in bytes by file name. */
export async function subsetFonts(folder = FONT_FOLDER): Promise<Record<string, number>> {
  const content = readPublicContent(new Date());
  const characters = collectCharacters(content);
  const basic = withoutCharacters(RARE_SYMBOLS, characters);
  const files: [name: string, source: string, characters: string, axes?: Axes][] = [
    ['display', ANYBODY, withoutCharacters(RARE_IN_HEADLINES, characters), DISPLAY],
    ['display-extended', ANYBODY, EXTENDED_LETTERS + RARE_IN_HEADLINES, DISPLAY],
    // Names of towns and people occur in running text.
    ['text', FAMILJEN, basic + collectExtendedLetters(content)],
    ['text-extended', FAMILJEN, EXTENDED_LETTERS + RARE_SYMBOLS],
    ['limelight', LIMELIGHT, collectLimelightCharacters(content)],
    ['limelight-extended', LIMELIGHT, basic.replace(/[^A-Za-z\d .,:;!?&'‘’“”()–—-]/g, '')],
  ];
  mkdirSync(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const [name, source, characters, variationAxes] of files) {
    const options = {
      keepFeatures: FEATURES,
      // Hinting for low-resolution screens is half of the file, and this font is never small.
      noHinting: true,
      dropTables: UNUSED_TABLES,
    };
    const font = readFileSync(join(PACKAGES, source));
    const reduced = await subsetFont(font, characters, {
      ...options,
      targetFormat: 'sfnt',
      ...(variationAxes && { variationAxes }),
    });
    dropNames(reduced);
    const subset = await subsetFont(reduced, characters, { ...options, targetFormat: 'woff2' });
    writeFileSync(join(folder, `${name}.woff2`), subset);
    sizes[name] = subset.length;
  }
  return sizes;
}

/** Gives these names an unused id, in place, so that the next subsetting drops them. */
function dropNames(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return;
  const table = font.readUInt32BE(entry + 8);
  const count = font.readUInt16BE(table + 2);
  for (let at = table + 6; at < table + 6 + 12 * count; at += 12)
    if (DROPPED_NAME_IDS.includes(font.readUInt16BE(at + 6))) font.writeUInt16BE(UNUSED_NAME_ID, at + 6);
}

function withoutCharacters(rare: string, characters: string): string {
  return [...characters].filter((one) => !rare.includes(one)).join('');
}
