import type { Drawing } from '../drawing.ts';
import { num, polar, repeat } from '../geometry.ts';
import { pawn, propAt, tree } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, gable, onLeft, onTop, pyramid } from '../solids.ts';
import { bank, stepTower, tower } from '../buildings.ts';
import { LIT_WINDOWS, PAPER_WINDOWS } from '../windows.ts';

const ISLANDS = 9;
const RX = 338;
const RY = 226;

export function laptop(x: number, y: number): string {
  return (
    box(x, y, 62, 42, 5, { ink: 'p', top: 'p' }) +
    onTop(x, y, 5, '<path class="sk" stroke-width="5" stroke-dasharray="5 3" d="M8 22h46M8 30h46"/>') +
    box(x, y, 62, 4, 48, { z: 5, ink: 'k', top: 'k' }) +
    onLeft(
      x,
      y,
      62,
      4,
      48,
      5,
      '<path class="w" d="M4 4h54v38H4z"/><path class="a" d="M4 26l16-12 12 10 10-6 16 12v12H4z"/><circle class="b" cx="46" cy="13" r="6"/>',
    )
  );
}

const SIGHTS = [
  () => tower('a')(-34, -34, 44, 44, 74) + tree(28, -6),
  () => laptop(-36, -24),
  () =>
    gable(-36, -28, 62, 40, 26, 22, { ink: 'f', top: 'a1', left: PAPER_WINDOWS }) +
    tree(28, 8, { kind: 'cone', ink: 'a' }),
  () => laptop(-36, -22),
  () => bank('d')(-34, -34, 46, 46, 34) + tree(30, -4),
  () => laptop(-34, -28),
  () =>
    box(-34, -34, 40, 40, 26, { ink: 'b', left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
    pyramid(-38, -38, 48, 48, 30, { z: 26, ink: 'a' }) +
    tree(26, -10, { kind: 'poplar' }),
  () => laptop(-36, -22),
  () => stepTower('d')(-38, -38, 48, 48, 84) + tree(28, -8, { kind: 'cone' }),
];
const PLAYERS = [
  { ink: 'b', hat: 'bowler' },
  { ink: 'a', hat: 'curls', band: '1' },
  { ink: 'd', hat: 'bun' },
  { ink: 'f', hat: 'specs', band: '2' },
  { ink: 'a', hat: 'bob' },
  { ink: 'b', hat: 'phones', band: '3' },
  { ink: 'd', hat: 'cap' },
  { ink: 'a', hat: 'beret', band: '1' },
  { ink: 'b', hat: 'curls', band: '2' },
] as const;

function angleOf(index: number): number {
  return (index / ISLANDS) * 2 * Math.PI - Math.PI / 2;
}

function officeIsland(index: number): string {
  const [x, y] = polar(0, 0, 1, angleOf(index));
  const sight = SIGHTS[index % SIGHTS.length];
  return (
    `<g transform="translate(${num(x * RX)} ${num(y * RY)}) scale(1.28)">` +
    cylinder(0, 0, 24, 22, { z: -44, ink: 'f', top: 'a' }) +
    cylinder(0, 0, 42, 18, { z: -26, ink: 'a', top: 'f' }) +
    cylinder(0, 0, 62, 12, { z: -12, ink: 'd' }) +
    `${sight ? sight() : ''}${pawn(52, 8, { scale: 0.85, ...PLAYERS[index] })}</g>`
  );
}

/** The route around the sun, as discs. There is no board, so its shapes are projected here. */
function orbit(): string {
  const discs = repeat(54, (i) => {
    const [x, y] = polar(0, 0, 1, (i / 54) * 2 * Math.PI);
    return `M${num(x * RX)} ${num(y * RY)}h.01`;
  });
  return (
    `<ellipse class="sk" fill="none" stroke-width="25" rx="${RX}" ry="${RY}" cy="8"/><ellipse class="sa" fill="none" stroke-width="25" rx="${RX}" ry="${RY}"/>` +
    `<path class="sp" fill="none" stroke-width="17" stroke-linecap="round" d="${discs}"/>`
  );
}

function sun(): string {
  const rays = repeat(24, (i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const [x0, y0] = polar(0, 0, 126, angle - 0.07);
    const [x1, y1] = polar(0, 0, i % 2 ? 152 : 170, angle);
    const [x2, y2] = polar(0, 0, 126, angle + 0.07);
    return `M${num(x0)} ${num(y0 * 0.667)}L${num(x1)} ${num(y1 * 0.667)} ${num(x2)} ${num(y2 * 0.667)}z`;
  });
  return (
    `<path class="b" d="${rays}"/>` +
    cylinder(0, 0, 98, 14, { z: -10, ink: 'b', shade: 'b', top: 'b1' }) +
    '<g fill="none" class="sk" stroke-width="2.5" transform="translate(0 -6)"><ellipse rx="92" ry="61"/><ellipse rx="44" ry="61"/><path d="M-92 0H92M-78-32Q0-14 78-32M-78 32Q0 14 78 32"/></g>'
  );
}

/** Nine offices on nine islands around a sun, with the key that travels between them. */
export function drawGlobe(): Drawing {
  const order = Array.from({ length: ISLANDS }, (_, i) => i).sort(
    (one, other) => Math.sin(angleOf(one)) - Math.sin(angleOf(other)),
  );
  const drawing =
    orbit() + sun() + order.map(officeIsland).join('') + propAt('key', -16, -22, { scale: 1.15, ink: 'a', turn: -18 });
  return { viewBox: '-452 -530 904 847', drawing };
}
