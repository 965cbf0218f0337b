import { corner, num } from './geometry.ts';
import type { PROPS } from './symbols/props.ts';

export const HAT_NAMES = [
  'bowler',
  'cone',
  'beret',
  'crown',
  'cap',
  'phones',
  'grad',
  'bun',
  'bob',
  'curls',
  'specs',
  'pith',
  'santa',
] as const;
export type Hat = (typeof HAT_NAMES)[number];
export type PawnInk = 'a' | 'b' | 'd' | 'f' | 'w' | 'p';
export type Band = '1' | '2' | '3';
export type PawnLook = { ink?: PawnInk; hat?: Hat; band?: Band; scale?: number };

function transform(x: number, y: number, scale = 1, turn = 0): string {
  const size = Math.round(scale * 100) / 100;
  const turned = turn ? ` rotate(${turn})` : '';
  return `translate(${num(x)} ${num(y)})${turned}${size === 1 ? '' : ` scale(${size})`}`;
}

/** What a pawn at a point of the screen is made of: the names of its symbols, and what goes for all of them. */
export function pawnParts(x: number, y: number, { ink = 'a', hat, band, scale = 1 }: PawnLook = {}) {
  const symbols = ['pawn', ...(band ? [`band-${band}`] : []), ...(hat ? [`hat-${hat}`] : [])];
  return { ink: `c${ink}`, transform: transform(x, y, scale), symbols };
}

/** A pawn at a point of the screen. */
export function pawnAt(x: number, y: number, look: PawnLook = {}): string {
  const { ink, transform: place, symbols } = pawnParts(x, y, look);
  return `<g class="${ink}" transform="${place}">${symbols.map((part) => `<use href="#${part}"/>`).join('')}</g>`;
}

/** A pawn on the board. */
export function pawn(x: number, y: number, look: PawnLook & { z?: number } = {}): string {
  return pawnAt(...corner(x, y, look.z), look);
}

export type PropName = keyof typeof PROPS;
export type PropLook = { ink?: string; scale?: number; turn?: number };

/** A prop at a point of the screen. */
export function propAt(name: PropName, x: number, y: number, look: PropLook = {}): string {
  const ink = look.ink ? ` class="c${look.ink}"` : '';
  return `<use href="#${name}"${ink} transform="${transform(x, y, look.scale, look.turn)}"/>`;
}

/** A prop on the board. */
export function prop(name: PropName, x: number, y: number, look: PropLook & { z?: number } = {}): string {
  return propAt(name, ...corner(x, y, look.z), look);
}

export type TreeKind = 'round' | 'cone' | 'poplar';
export type TreeLook = { scale?: number; ink?: string; kind?: TreeKind; z?: number };

export function tree(x: number, y: number, look: TreeLook = {}): string {
  const { scale = 1, ink = 'd', kind = 'round', z = 0 } = look;
  const size = Math.round(scale * 10) / 10;
  return `<use href="#tree-${kind}" class="c${ink}" transform="${transform(...corner(x, y, z), size)}"/>`;
}
