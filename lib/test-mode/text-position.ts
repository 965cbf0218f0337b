/** A position in a text: line and column count from 1, the offset from 0. */
export type TextPosition = { line: number; column: number; offset: number };

/** Returns a function that finds the line and column of an offset in a text. */
export function createPositionLookup(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
}
