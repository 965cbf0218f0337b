import type { Drawing } from '../drawing.ts';
import { repeat } from '../geometry.ts';
import { pawn, prop, tree } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, leftFace, onLeft, onRight, onTop, rightFace, shape, topFace } from '../solids.ts';
import { contours, gate, spire } from '../worlds/jidara-parts.ts';

const SIDE = 220;
const HEIGHT = 64;
const FLAP = 110;

function planks(width: number, ink: string): string {
  const seams = repeat(3, (i) => `M0 ${16 * (i + 1)}H${width}`);
  const posts = `M0 0h16v${HEIGHT}H0zM${width - 16} 0h16v${HEIGHT}h-16z`;
  return `<path class="${ink}" fill="none" stroke-width="2" d="${seams}"/>` + shape('b', posts);
}

/** A wall of the crate that is folded down and becomes a playing surface. */
function flap(x: number, y: number, w: number, d: number): string {
  const seams = repeat(Math.floor(d / 22), (i) => `M6 ${22 * (i + 1)}H${w - 6}`);
  return (
    leftFace(x, y, w, d, 8, -8, 'a') +
    rightFace(x, y, w, d, 8, -8, 'k') +
    topFace(x, y, w, d, 0, 'f1') +
    onTop(x, y, 0, `<path class="sf" fill="none" stroke-width="3" d="${seams}"/>`) +
    onTop(
      x,
      y,
      0,
      `<rect class="sk" fill="none" stroke-width="2.5" x="7" y="7" width="${w - 14}" height="${d - 14}" rx="4"/>`,
    )
  );
}

function crate(): string {
  const stencil = `<circle class="sk" fill="none" stroke-width="4" cx="110" cy="33" r="20"/><circle class="k" cx="110" cy="33" r="7"/>`;
  return (
    box(0, 0, SIDE, SIDE, HEIGHT, { ink: 'a', top: 'g2' }) +
    onLeft(0, 0, SIDE, SIDE, HEIGHT, 0, planks(SIDE, 'sk') + stencil) +
    onRight(
      0,
      0,
      SIDE,
      SIDE,
      HEIGHT,
      0,
      `<path class="sa" fill="none" stroke-width="2" d="M0 16H220M0 32H220M0 48H220"/>`,
    )
  );
}

/** The islands on the lid. */
function set(): string {
  const z = HEIGHT;
  const red = (x: number, y: number, scale: number, kind: 'round' | 'cone') =>
    tree(x, y, { scale, ink: 'a', kind, z: z + 22 });
  return (
    cylinder(110, 110, 84, 10, { z, ink: 'a', top: 'f' }) +
    cylinder(110, 110, 100, 12, { z: z + 10, ink: 'd' }) +
    contours(110, 110, 100, z + 22) +
    spire(52, 58, 15, 104, 'f', z + 22) +
    spire(90, 38, 12, 74, 'a', z + 22) +
    spire(38, 102, 11, 58, 'g2', z + 22) +
    red(64, 130, 1.3, 'round') +
    red(56, 152, 1, 'round') +
    gate(124, 92, 62, z + 22) +
    red(176, 84, 1.2, 'cone') +
    red(188, 104, 1, 'cone')
  );
}

/** The Jidara set on a folding crate: the walls fold down and become the board. */
export function drawPopUp(): Drawing {
  const drawing =
    flap(0, -FLAP - 6, SIDE, FLAP) +
    flap(-FLAP - 6, 0, FLAP, SIDE) +
    pawn(-60, 40, { scale: 1.1, ink: 'p', hat: 'bun' }) +
    pawn(-60, 150, { scale: 1.15, ink: 'b', hat: 'curls', band: '1' }) +
    pawn(190, -58, { scale: 1.1, ink: 'd', hat: 'cap', band: '2' }) +
    flap(0, SIDE + 6, SIDE, FLAP) +
    flap(SIDE + 6, 0, FLAP, SIDE) +
    crate() +
    set() +
    pawn(166, 150, { scale: 1.05, ink: 'b', hat: 'bob', band: '2', z: HEIGHT + 22 }) +
    prop('lantern', 190, 266, { ink: 'b', scale: 1.1 }) +
    pawn(56, 286, { scale: 1.25, ink: 'a', hat: 'specs', band: '1' }) +
    pawn(120, 290, { scale: 1.25, ink: 'p', hat: 'pith', band: '3' }) +
    pawn(286, 70, { scale: 1.25, ink: 'd', hat: 'beret', band: '2' }) +
    pawn(288, 150, { scale: 1.25, ink: 'f', hat: 'phones' });
  return { viewBox: '-320 -210 640 550', drawing };
}
