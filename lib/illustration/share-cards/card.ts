import { bakeLogo } from '../baked-logo.ts';
import { num } from '../geometry.ts';
import { getBlockStretches, HEADLINE_TRACKING, measureWidthEm } from '../lettering/headline-block.ts';
import { outline } from '../lettering/outline.ts';
import type { Face } from '../lettering/outline.ts';
import { standalone } from '../standalone.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const LEFT = 72;
const TOP = 62;
const LINE_HEIGHT = 0.86;
const BLOCK_WIDTH = 520;
const MAX_FONT_SIZE = 164;
const MIN_STRETCH = 54.4;
const CAP_HEIGHT = 0.71;

export type ShareCard = {
  path: string;
  lines: readonly string[];
  label: string;
  scene: Scene;
  palette: Palette;
  /** The position of the center of the scene's viewBox on the card, and the scale of the scene. */
  view: { x: number; y: number; scale: number };
  table: string;
  textColor: string;
  face?: Face;
  isDark?: boolean;
};

type HeadlineLine = { text: string; size: number; stretch: number };

/** Justifies uppercase lines of one size; a line that is too short at the largest stretch stays narrower. */
function layOutHeadline(lines: readonly string[]): HeadlineLine[] {
  const upper = lines.map((line) => line.toUpperCase());
  const longest = upper.reduce(
    (one, other) => (measureWidthEm(other, MIN_STRETCH) > measureWidthEm(one, MIN_STRETCH) ? other : one),
    '',
  );
  const size = Math.min(MAX_FONT_SIZE, BLOCK_WIDTH / measureWidthEm(longest, MIN_STRETCH));
  const [, ...stretches] = getBlockStretches([longest, ...upper], MIN_STRETCH);
  return upper.map((text, index) => ({
    text,
    size,
    stretch: text === longest ? MIN_STRETCH : Math.min(132, stretches[index] ?? MIN_STRETCH),
  }));
}

function headline({ lines, textColor: fill, face = 'anybody' }: ShareCard): string {
  if (face === 'limelight')
    return lines
      .map((text, index) => path(fill, outline(text, { face, size: 190, x: LEFT, y: TOP + 150 + index * 168 }).d))
      .join('');
  let baseline = TOP;
  return layOutHeadline(lines)
    .map(({ text, size, stretch }, index) => {
      baseline += size * (index ? LINE_HEIGHT : CAP_HEIGHT);
      return path(
        fill,
        outline(text, { size, stretch, weight: 800, tracking: HEADLINE_TRACKING, x: LEFT - size * 0.02, y: baseline })
          .d,
      );
    })
    .join('');
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

function signature({ label, palette, textColor, isDark }: ShareCard): string {
  const inks = isDark
    ? { ground: palette.paper, pawn: palette.ink, pin: palette.a }
    : { ground: palette.ink, pawn: palette.paper, pin: palette.a };
  const name = outline(label, { face: 'familjen', weight: 620, size: 32, x: LEFT + 86, y: 555 });
  return `<g transform="translate(${LEFT} 510) scale(1.4)">${bakeLogo(inks)}</g>${path(textColor, name.d)}`;
}

/** Renders a card as one SVG file with outlined texts, for `toPng`. */
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
