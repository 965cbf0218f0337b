import type { Point } from '../geometry.ts';
import { pawn, type PawnLook } from '../pieces.ts';
import { box } from '../solids.ts';
import { PAPER_WINDOWS } from '../windows.ts';

/** Thickness of a floor. */
export const SLAB = 8;

export type Room = {
  x: number;
  y: number;
  w: number;
  d: number;
  z?: number;
  /** Height of its two walls, and how far the one in the shade goes. */
  wall?: number;
  depth?: number;
  floor: string;
  ink: string;
};

/** A floor of a building without its roof and its front walls. The desks are positions in it. */
export function room({ x, y, w, d, z = 0, wall = 34, depth = d, floor, ink }: Room, desks: Point[]): string {
  const top = z + SLAB;
  return (
    box(x, y, w, d, SLAB, { z, ink: 'p', top: floor }) +
    box(x, y, 5, depth, wall, { z: top, ink, top: 'p' }) +
    box(x, y, w, 5, wall, { z: top, ink, top: 'p', left: PAPER_WINDOWS }) +
    desks.map(([left, back]) => box(x + left, y + back, 40, 20, 15, { z: top, ink: 'b' })).join('')
  );
}

/** Players at positions with a height. */
export function players(places: [x: number, y: number, z: number, look: PawnLook | undefined][], scale = 0.78): string {
  return places.map(([x, y, z, look]) => pawn(x, y, { ...look, z, scale })).join('');
}
