import { BANDS } from '#lib/pawns/bands';
import { HATS } from '#lib/pawns/hats';
import { PAWN_BODY } from '#lib/pawns/pawn-body';
import { PROPS } from './props.ts';
import { TREES } from './trees.ts';

/** The markup of every symbol that a drawing can reference with `<use>`, by id. */
export const SYMBOLS = { ...TREES, ...PAWN_BODY, ...BANDS, ...HATS, ...PROPS };

export type SymbolName = keyof typeof SYMBOLS;

export function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(SYMBOLS, name);
}

export function symbolMarkup(name: SymbolName): string {
  return SYMBOLS[name];
}
