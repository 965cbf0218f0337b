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
  'bobble',
] as const;
export type Hat = (typeof HAT_NAMES)[number];
export type PawnInk = 'a' | 'b' | 'd' | 'f' | 'w' | 'p';
export type Band = '1' | '2' | '3';
export type Look = { ink?: PawnInk; hat?: Hat; band?: Band };

/** The names of the symbols of a pawn, in painting order. */
export function getPawnSymbols({ hat, band }: Look): string[] {
  return ['pawn', ...(band ? [`band-${band}`] : []), ...(hat ? [`hat-${hat}`] : [])];
}
