import { clampChroma, converter, formatHex } from 'culori';

/** The ink slots of a drawing, and `table`, the background that it lies on. app/styles/scene.css uses the same names. */
const SLOTS = [
  'ink',
  'inkDeep',
  'paper',
  'a',
  'a1',
  'b',
  'b1',
  'd',
  'd1',
  'f',
  'f1',
  's',
  'g',
  'g2',
  'v',
  'w',
  'e',
  'h',
  'table',
] as const;
/** A hex color for each slot. */
export type Palette = Record<(typeof SLOTS)[number], string>;

/** An OKLCH color; the hue is in degrees. */
type Lch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter('oklch');

function hex([l, c, h]: Lch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

function fromOklch(inks: Record<keyof Palette, Lch>): Palette {
  const toEntry = (slot: keyof Palette) => [slot, hex(inks[slot])];
  return Object.fromEntries(SLOTS.map(toEntry)) as Palette;
}

const PERSIMMON: Lch = [0.66, 0.2, 35];
const MARIGOLD: Lch = [0.83, 0.155, 83];
const PAPER: Lch = [0.98, 0.006, 160];

const BRAND_INKS: Record<keyof Palette, Lch> = {
  ink: [0.3, 0.052, 225],
  inkDeep: [0.235, 0.042, 228],
  paper: PAPER,
  a: PERSIMMON,
  a1: [0.74, 0.165, 40],
  b: MARIGOLD,
  b1: [0.9, 0.115, 90],
  d: [0.7, 0.1, 180],
  d1: [0.81, 0.075, 180],
  f: [0.83, 0.085, 20],
  f1: [0.91, 0.045, 20],
  s: PAPER,
  g: [0.92, 0.05, 92],
  g2: [0.925, 0.035, 20],
  v: [0.82, 0.085, 165],
  w: [0.84, 0.06, 215],
  e: PERSIMMON,
  h: [0.87, 0.035, 200],
  table: MARIGOLD,
};

const BONE: Lch = [0.93, 0.03, 100];
const EMBER: Lch = [0.7, 0.17, 45];
const NIGHT: Lch = [0.36, 0.06, 200];

const JIDARA_INKS: Record<keyof Palette, Lch> = {
  ...BRAND_INKS,
  ink: [0.2, 0.04, 200],
  inkDeep: [0.16, 0.035, 200],
  paper: BONE,
  a: EMBER,
  a1: [0.78, 0.13, 55],
  b: [0.85, 0.13, 85],
  b1: [0.9, 0.1, 90],
  d: [0.66, 0.09, 170],
  d1: [0.78, 0.09, 165],
  f: [0.77, 0.09, 40],
  f1: [0.86, 0.06, 45],
  s: BONE,
  g2: [0.87, 0.06, 80],
  w: [0.72, 0.1, 200],
  e: EMBER,
  h: NIGHT,
  table: NIGHT,
};

const LACQUER: Lch = [0.2, 0.025, 20];
const CREAM: Lch = [0.95, 0.02, 85];

const JAZZ_INKS: Record<keyof Palette, Lch> = {
  ...BRAND_INKS,
  ink: LACQUER,
  inkDeep: [0.15, 0.02, 20],
  paper: CREAM,
  a: [0.55, 0.19, 28],
  a1: [0.62, 0.18, 30],
  b: [0.87, 0.07, 85],
  b1: [0.92, 0.05, 88],
  d: [0.72, 0.08, 165],
  d1: [0.8, 0.06, 165],
  s: CREAM,
  e: [0.55, 0.19, 28],
  table: LACQUER,
};

export const BRAND = fromOklch(BRAND_INKS);
export const JIDARA = fromOklch(JIDARA_INKS);
export const JAZZ = fromOklch(JAZZ_INKS);

const APRICOT = 48;
const TEAL = 192;

/** The hue of the second ink, away from the client's hue. Only two hues are possible, so that the ink is never muddy or lavender. */
function secondHue(hue: number): number {
  return hue > 110 && hue < 330 ? APRICOT : TEAL;
}

/** The palette of a case study, derived from one CSS color. Returns BRAND when the color is not valid. */
export function clientPalette(primaryColor: string): Palette {
  const client = toOklch(primaryColor);
  if (!client) return BRAND;
  const l = Math.min(0.74, Math.max(0.5, client.l));
  const { c, h = 0 } = client;
  const second = secondHue(h);
  return fromOklch({
    ...BRAND_INKS,
    a: [l, c, h],
    a1: [l + 0.1, c * 0.8, h],
    d: [0.74, 0.1, second],
    d1: [0.84, 0.07, second],
    f: [0.88, 0.06, h],
    f1: [0.94, 0.03, h],
    g: [0.9, 0.055, h],
    g2: [0.925, 0.035, second],
    v: [0.86, 0.055, second],
    w: [0.87, 0.05, h],
    e: [l, c, h],
    table: [0.85, Math.min(c, 0.078), h],
  });
}

/** The inks of the brand on another background. */
export function tablePalette(table: Lch): Palette {
  return { ...BRAND, table: hex(table) };
}

/** The palette of a client for night scenes: a dark background, cream paper and champagne light. Returns JAZZ when the color is not valid. */
export function clientNight(primaryColor: string): Palette {
  const client = toOklch(primaryColor);
  if (!client) return JAZZ;
  const { h = 0 } = client;
  const night = { ink: LACQUER, paper: CREAM, s: CREAM, b: [0.9, 0.06, 70], table: [0.26, 0.05, h] } satisfies Partial<
    Record<keyof Palette, Lch>
  >;
  return {
    ...clientPalette(primaryColor),
    ...Object.fromEntries(Object.entries(night).map(([slot, ink]) => [slot, hex(ink as Lch)])),
  };
}
