import { Board } from '../board.ts';
import type { Drawing } from '../drawing.ts';
import { project, type Point } from '../geometry.ts';
import { pawn, propAt, type PawnLook } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, onTop, shape } from '../solids.ts';
import { at, from } from '../states.ts';
import { candle } from './dinner-parts.ts';

const TABLE = { x: 44, y: 98, w: 292, d: 78 };
/** The line along the middle of the table. */
const CENTER = 137;
const HEIGHT = 44;
/** The middle of the table, on which its puzzle lies. */
const MIDDLE = project(190, CENTER, HEIGHT);
/** Where the lanterns hang, and from which option on each is lit. The last one takes longer. */
const LANTERNS = [68, 129, 190, 251, 312].map((x, i) => ({ x, lit: i + 1, leg: i === 4 ? 5 : undefined }));
const CORD_HEIGHT = 304;
const SAG = 30;
const POSTS = [8, 360] as const;
const PLATES = [70, 130, 250, 310].flatMap((x): Point[] => [
  project(x, CENTER - 23, HEIGHT),
  project(x, CENTER + 23, HEIGHT),
]);

const BACK: [number, PawnLook][] = [
  [66, { ink: 'b', hat: 'specs', band: '1' }],
  [140, { ink: 'f', hat: 'crown' }],
  [214, { ink: 'd', hat: 'bowler', band: '1' }],
  [284, { ink: 'b', hat: 'cone', band: '2' }],
];
const FRONT: [number, PawnLook][] = [
  [112, { ink: 'd', hat: 'phones', band: '3' }],
  [172, { ink: 'a', hat: 'cone' }],
  [322, { ink: 'f', hat: 'cap', band: '1' }],
];

function hangs(x: number): Point {
  const sag = SAG * (1 - ((x - 188) / 176) ** 2);
  const [left, top] = project(x, CENTER, CORD_HEIGHT);
  return [Math.round(left), Math.round(top + sag)];
}

function cord(): string {
  const [start, end] = POSTS.map((x) => project(x + 4, CENTER, CORD_HEIGHT).map(Math.round) as Point) as [Point, Point];
  const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2 * SAG].map(Math.round);
  const post = (x: number) => box(x, CENTER - 4, 9, 9, CORD_HEIGHT, { ink: 'f', top: 'f1' });
  return (
    post(POSTS[0]) +
    post(POSTS[1]) +
    `<path class="sb" fill="none" stroke-width="2.5" d="M${start.join(' ')}Q${middle.join(' ')} ${end.join(' ')}"/>`
  );
}

/** The five lanterns. Lit ones are yellow and throw a pool of light on the table. */
function lanterns(): string {
  const body = 'm0 14c22 0 34 12 34 29s-12 29-34 29-34-12-34-29 12-29 34-29z';
  const each = (draw: (place: string) => string) => LANTERNS.map(({ x }) => draw(hangs(x).join(' '))).join('');
  return (
    shape(
      'd',
      each((place) => `M${place}${body}`),
    ) +
    LANTERNS.map(({ x, lit, leg }) => from(lit, shape('b', `M${hangs(x).join(' ')}${body}`), leg)).join('') +
    shape(
      'k',
      each((place) => `M${place}m12 16c30 8 30 46 0 54 13-16 13-38 0-54zm-24-8h24v9h-24zm0 61h24v9h-24z`),
    ) +
    `<path class="sk" fill="none" stroke-width="2" d="${each((place) => `M${place}v9m-28 19q24-5 46 0m-52 15q28-4 54 0m-48 15q26 4 42 0`)}"/>`
  );
}

function pools(): string {
  const { x, y, w, d } = TABLE;
  const pool = (center: number) =>
    `M${Math.round(190 + (center - 190) * 0.94) - x - 30} ${d / 2}a30 38 0 0 1 60 0 30 38 0 0 1-60 0z`;
  return onTop(
    x,
    y,
    HEIGHT,
    shape('d', `M0 0h${w}v${d}H0z`) +
      shape('d1', `M0 24h${w}v30H0z`) +
      LANTERNS.map(({ x: center, lit, leg }) => from(lit, shape('b1', pool(center)), leg)).join(''),
  );
}

function bowl([x, y]: Point): string {
  return `M${Math.round(x) - 10} ${Math.round(y)}a10 5 0 0 1 20 0 10 5 0 0 1-20 0z`;
}

/** What lies on the table during each course: the puzzle in the middle, and the food on the plates. */
function courses(): string {
  const [x, y] = MIDDLE;
  const food = (ink: string) => shape(ink, PLATES.map(bowl).join(''));
  const halves = PLATES.map(([left, top]) => `M${Math.round(left - 8)} ${Math.round(top - 9)}h18l-4 5 4 5h-18z`).join(
    '',
  );
  const envelope = (inks: string) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${shape('k', 'M-34-28h74v46h-74z')}${shape(inks, 'M-38-32h74v46h-74z')}` +
    '<path class="sk" fill="none" stroke-width="3" d="M-38-32-1-6l37-26M-1-32v46"/><circle class="a" cx="-1" cy="-6" r="7"/></g>';
  return (
    at(1, shape('b', halves)) +
    at(2, food('a') + propAt('card', x, y - 34, { ink: 'd', scale: 0.82, turn: -6 })) +
    at(3, food('v') + envelope('f1')) +
    at(4, food('f') + propAt('lens', x - 8, y - 26, { ink: 'a', scale: 0.95 })) +
    at(5, food('b') + cake())
  );
}

function cake(): string {
  const [x, y] = MIDDLE;
  return (
    cylinder(190, CENTER, 24, 16, { z: HEIGHT, ink: 'f', top: 'p' }) +
    cylinder(190, CENTER, 14, 14, { z: HEIGHT + 16, ink: 'a', top: 'a1' }) +
    candle(x, y - 30, 0.8)
  );
}

function gift(): string {
  return (
    box(262, 204, 30, 26, 22, { ink: 'a' }) +
    onLeft(262, 204, 30, 26, 22, 0, shape('b', 'M12 0h7v22h-7z')) +
    onTop(262, 204, 22, shape('b', 'M12 0h7v26h-7z'))
  );
}

/** A dinner at a long table in the dark: with each course a lantern lights, and another puzzle lies on the table. */
export function drawLanterns(): Drawing {
  const board = new Board({ columns: 3, rows: 2, lot: 116, street: 0, margin: 10, thickness: 16 });
  const guests = (list: [number, PawnLook][], y: number) =>
    list.map(([x, look]) => pawn(x, y, { scale: 0.98, ...look })).join('');
  const { x, y, w, d } = TABLE;
  const plates = shape(
    'p',
    PLATES.map(([left, top]) => `M${Math.round(left) - 17} ${Math.round(top)}a17 9 0 0 1 34 0 17 9 0 0 1-34 0z`).join(
      '',
    ),
  );
  board.shadow(x, y, w, d, HEIGHT);
  const drawing =
    board.draw() +
    guests(BACK, 80) +
    box(x, y, w, d, HEIGHT, { ink: 'f1', top: 'd' }) +
    pools() +
    plates +
    courses() +
    guests(FRONT, 202) +
    gift() +
    cord() +
    lanterns();
  return { viewBox: '-216 -256 530 616', drawing };
}
