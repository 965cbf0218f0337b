import { num } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import type { PropName } from '../pieces.ts';

type PropPlacement = {
  /** Distance of its lowest point below the origin. */
  foot: number;
  /** The scale at which it is about 100 units big. */
  unit: number;
  /** Whether it lies on the ground. Other props stand. */
  isFlat?: boolean;
  ink: string;
};

const PROP_PLACEMENTS: Record<PropName, PropPlacement> = {
  key: { foot: 0, unit: 1, isFlat: true, ink: 'b' },
  ticket: { foot: 0, unit: 0.95, isFlat: true, ink: 'a' },
  trumpet: { foot: 0, unit: 0.66, isFlat: true, ink: 'b' },
  pin: { foot: 0, unit: 1.25, ink: 'a' },
  flag: { foot: 0, unit: 1.35, ink: 'a' },
  die: { foot: 13, unit: 1.2, ink: 'a' },
  lens: { foot: 57, unit: 1.05, ink: 'a' },
  card: { foot: 50, unit: 1, ink: 'b' },
  trophy: { foot: 0, unit: 1.3, ink: 'b' },
  lantern: { foot: 2, unit: 1.3, ink: 'b' },
  gramophone: { foot: 25, unit: 0.85, ink: 'b' },
};

// The scale of a frontal drawing that lies on the ground: a circle becomes the ellipse of the projection.
const FLAT_X_SCALE = 0.84 * Math.SQRT2;
const FLAT_Y_SCALE = 0.56 * Math.SQRT2;

export function isFlatProp(name: PropName): boolean {
  return Boolean(PROP_PLACEMENTS[name].isFlat);
}

export function getPropInk(name: PropName): string {
  return PROP_PLACEMENTS[name].ink;
}

/** Draws a prop of about `size` units with its foot (or its center, when it is flat) at a point of the screen. */
export function placeProp(
  name: PropName,
  x: number,
  y: number,
  size: number,
  look: { ink?: string; turn?: number } = {},
): string {
  const { foot, unit, isFlat, ink } = PROP_PLACEMENTS[name];
  const scale = (unit * size) / 100;
  const prop = propAt(name, 0, -foot, { ink: look.ink ?? ink });
  const turn = look.turn ? ` rotate(${look.turn})` : '';
  const size2 = isFlat ? `${(scale * FLAT_X_SCALE).toFixed(2)} ${(scale * FLAT_Y_SCALE).toFixed(2)}` : scale.toFixed(2);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size2})${turn}">${prop}</g>`;
}
