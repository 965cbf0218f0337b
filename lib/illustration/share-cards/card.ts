import { bakeLogo } from '../baked-logo.ts';
import { num } from '../geometry.ts';
import { blockStretches, HEADLINE_TRACKING, widthInEm } from '../lettering/blocked.ts';
import { outline } from '../lettering/outline.ts';
import type { Face } from '../lettering/outline.ts';
import { standalone } from '../palette.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const LEFT = 72;
const TOP = 62;
const LINE = 0.86;
const BLOCK_WIDTH = 520;
const LARGEST = 164;
const NARROWEST = 54.4;
const CAP_HEIGHT = 0.71;

export type ShareCard = {
  path: string;
  lines: readonly string[];
  label: string;
  scene: Scene;
  palette: Palette;
  /** Where the middle of the scene's window goes on the card, and its scale. */
  view: { x: number; y: number; scale: number };
  table: string;
  text: string;
  face?: Face;
  dark?: boolean;
};

type Setting = { text: string; size: number; stretch: number };

/** Uppercase lines of one size and one width; a line too short for the widest letters stays shorter. */
function setHeadline(lines: readonly string[]): Setting[] {
  const upper = lines.map((line) => line.toUpperCase());
  const longest = upper.reduce(
    (one, other) => (widthInEm(other, NARROWEST) > widthInEm(one, NARROWEST) ? other : one),
    '',
  );
  const size = Math.min(LARGEST, BLOCK_WIDTH / widthInEm(longest, NARROWEST));
  const [, ...stretches] = blockStretches([longest, ...upper], NARROWEST);
  return upper.map((text, index) => ({
    text,
    size,
    stretch: text === longest ? NARROWEST : Math.min(132, stretches[index] ?? NARROWEST),
  }));
}

function headline({ lines, text: fill, face = 'anybody' }: ShareCard): string {
  if (face === 'limelight')
    return lines
      .map((text, index) => path(fill, outline(text, { face, size: 190, x: LEFT, y: TOP + 150 + index * 168 }).d))
      .join('');
  let baseline = TOP;
  return setHeadline(lines)
    .map(({ text, size, stretch }, index) => {
      baseline += size * (index ? LINE : CAP_HEIGHT);
      return path(
        fill,
        outline(text, { size, stretch, weight: 800, tracking: HEADLINE_TRACKING, x: LEFT - size * 0.02, y: baseline })
          .d,
      );
    })
    .join('');
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

function signature({ label, palette, text, dark }: ShareCard): string {
  const inks = dark
    ? { ground: palette.paper, pawn: palette.ink, pin: palette.a }
    : { ground: palette.ink, pawn: palette.paper, pin: palette.a };
  const name = outline(label, { face: 'familjen', weight: 620, size: 32, x: LEFT + 86, y: 555 });
  return `<g transform="translate(${LEFT} 510) scale(1.4)">${bakeLogo(inks)}</g>${path(text, name.d)}`;
}

/** The whole card as one SVG without text elements or custom properties on the lettering. */
export function renderShareCard(card: ShareCard): string {
  const { scene, view, palette, table } = card;
  const [x = 0, y = 0, width = 0, height = 0] = scene.viewBox.split(' ').map(Number);
  const place = `translate(${num(view.x - (x + width / 2) * view.scale)} ${num(view.y - (y + height / 2) * view.scale)}) scale(${view.scale})`;
  const markup = `<g transform="${place}">${scene.markup}</g>${headline(card)}${signature(card)}`;
  return standalone(
    { viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`, markup },
    { ...palette, table },
    { background: true },
  );
}
