/** The median of numbers in any order; for an even count the upper of the two middle ones. NaN for none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;
}
