import { Board, drawRibbon } from '../board.ts';
import { umbrella } from '../covers/furniture.ts';
import type { Drawing } from '../drawing.ts';
import { sun } from '../gallery/flat.ts';
import { project, repeat, type Point } from '../geometry.ts';
import { pawn, prop, tree } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { cylinder } from '../round-solids.ts';
import { box, leftFace, onLeft, onTop, rightFace, shape, topFace } from '../solids.ts';
import { at } from '../states.ts';
import { LIT_WINDOWS, PAPER_WINDOWS } from '../windows.ts';

const [SUN, RAIN] = [1, 2];
const START: Point = [58, 232];

/** The arcade: an upper floor on columns, and a dark wall behind them. */
const HALL = { x: 26, y: 20, w: 304, d: 78 };
const HALL_HEIGHT = 134;
/** How far apart its columns are, and where players stand between them. */
const BAY = 96;
const [WALK, FLOOR] = [78, 44];

function arcadeInside(): string {
  const { x, y, w } = HALL;
  return (
    leftFace(x, y, w, 4, HALL_HEIGHT, 0, 'd') +
    onLeft(
      x,
      y,
      w,
      4,
      HALL_HEIGHT,
      0,
      shape(
        'b1',
        repeat(3, (i) => `M${40 + i * BAY} 134V62a22 22 0 0 1 44 0v72z`),
      ),
    )
  );
}

function arcadeOutside(): string {
  const { x, y, w, d } = HALL;
  const columns = repeat(4, (i) => box(x + 2 + i * BAY, y + d - 12, 10, 10, HALL_HEIGHT, { ink: 'p', top: 'p' }));
  return (
    rightFace(x, y, w, FLOOR, HALL_HEIGHT, 0, 'k') +
    columns +
    box(x, y, w, d, FLOOR, { z: HALL_HEIGHT, ink: 'a', top: 'a1', left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
    topFace(x + 10, y + 10, w - 20, d - 20, HALL_HEIGHT + FLOOR, 'f1') +
    box(x + 40, y + 24, 90, 26, 12, { z: HALL_HEIGHT + FLOOR, ink: 'w', top: 'p' })
  );
}

/** A kiosk with a counter and a striped awning. */
function kiosk(x: number, y: number): string {
  const [w, d, h] = [58, 50, 62];
  const stripes = repeat(4, (i) => `M${8 + i * 18} 0V66`);
  return (
    box(x, y, w, d, h, { ink: 'b', top: 'b1' }) +
    onLeft(x, y, w, d, h, 0, shape('k', 'M7 16h44v22H7z') + shape('p', 'M4 38h50v5H4z')) +
    onTop(
      x - 4,
      y - 4,
      h + 6,
      shape('p', 'M0 0h70v66H0z') + `<path class="sd" fill="none" stroke-width="9" d="${stripes}"/>`,
    ) +
    leftFace(x - 4, y - 4, 70, 66, 8, h - 2, 'd') +
    rightFace(x - 4, y - 4, 70, 66, 8, h - 2, 'k')
  );
}

/** A parasol over a round table. */
function parasol(x: number, y: number): string {
  const [left, top] = project(x, y, 92).map(Math.round) as Point;
  return (
    cylinder(x, y, 17, 4, { z: 30, ink: 'b', top: 'p' }) +
    `<g transform="translate(${left} ${top})"><path class="sk" stroke-width="5" d="M0 0V92"/>` +
    '<path class="f" d="M-64 14Q-36-30 0-36 36-30 64 14q-16 12-32 3-16 12-32 4-16 8-32-4-16 9-32-3z"/>' +
    '<path class="a" d="M-32 17Q-26-18 0-36 26-18 32 17q-16 12-32 4-16 8-32-4z"/>' +
    '<path class="k" d="M32 17Q26-18 0-36 36-30 64 14q-16 12-32 3z"/></g>'
  );
}

/** The same parasol, closed. */
function closedParasol(x: number, y: number): string {
  const [left, top] = project(x, y, 92).map(Math.round) as Point;
  return (
    cylinder(x, y, 17, 4, { z: 30, ink: 'b', top: 'p' }) +
    `<g transform="translate(${left} ${top})"><path class="sk" stroke-width="5" d="M0 0V92"/>` +
    '<path class="a" d="M0-40q14 40 10 78-10 8-20 0-4-38 10-78z"/><path class="k" d="M0-40q14 40 10 78-3 3-7 3 4-40-3-81z"/></g>'
  );
}

function cloud(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    shape('p', 'M-60 0a22 22 0 0 1 6-43 34 34 0 0 1 62-12 26 26 0 0 1 42 18 19 19 0 0 1 6 37z') +
    shape('k', 'M56 0a19 19 0 0 0-6-37 26 26 0 0 0-14-20q10 30-16 44-24 12-80 13z') +
    '</g>'
  );
}

function rainStrokes(): string {
  const random = createRandom(5);
  const strokes = repeat(48, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return `M${Math.round(-280 + (column + 0.8 * random()) * 72)} ${Math.round(-96 + (row + 0.8 * random()) * 80)}l-6 24`;
  });
  return `<path class="sp" fill="none" stroke-width="3.5" stroke-linecap="round" d="${strokes}"/>`;
}

/** A street with a kiosk before an arcade: in the sun the track stays outside, in the rain it goes under the arcade. */
export function drawWeather(): Drawing {
  const board = new Board({ columns: 1, rows: 1, lot: 332, street: 0, margin: 12, thickness: 18 });
  const [dry, wet] = [drawRibbon([START, [326, 232]]), drawRibbon([START, [58, WALK], [316, WALK]])];
  board.plot(12, 12, 332, 182, 'g');
  board.plot(12, 270, 332, 74, 'g');
  board.plot(HALL.x, HALL.y, HALL.w, HALL.d, 'g2');
  board.shadow(276, 128, 58, 50, 60);
  board.print(at(SUN, dry.markup) + at(RAIN, puddles() + wet.markup));

  board.add(-900, 0, arcadeInside());
  board.add(
    0,
    130,
    at(
      RAIN,
      pawn(74, WALK, { ink: 'b', hat: 'curls', band: '1', scale: 0.94 }) +
        pawn(164, WALK, { ink: 'f', hat: 'cap', band: '2', scale: 0.94 }) +
        prop('flag', 316, WALK, { ink: 'a' }),
    ),
  );
  board.add(0, 140, arcadeOutside());
  board.add(276, 134, kiosk(276, 128));
  board.add(176, 144, at(SUN, parasol(176, 146)) + at(RAIN, closedParasol(176, 146)));
  board.add(30, 300, tree(40, 308, { scale: 1.3 }) + tree(92, 314, { scale: 1.1, kind: 'cone' }));
  board.add(
    200,
    300,
    at(
      SUN,
      pawn(118, 232, { ink: 'b', hat: 'curls', band: '1', scale: 1.05 }) +
        pawn(206, 232, { ink: 'f', hat: 'cap', band: '2', scale: 1.05 }) +
        prop('flag', 326, 232, { ink: 'a' }),
    ) + at(RAIN, pawn(286, 262, { ink: 'd', hat: 'bowler', scale: 1.05 }) + umbrella(286, 262, 'a')),
  );
  const sky = at(SUN, sun(-196, -62, 44)) + at(RAIN, cloud(-176, -52, 1.15) + cloud(214, -84, 0.9));
  return { viewBox: '-304 -180 608 606', drawing: sky + board.draw() + at(RAIN, rainStrokes()) };
}

function puddles(): string {
  const puddle = (x: number, y: number) => `M${x - 26} ${y}a26 15 0 0 1 52 0 26 15 0 0 1-52 0z`;
  return shape('w', puddle(150, 246) + puddle(214, 222) + puddle(160, 318) + puddle(322, 232));
}
