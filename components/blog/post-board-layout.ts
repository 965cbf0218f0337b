/** How many columns and rows of the grid a square spans. */
export type Span = { columns: number; rows: number };

const COLUMNS = 4;
/** Column spans that fill one row with one to four squares, by the number of squares. */
const ROWS: Record<number, number[]> = { 1: [4], 2: [2, 2], 3: [2, 1, 1], 4: [1, 1, 1, 1] };
/** Spans of the squares beside the large one, where two columns and two rows are free, by the number of squares. */
const BESIDE: Record<number, Span[]> = {
  1: [{ columns: 2, rows: 2 }],
  2: [wide(), wide()],
  3: [wide(), one(), one()],
  4: [one(), one(), one(), one()],
};

/** Spans of `count` squares on a grid of four columns. The first square is large, and every row is full. */
export function postBoardLayout(count: number): Span[] {
  if (count <= 1) return Array.from({ length: count }, () => ({ columns: COLUMNS, rows: 1 }));
  const beside = BESIDE[Math.min(count - 1, 4)] ?? [];
  const below = count - 1 - beside.length;
  const full = Array.from({ length: Math.floor(below / COLUMNS) }, () => ROWS[COLUMNS] ?? []);
  const rows = [...full, ROWS[below % COLUMNS] ?? []];
  return [{ columns: 2, rows: 2 }, ...beside, ...rows.flat().map((columns) => ({ columns, rows: 1 }))];
}

function one(): Span {
  return { columns: 1, rows: 1 };
}

function wide(): Span {
  return { columns: 2, rows: 1 };
}
