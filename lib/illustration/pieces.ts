import { getPawnSymbols, type Look } from '#lib/pawns/look';
import { corner, num } from './geometry.ts';
import type { PROPS } from './symbols/props.ts';

/** `scale` is 1 for a pawn of 104 units. */
export type PawnLook = Look & { scale?: number };

function transform(x: number, y: number, scale = 1, turn = 0): string {
  const size = Math.round(scale * 100) / 100;
  const turned = turn ? ` rotate(${turn})` : '';
  return `translate(${num(x)} ${num(y)})${turned}${size === 1 ? '' : ` scale(${size})`}`;
}

/** Draws a pawn at a point of the screen. */
export function pawnAt(x: number, y: number, { ink = 'a', scale, ...look }: PawnLook = {}): string {
  const uses = getPawnSymbols(look).map((part) => `<use href="#${part}"/>`);
  return `<g class="c${ink}" transform="${transform(x, y, scale)}">${uses.join('')}</g>`;
}

/** Draws a pawn at a point of the ground. */
export function pawn(x: number, y: number, look: PawnLook & { z?: number } = {}): string {
  return pawnAt(...corner(x, y, look.z), look);
}

export type PropName = keyof typeof PROPS;
/** `turn` is a rotation in degrees. */
export type PropLook = { ink?: string; scale?: number; turn?: number };

/** Draws a prop at a point of the screen. */
export function propAt(name: PropName, x: number, y: number, look: PropLook = {}): string {
  const ink = look.ink ? ` class="c${look.ink}"` : '';
  return `<use href="#${name}"${ink} transform="${transform(x, y, look.scale, look.turn)}"/>`;
}

/** Draws a prop at a point of the ground. */
export function prop(name: PropName, x: number, y: number, look: PropLook & { z?: number } = {}): string {
  return propAt(name, ...corner(x, y, look.z), look);
}

export type TreeKind = 'round' | 'cone' | 'poplar';
export type TreeLook = { scale?: number; ink?: string; kind?: TreeKind; z?: number };

/** Draws a tree at a point of the ground. */
export function tree(x: number, y: number, look: TreeLook = {}): string {
  const { scale = 1, ink = 'd', kind = 'round', z = 0 } = look;
  const size = Math.round(scale * 10) / 10;
  return `<use href="#tree-${kind}" class="c${ink}" transform="${transform(...corner(x, y, z), size)}"/>`;
}
