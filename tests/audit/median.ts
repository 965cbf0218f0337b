/** The middle of some numbers, in any order; of an even count the upper one of the two. NaN of none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;
}
