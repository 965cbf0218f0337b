import { num } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import type { PropName } from '../pieces.ts';

type Stance = {
  /** Lowest point below the origin. */ foot: number;
  /** Scale that makes it about 100 units big. */ unit: number;
  laid?: boolean;
  ink: string;
};

/** Flat things lie on the board, the others stand on it. */
const STANCES: Record<PropName, Stance> = {
  key: { foot: 0, unit: 1, laid: true, ink: 'b' },
  ticket: { foot: 0, unit: 0.95, laid: true, ink: 'a' },
  trumpet: { foot: 0, unit: 0.66, laid: true, ink: 'b' },
  pin: { foot: 0, unit: 1.25, ink: 'a' },
  flag: { foot: 0, unit: 1.35, ink: 'a' },
  die: { foot: 13, unit: 1.2, ink: 'a' },
  lens: { foot: 57, unit: 1.05, ink: 'a' },
  card: { foot: 50, unit: 1, ink: 'b' },
  trophy: { foot: 0, unit: 1.3, ink: 'b' },
  lantern: { foot: 2, unit: 1.3, ink: 'b' },
  gramophone: { foot: 25, unit: 0.85, ink: 'b' },
};

// A circle drawn from the front becomes this ellipse when it lies on the ground.
const LAID_X = 0.84 * Math.SQRT2;
const LAID_Y = 0.56 * Math.SQRT2;

export function isLaid(name: PropName): boolean {
  return Boolean(STANCES[name].laid);
}

export function propInk(name: PropName): string {
  return STANCES[name].ink;
}

/** A prop about `size` units big whose foot (or middle, when it lies flat) is at a point of the screen. */
export function standProp(
  name: PropName,
  x: number,
  y: number,
  size: number,
  look: { ink?: string; turn?: number } = {},
): string {
  const { foot, unit, laid, ink } = STANCES[name];
  const scale = (unit * size) / 100;
  const prop = propAt(name, 0, -foot, { ink: look.ink ?? ink });
  const turn = look.turn ? ` rotate(${look.turn})` : '';
  const size2 = laid ? `${(scale * LAID_X).toFixed(2)} ${(scale * LAID_Y).toFixed(2)}` : scale.toFixed(2);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size2})${turn}">${prop}</g>`;
}
