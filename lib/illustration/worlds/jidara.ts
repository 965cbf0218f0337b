import type { Drawing } from '../drawing.ts';
import { repeat, type Point } from '../geometry.ts';
import { pawn, propAt, tree } from '../pieces.ts';
import { shape } from '../solids.ts';
import { bridge, gate, island, placed, spire } from './jidara-parts.ts';

const SUN = 'cx="980" cy="330"';
const RINGS = [250, 300, 360, 430, 510, 600, 700, 810, 930];
const STARS: Point[] = [
  [120, 150],
  [330, 90],
  [560, 200],
  [640, 70],
  [1250, 90],
  [1370, 240],
  [1320, 470],
];
const FAR_RIDGE =
  'M0 640h70l30-60h90l40 40h120l40-110h40l20-50h60l30 60h30l50 120h160l30-50h110l60 70h120l40-90h70l60 60h90l40-80h90l50 70h100v320H0z';
const NEAR_RIDGE = 'M0 740h130l30-50h80l50 70h220l40-60h100l60 80h250l30-50h120l70 60h100l50-70h110l40 60h60v220H0z';

function sky(): string {
  const rings = repeat(RINGS.length, (i) => `<circle ${SUN} r="${RINGS[i]}"/>`);
  const stars = repeat(STARS.length, (i) => {
    const [x, y] = STARS[i] ?? [0, 0];
    const ray = 7 + (i % 3) * 3;
    return shape('p', `M${x} ${y - ray - 2}l2.5 ${ray} 7 2-7 2-2.5 ${ray}-2.5-${ray}-7-2 7-2z`);
  });
  return (
    `<circle class="sun" ${SUN} r="205"/><g class="ring" fill="none" stroke-width="2">${rings}</g>` +
    shape('m1', FAR_RIDGE) +
    shape('m2', NEAR_RIDGE) +
    stars
  );
}

function mainIsland(): string {
  const red = (x: number, y: number, scale: number, kind: 'round' | 'cone') => tree(x, y, { scale, ink: 'a', kind });
  return (
    island(175, 5, 3) +
    spire(-92, -84, 22, 150, 'f') +
    spire(-30, -112, 17, 104, 'a') +
    spire(-118, -24, 15, 82, 'g2') +
    red(-66, 20, 1.5, 'round') +
    red(-96, 40, 1.2, 'round') +
    gate(36, -36, 92) +
    red(120, -40, 1.5, 'cone') +
    red(136, -10, 1.2, 'cone') +
    red(104, -70, 1.2, 'cone') +
    red(-60, 110, 1.1, 'round') +
    red(-30, 126, 1.4, 'cone') +
    pawn(40, 60, { ink: 'p', hat: 'pith' }) +
    pawn(96, 66, { scale: 1.1, ink: 'b', hat: 'bob', band: '2' }) +
    pawn(66, 118, { scale: 1.15, ink: 'a', hat: 'specs', band: '1' })
  );
}

function farIsland(): string {
  return (
    island(92, 4, 5) +
    spire(-30, -30, 13, 70, 'f') +
    tree(30, 10, { scale: 1.3, ink: 'a', kind: 'cone' }) +
    tree(52, -16, { ink: 'a', kind: 'cone' }) +
    tree(0, 46, { ink: 'a' })
  );
}

function lanternIsland(): string {
  return (
    island(70, 3, 9) +
    propAt('lantern', 0, 0, { scale: 1.5, ink: 'b' }) +
    tree(-34, 10, { scale: 1.2, ink: 'a', kind: 'cone' }) +
    tree(10, -44, { scale: 1.2, ink: 'a' })
  );
}

const EAST = bridge([1240, 640], [1370, 520], [1330, 640], 4);
const WEST = bridge([738, 648], [850, 640], [790, 596], 3);

/** Broken islands under an ember sun. */
export function drawJidara(): Drawing {
  const drawing =
    sky() +
    placed(668, 640, 0.62, farIsland()) +
    WEST +
    placed(1060, 610, 1, mainIsland()) +
    EAST +
    placed(1400, 470, 0.7, lanternIsland());
  return { viewBox: '0 0 1440 900', drawing };
}

/** The same scene without the western island, for frames with a title there. */
export function drawJidaraLone(): Drawing {
  const drawing = sky() + placed(1060, 610, 1, mainIsland()) + EAST + placed(1400, 470, 0.7, lanternIsland());
  return { viewBox: '330 40 1080 830', drawing };
}

/** The islands alone, for a cover in a client's colors. */
export function drawJidaraIslands(): string {
  return (
    `<g class="ring" fill="none" stroke-width="2">${repeat(4, (i) => `<circle ${SUN} r="${RINGS[i]}"/>`)}</g>` +
    `<circle class="sun" ${SUN} r="205"/>` +
    placed(668, 640, 0.62, farIsland()) +
    WEST +
    placed(1060, 610, 1, mainIsland()) +
    EAST +
    placed(1400, 470, 0.7, lanternIsland())
  );
}
