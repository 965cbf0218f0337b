import { describe, expect, it } from 'vitest';
import { batchByKind } from '#lib/illustration/merge/paint-order';

/** A generator of numbers from 0 to 1 that are the same in every run. */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('painting batches', () => {
  it('are empty for no items', () => {
    expect(batchByKind([], () => true)).toEqual([]);
  });

  it('contain all items of a kind when no items overlap', () => {
    expect(batchByKind(['a', 'k', 'a', 'k', 'a'], () => false)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
  });

  it('postpone a kind when more of it can be painted later', () => {
    const isUnder = (earlier: number, later: number) => earlier === 1 && later === 2;
    expect(batchByKind(['a', 'k', 'a'], isUnder)).toEqual([[1], [0, 2]]);
  });

  it('keep the order of overlapping items, even of one kind', () => {
    expect(batchByKind(['a', 'a', 'a'], () => true)).toEqual([[0], [1], [2]]);
  });

  it('contain every item once, one kind in each, and never an item before one below it', () => {
    const random = createGenerator(7);
    for (let round = 0; round < 50; round += 1) {
      const kinds = Array.from({ length: 40 }, () => 'abcd'[Math.floor(random() * 4)]!);
      const pairs = new Set<string>();
      for (let later = 0; later < kinds.length; later += 1)
        for (let earlier = 0; earlier < later; earlier += 1) if (random() < 0.06) pairs.add(`${earlier} ${later}`);
      const batches = batchByKind(kinds, (earlier, later) => pairs.has(`${earlier} ${later}`));
      expect(batches.flat().sort((a, b) => a - b)).toEqual([...kinds.keys()]);
      const batchOf = new Map(
        batches.flatMap((batch, place) => batch.map((index): [number, number] => [index, place])),
      );
      for (const batch of batches) expect(new Set(batch.map((index) => kinds[index])).size).toBe(1);
      for (const pair of pairs) {
        const [earlier, later] = pair.split(' ').map((index) => batchOf.get(Number(index))!);
        expect(later).toBeGreaterThan(earlier!);
      }
    }
  });
});
