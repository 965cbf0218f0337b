import type { Drawing } from '../drawing.ts';
import { num, repeat } from '../geometry.ts';
import { pawnAt, propAt, type PawnLook } from '../pieces.ts';
import { shape } from '../solids.ts';
import { picture } from './picture.ts';

const [WIDTH, HEIGHT, GAP] = [212, 202, 18];

const HILLS = shape('d', 'M0 150q50-50 106-10t106-20v82H0z');
const ROOFS = shape('d', 'M0 130h34v-30h40v44h30V84l20-18 20 18v54h34v-20h34v84H0z');
const SUN = (x: number, y: number, r: number) => `<circle class="b" cx="${x}" cy="${y}" r="${r}"/>`;
const LIT =
  '<path class="sb" stroke-width="7" stroke-dasharray="7 9" d="M8 144h30M42 118h28M110 104h26M110 126h26M182 140h26"/>';
const STARS =
  '<path class="sp" stroke-width="5" stroke-linecap="round" d="M24 30h.1M70 60h.1M120 26h.1M150 66h.1M40 86h.1"/>';

/** The callers, in the order of their clocks: what is outside, and who is in front of it. */
const CALLS: { sky: string; outside: string; x: number; look: PawnLook }[] = [
  { sky: 'f', outside: SUN(56, 128, 40) + HILLS, x: 124, look: { ink: 'a', hat: 'bun', band: '1' } },
  { sky: 'w', outside: SUN(52, 76, 28) + HILLS, x: 104, look: { ink: 'b', hat: 'phones' } },
  { sky: 'd1', outside: SUN(160, 44, 30) + ROOFS, x: 120, look: { ink: 'f', hat: 'specs' } },
  {
    sky: 'b1',
    outside: `<circle class="a" cx="166" cy="96" r="34"/>${ROOFS}`,
    x: 84,
    look: { ink: 'd', hat: 'curls' },
  },
  { sky: 'a', outside: SUN(44, 142, 46) + shape('k', 'M0 142h212v60H0z'), x: 118, look: { ink: 'b', hat: 'cap' } },
  {
    sky: 'k',
    outside: `${STARS}<path class="b" d="M176 24a24 24 0 1 0 18 40 28 28 0 0 1-18-40z"/>${ROOFS}${LIT}`,
    x: 100,
    look: { ink: 'f', hat: 'pith' },
  },
];

function corner(index: number): [number, number] {
  return [24 + (index % 3) * (WIDTH + GAP), 30 + Math.floor(index / 3) * (HEIGHT + GAP)];
}

/** One window of the call. */
function call(index: number): string {
  const { sky, outside, x, look } = CALLS[index] ?? { sky: 'w', outside: '', x: 0, look: {} };
  const clip = `window-${index}`;
  return (
    `<g transform="translate(${corner(index).join(' ')})">${shape('p', `M-5-5h${WIDTH + 10}v${HEIGHT + 10}H-5z`)}` +
    `<clipPath id="${clip}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z"/></clipPath><g clip-path="url(#${clip})">` +
    `${shape(sky, `M0 0h${WIDTH}v${HEIGHT}H0z`)}${outside}${pawnAt(x, 292, { scale: 2.15, ...look })}</g></g>`
  );
}

/** A video call of six people at six times of day. A key goes from window to window. */
export function drawRelayCall(): Drawing {
  const hop = (from: number, to: number) => {
    const [[x0, y0], [x1, y1]] = [corner(from), corner(to)];
    return `M${x0 + 160} ${y0 + 96}Q${num((x0 + x1) / 2 + 106)} ${num((y0 + y1) / 2 + 20)} ${x1 + 52} ${y1 + 96}`;
  };
  const [keyX, keyY] = corner(2);
  return picture(
    'k',
    repeat(CALLS.length, call) +
      `<path class="sp" fill="none" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 15" d="${hop(0, 1)}"/>` +
      `<g class="o">${propAt('key', keyX - 14, keyY + 134, { ink: 'b', scale: 1.15, turn: -16 })}</g>`,
  );
}
