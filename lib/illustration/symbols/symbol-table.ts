import { BANDS } from './bands.ts';
import { HATS } from './hats.ts';
import { PAWN_BODY } from './pawn-body.ts';
import { PROPS } from './props.ts';
import { TREES } from './trees.ts';

/** Everything that a drawing may use by name. */
export const SYMBOLS = { ...TREES, ...PAWN_BODY, ...BANDS, ...HATS, ...PROPS };

export type SymbolName = keyof typeof SYMBOLS;

export function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(SYMBOLS, name);
}

export function symbolMarkup(name: SymbolName): string {
  return SYMBOLS[name];
}
