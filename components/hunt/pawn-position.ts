/** Height of the drawing in percent of its width. */
const ASPECT = 0.8044;

/** The CSS translate of the pawn, with its foot at a point of the board in percent. The board is the container of its units. */
export function pawnPosition(x: number, y: number): string {
  return `calc(${x}cqw - 50%) calc(${y * ASPECT}cqw - 91%)`;
}
