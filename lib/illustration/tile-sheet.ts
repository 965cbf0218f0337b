import type { Drawing } from './assemble.ts';
import { outline } from './lettering/outline.ts';
import { BRAND, tablePalette, type Palette } from './palette.ts';
import type { PictureFile } from './picture-file.ts';
import { drawEscape } from './scenes/escape.ts';
import { drawHoliday } from './scenes/holiday.ts';
import { drawHunts } from './scenes/hunts.ts';
import { drawSchool } from './scenes/school.ts';
import { drawSite } from './scenes/site.ts';
import { drawVirtual } from './scenes/virtual.ts';
import { standaloneStyle } from './slots.ts';
import { isSymbol, symbolMarkup } from './symbols/symbol-table.ts';

/*
 * Glossary
 *   sheet  one file with several pictures, so that a page asks for it once
 *   tile   one picture of the sheet, chosen by its name behind the # of the address
 *   crop   how much of its scene a tile shows; narrow tiles need tall crops
 */

type Crop = readonly [x: number, y: number, width: number, height: number];
type Tile = { name: string; draw: () => Drawing; crop: Crop; fit?: 'meet' };

const NARROW: Crop = [-112, -150, 224, 350];

const TILES: readonly Tile[] = [
  { name: 'hunts', draw: drawHunts, crop: [-345, -150, 690, 620] },
  { name: 'holiday', draw: drawHoliday, crop: NARROW },
  { name: 'site', draw: drawSite, crop: NARROW },
  { name: 'school', draw: drawSchool, crop: NARROW },
  { name: 'virtual', draw: drawVirtual, crop: NARROW },
  { name: 'escape', draw: drawEscape, crop: [-225, -216, 450, 470], fit: 'meet' },
];

/** What stands taller than its crop still shows: a tile's window reaches up by half of the crop's height. */
const HEADROOM = 0.5;

/** Farther apart than any scene is wide. */
const PITCH = 3000;

/** Inks that a tile has of its own, because of the table it lies on. */
const OWN_INKS: Record<string, Partial<Palette>> = {
  holiday: { ink: BRAND.inkDeep, g: tablePalette([0.9, 0.06, 40]).table, e: BRAND.b },
  escape: { f: tablePalette([0.86, 0.07, 20]).table, g: tablePalette([0.86, 0.07, 20]).table },
};

const TEXT =
  /<text class="(\w+) bt" font-size="([\d.]+)" font-stretch="(\d+)%"[^>]* transform="([^"]+)">(.*?)<\/text>/g;

/** The six offerings of the home page in one file, without grounds: `#hunts`, `#holiday` and so on show one of them. */
export function tileSheetFile(): PictureFile {
  const tiles = TILES.map(({ name, draw, crop: [x, y, width, height], fit = 'slice' }, place) => {
    const window = [x + place * PITCH, y - height * HEADROOM, width, height * (1 + HEADROOM)].join(' ');
    return {
      view: `<view id="${name}" viewBox="${window}" preserveAspectRatio="xMidYMax ${fit}"/>`,
      group: `<g class="on-${name}" transform="translate(${place * PITCH})">${withOutlines(draw().drawing)}</g>`,
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
      `<style>${standaloneStyle(content, adjustable())}${ownInks()}</style>${content}</svg>\n`,
  };
}

/** The brand's inks; those that some tile has of its own can be set from outside. */
function adjustable(): Palette {
  const slots = [...new Set(Object.values(OWN_INKS).flatMap((inks) => Object.keys(inks)))] as (keyof Palette)[];
  return { ...BRAND, ...Object.fromEntries(slots.map((slot) => [slot, `var(--${slot},${BRAND[slot]})`])) };
}

function ownInks(): string {
  return Object.entries(OWN_INKS)
    .map(([name, inks]) => {
      const settings = Object.entries(inks).map(([slot, ink]) => `--${slot}:${ink}`);
      return `.on-${name}{${settings.join(';')}}`;
    })
    .join('');
}

/** No page font reaches into a file, so words on a board become paths. */
function withOutlines(drawing: string): string {
  return drawing.replace(TEXT, (_, ink: string, size: string, stretch: string, transform: string, text: string) => {
    const lettering = { size: Number(size), stretch: Number(stretch), weight: 800 };
    const { width } = outline(text, lettering);
    const { d } = outline(text, { ...lettering, x: -width / 2 });
    return `<path class="${ink}" transform="${transform}" d="${d}"/>`;
  });
}
