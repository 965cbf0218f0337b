import { assemble } from '../assemble.ts';
import type { Scene } from '../drawing.ts';
import { num, project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { BRAND } from '../palette.ts';
import { standalone } from '../standalone.ts';
import { pawnAt, propAt } from '../pieces.ts';
import type { PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { drawPlayingField } from './playing-field.ts';
import { easeOut, glide, hop, progress } from './timing.ts';

export const WIDTH = 960;
export const HEIGHT = 540;
export const SECONDS = 10;

const ZOOM = 1.07;
const ORIGIN: Point = [438, 88];
const STAGGER = 0.055;
const HOP_HEIGHT = 26;

/** The players from first to last. Each starts two discs behind the one before it. */
const PLAYERS: PawnLook[] = [
  { ink: 'b', hat: 'curls', band: '1' },
  { ink: 'd', hat: 'bob', band: '2' },
  { ink: 'a', hat: 'bowler', band: '1' },
  { ink: 'f', hat: 'phones', band: '3' },
];

const HOP_SECONDS = 0.36;
/** The share of a hop in which the piece moves. It rests for the remaining time. */
const AIRBORNE_SHARE = 0.82;
const FIRST_HOPS = { from: 1.1, count: 5 };
const CARD = { from: 3.1, until: 5.5 };
const SECOND_HOPS = { from: 5.6, count: 6 };
const PRIZE = { from: 8.1 };

const field = drawPlayingField();

/** The number of completed hops, plus the eased share of the current one. */
function countHops(seconds: number): number {
  return [FIRST_HOPS, SECOND_HOPS].reduce((done, { from, count }) => {
    const hops = Math.min(count, Math.max(0, (seconds - from) / HOP_SECONDS));
    const whole = Math.floor(hops);
    return done + whole + glide((hops - whole) / AIRBORNE_SHARE);
  }, 0);
}

function hopProgress(seconds: number): number {
  for (const { from, count } of [FIRST_HOPS, SECOND_HOPS]) {
    const hops = (seconds - from) / HOP_SECONDS;
    if (hops > 0 && hops < count) return Math.min(1, (hops % 1) / AIRBORNE_SHARE);
  }
  return 0;
}

function drawPlayers(seconds: number): string {
  return PLAYERS.map((look, index) => {
    const delayed = seconds - index * STAGGER * 2;
    const place = (PLAYERS.length - 1 - index) * 2 + countHops(delayed);
    const whole = Math.min(field.discs.length - 1, Math.floor(place));
    const [x0, y0] = field.discs[whole] ?? [0, 0];
    const [x1, y1] = field.discs[Math.min(field.discs.length - 1, whole + 1)] ?? [x0, y0];
    const share = place - whole;
    const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
    const airborne = hopProgress(delayed);
    const arrival = (1 - hop(progress(seconds, 0.1 + index * STAGGER * 3, 0.64))) * -HOP_HEIGHT * 4;
    const cheer = index === 0 ? Math.abs(Math.sin(progress(seconds, PRIZE.from + 0.5, 1.1) * Math.PI * 2)) * 18 : 0;
    const lift = 4 * HOP_HEIGHT * airborne * (1 - airborne) + cheer;
    const [left, top] = project(x, y, lift);
    return { depth: x + y, drawing: pawnAt(left, top + arrival, { ...look, scale: 1.15 }) };
  })
    .sort((one, other) => one.depth - other.depth)
    .map(({ drawing }) => drawing)
    .join('');
}

const ANSWER =
  '<rect class="b1" x="-36" y="-50" width="72" height="100" rx="6"/><path class="k" d="M24-50h6a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6h-6z"/><path class="p" d="M-28-42h44v66h-44z"/><path class="sk" fill="none" stroke-width="3" d="M-28 34h44"/>' +
  propAt('flag', -16, 20, { ink: 'a', scale: 0.74 });

/** The clue card rises from the mystery square, turns over and returns. */
function drawCard(seconds: number): string {
  if (seconds < CARD.from || seconds > CARD.until) return '';
  const rise = hop(progress(seconds, CARD.from, 0.5)) - easeOut(progress(seconds, CARD.until - 0.3, 0.3));
  const turn = easeOut(progress(seconds, CARD.from + 0.95, 0.64));
  const [x, y] = field.clue;
  const width = Math.cos(turn * Math.PI);
  const face = width >= 0 ? propAt('card', 0, 0, { ink: 'b' }) : ANSWER;
  const size = Math.max(0.02, rise * 2.1);
  const place = `translate(${num(x + 112 * rise)} ${num(y - 84 * rise)})`;
  const flip = Math.max(0.04, Math.abs(width));
  return `<g transform="${place} scale(${(size * flip).toFixed(3)} ${size.toFixed(3)})"><rect class="o p" x="-36" y="-50" width="72" height="100" rx="6"/>${face}</g>`;
}

function drawPrize(seconds: number): string {
  if (seconds < PRIZE.from) return '';
  const rise = hop(progress(seconds, PRIZE.from, 0.64));
  const [x, y] = project(...(field.discs.at(-1) ?? [0, 0]));
  const random = createRandom(21);
  const fall = seconds - PRIZE.from;
  const confetti = Array.from({ length: 44 }, (_, index) => {
    const [start, speed, left, spin] = [random() * -260, 190 + random() * 130, -420 + random() * 860, random() * 360];
    return `<path class="${'abdf'[index % 4]}" d="M0 0h12v6H0z" transform="translate(${num(left)} ${num(start - 80 + fall * speed)}) rotate(${Math.round(spin + fall * 200)})"/>`;
  }).join('');
  const trophy = `<g transform="translate(${num(x + 104 * rise)} ${num(y - 60 - 200 * rise)}) scale(${Math.max(0.02, rise * 1.9).toFixed(3)})">${propAt('trophy', 0, 0, { ink: 'b' })}</g>`;
  return confetti + trophy;
}

/** The frame of the film at a time in seconds. */
export function frameScene(seconds: number): Scene {
  const moving = drawPlayers(seconds) + drawCard(seconds) + drawPrize(seconds);
  const drawing = `<g transform="translate(${ORIGIN.join(' ')}) scale(${ZOOM})">${field.drawing}${moving}</g>`;
  return assemble('film', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, drawing });
}

/** Renders a frame as a complete SVG file. */
export function drawFrame(scene: Scene): string {
  return standalone(scene, { ...BRAND, table: BRAND.w }, { background: true });
}
