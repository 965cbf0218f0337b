import { formatHex, interpolate } from 'culori';
import type { Scene } from './drawing.ts';
import type { Palette } from './palette.ts';

const FILL_SLOTS: Record<string, keyof Palette> = {
  k: 'ink',
  p: 'paper',
  p1: 'paper',
  a: 'a',
  a1: 'a1',
  b: 'b',
  b1: 'b1',
  d: 'd',
  d1: 'd1',
  f: 'f',
  f1: 'f1',
  s: 's',
  g: 'g',
  g2: 'g2',
  v: 'v',
  w: 'w',
  e: 'e',
  h: 'h',
};
const STROKE_SLOTS: Record<string, keyof Palette> = {
  sk: 'ink',
  sp: 'paper',
  sa: 'a',
  sb: 'b',
  sd: 'd',
  sf: 'f',
  sw: 'w',
};
const PIECE_INKS: Record<string, keyof Palette> = {
  ca: 'a',
  cb: 'b',
  cd: 'd',
  cf: 'f',
  cp: 'paper',
  ck: 'ink',
  cw: 'w',
};

/** The rules of app/styles/scene.css with fixed colors, for files that no page style applies to. Rules of unused classes are left out. */
export function standaloneStyle(markup: string, palette: Palette): string {
  const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' ')));
  const rules: string[] = [];
  const add = (name: string, declaration: string) => {
    if (used.has(name)) rules.push(`.${name}{${declaration}}`);
  };
  for (const [name, slot] of Object.entries(FILL_SLOTS)) add(name, `fill:${palette[slot]}`);
  for (const [name, slot] of Object.entries(PIECE_INKS)) add(name, `--c:${palette[slot]}`);
  for (const [name, slot] of Object.entries(STROKE_SLOTS)) add(name, `stroke:${palette[slot]}`);
  add('c', 'fill:var(--c)');
  add('o', `stroke:${palette.paper};stroke-width:5;paint-order:stroke;stroke-linejoin:round`);
  for (const [name, declaration] of worldRules(palette)) add(name, declaration);
  return rules.join('');
}

function mixColors(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share));
}

/** The classes of the two escape room worlds, mixed from the colors of the palette. */
function worldRules({ ink, table, a, b }: Palette): [name: string, declaration: string][] {
  const brass = mixColors(table, mixColors(a, b, 0.3), 0.55);
  return [
    ['sun', `fill:${a}`],
    ['ring', `stroke:${mixColors(table, '#ffffff', 0.2)}`],
    ['m1', `fill:${mixColors(table, '#000000', 0.1)}`],
    ['m2', `fill:${mixColors(table, '#000000', 0.25)}`],
    ['z1', `fill:${mixColors(table, a, 0.14)}`],
    ['z3', `fill:${mixColors(table, a, 0.37)}`],
    ['z4', `fill:${mixColors(table, a, 0.26)}`],
    ['z2s', `stroke:${brass}`],
    ['z5', `fill:${brass}`],
    ['sh', `fill:${ink};fill-opacity:.34`],
  ];
}

const TEXT = /<text\b[^>]*>.*?<\/text>/g;

/** Renders a scene as a complete SVG file. Text elements are removed, because they need the font of the page. */
export function standalone(scene: Scene, palette: Palette, options: { background?: boolean } = {}): string {
  const [x = 0, y = 0, width = 0, height = 0] = scene.viewBox.split(' ').map(Number);
  // The background is larger than the viewBox, so that an <img> with another aspect ratio has no empty margins.
  const ground = options.background
    ? `<rect x="${x - width}" y="${y - height}" width="${width * 3}" height="${height * 3}" fill="${palette.table}"/>`
    : '';
  const markup = scene.markup.replace(TEXT, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${scene.viewBox}" width="${width}" height="${height}">` +
    `<style>${standaloneStyle(markup, palette)}</style>${ground}${markup}</svg>\n`
  );
}
