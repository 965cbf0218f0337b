import type { Drawing } from './drawing.ts';
import { outline } from './lettering/outline.ts';
import { BRAND, tablePalette, type Palette } from './palette.ts';
import type { PictureFile } from './picture-file.ts';
import { drawDeskAndPeak } from './scenes/desk-and-peak.ts';
import { drawEscape } from './scenes/escape.ts';
import { drawHoliday } from './scenes/holiday.ts';
import { drawHunts } from './scenes/hunts.ts';
import { drawSchool } from './scenes/school.ts';
import { drawVirtual } from './scenes/virtual.ts';
import { standaloneStyle } from './standalone.ts';
import { isSymbol, symbolMarkup } from './symbols/symbol-table.ts';

/** The part of its scene that a tile shows, in the units of the scene. Narrow tiles need tall crops. */
type Crop = readonly [x: number, y: number, width: number, height: number];
type Tile = { name: string; draw: () => Drawing; crop: Crop; fit?: 'meet' };

const NARROW_CROP: Crop = [-112, -150, 224, 350];

const TILES: readonly Tile[] = [
  { name: 'hunts', draw: drawHunts, crop: [-345, -150, 690, 620] },
  { name: 'holiday', draw: drawHoliday, crop: [-132, -126, 264, 412] },
  { name: 'site', draw: drawDeskAndPeak, crop: [-112, -118, 224, 350] },
  { name: 'school', draw: drawSchool, crop: NARROW_CROP },
  { name: 'virtual', draw: drawVirtual, crop: NARROW_CROP },
  { name: 'escape', draw: drawEscape, crop: [-225, -216, 450, 470], fit: 'meet' },
];

/** The view of a tile extends above its crop by this share of the crop's height, so that tall items are visible. */
const HEADROOM_SHARE = 0.5;

/** The distance between tiles, in units; more than the width of any scene. */
const TILE_PITCH = 3000;

/** Inks that differ in a tile because of its background. */
const TILE_INKS: Record<string, Partial<Palette>> = {
  holiday: { ink: BRAND.inkDeep, g: tablePalette([0.9, 0.06, 40]).table, e: BRAND.b },
  escape: { f: tablePalette([0.86, 0.07, 20]).table, g: tablePalette([0.86, 0.07, 20]).table },
};

const TEXT =
  /<text class="(\w+) bt" font-size="([\d.]+)" font-stretch="(\d+)%"[^>]* transform="([^"]+)">(.*?)<\/text>/g;

/**
 * The sprite with the six offerings of the home page, without backgrounds. Each `<view>` shows one tile: `tiles.svg#hunts`,
 * `tiles.svg#holiday` and so on. One file costs one request.
 */
export function tileSpriteFile(): PictureFile {
  const tiles = TILES.map(({ name, draw, crop: [x, y, width, height], fit = 'slice' }, index) => {
    const window = [x + index * TILE_PITCH, y - height * HEADROOM_SHARE, width, height * (1 + HEADROOM_SHARE)].join(
      ' ',
    );
    return {
      view: `<view id="${name}" viewBox="${window}" preserveAspectRatio="xMidYMax ${fit}"/>`,
      group: `<g class="on-${name}" transform="translate(${index * TILE_PITCH})">${outlineTexts(draw().drawing)}</g>`,
    };
  });
  const groups = tiles.map(({ group }) => group).join('');
  const used = new Set([...groups.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1] ?? ''));
  const symbols = [...used].filter(isSymbol).map((id) => `<g id="${id}">${symbolMarkup(id)}</g>`);
  const content = `<defs>${symbols.join('')}</defs>${tiles.map(({ view }) => view).join('')}${groups}`;
  return {
    path: 'public/art/tiles.svg',
    body:
      `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">` +
      `<style>${standaloneStyle(content, paletteWithVariables())}${tileInkRules()}</style>${content}</svg>\n`,
  };
}

/** The palette of the brand, with a custom property for each ink that differs in some tile. */
function paletteWithVariables(): Palette {
  const slots = [...new Set(Object.values(TILE_INKS).flatMap((inks) => Object.keys(inks)))] as (keyof Palette)[];
  return { ...BRAND, ...Object.fromEntries(slots.map((slot) => [slot, `var(--${slot},${BRAND[slot]})`])) };
}

function tileInkRules(): string {
  return Object.entries(TILE_INKS)
    .map(([name, inks]) => {
      const settings = Object.entries(inks).map(([slot, ink]) => `--${slot}:${ink}`);
      return `.on-${name}{${settings.join(';')}}`;
    })
    .join('');
}

/** Converts text elements to paths, because a file cannot use the fonts of the page. */
function outlineTexts(drawing: string): string {
  return drawing.replace(TEXT, (_, ink: string, size: string, stretch: string, transform: string, text: string) => {
    const lettering = { size: Number(size), stretch: Number(stretch), weight: 800 };
    const { width } = outline(text, lettering);
    const { d } = outline(text, { ...lettering, x: -width / 2 });
    return `<path class="${ink}" transform="${transform}" d="${d}"/>`;
  });
}
