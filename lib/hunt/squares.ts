/** The kinds of clues, in the order of their squares on the board. */
export const CLUE_KINDS = ['words', 'pictures', 'map'] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** The squares of the board, along the track. */
export const SQUARES = ['start', ...CLUE_KINDS, 'finish'] as const;
export type Square = (typeof SQUARES)[number];

/** How many stops of the pawn lead from one square to the next. The drawing of the board has as many. */
const STOPS_BETWEEN = 3;

/** The stop at FINISH; the one at START is 0. */
export const LAST_STOP = (SQUARES.length - 1) * STOPS_BETWEEN;

/** The stop beside a square. */
export function stopOf(square: Square): number {
  return SQUARES.indexOf(square) * STOPS_BETWEEN;
}

/** The square beside a stop; undefined for stops between two squares. */
export function squareAt(stop: number): Square | undefined {
  return stop % STOPS_BETWEEN === 0 ? SQUARES[stop / STOPS_BETWEEN] : undefined;
}
