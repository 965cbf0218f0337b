import { symbolsIn, withPrefix } from './assemble-with.ts';
import { BOARD_PLAYER_SYMBOLS } from './board-players.ts';
import { HATS } from './symbols/hats.ts';
import { PAWN_BODY } from './symbols/pawn-body.ts';

/** What the players of a scoreboard are drawn with, as markup for defs; every id starts with `prefix` and a hyphen. */
export function boardSymbols(prefix: string): string {
  return withPrefix(prefix, symbolsIn({ ...PAWN_BODY, ...HATS }, BOARD_PLAYER_SYMBOLS));
}
