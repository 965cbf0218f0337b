import { describe, expect, it } from 'vitest';
import { paintTogether } from '#lib/illustration/merge/paint-order';

/** Numbers from 0 to 1 that are the same in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('an order of painting', () => {
  it('has nothing for nothing', () => {
    expect(paintTogether([], () => true)).toEqual([]);
  });

  it('paints everything of a kind at once when nothing lies over anything', () => {
    expect(paintTogether(['a', 'k', 'a', 'k', 'a'], () => false)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
  });

  it('waits with a kind of which more can be painted later', () => {
    const isUnder = (earlier: number, later: number) => earlier === 1 && later === 2;
    expect(paintTogether(['a', 'k', 'a'], isUnder)).toEqual([[1], [0, 2]]);
  });

  it('keeps the order of what lies over one another, even of one kind', () => {
    expect(paintTogether(['a', 'a', 'a'], () => true)).toEqual([[0], [1], [2]]);
  });

  it('paints all once, of one kind at a time, and nothing before what it lies over', () => {
    const random = randoms(7);
    for (let round = 0; round < 50; round += 1) {
      const kinds = Array.from({ length: 40 }, () => 'abcd'[Math.floor(random() * 4)]!);
      const pairs = new Set<string>();
      for (let later = 0; later < kinds.length; later += 1)
        for (let earlier = 0; earlier < later; earlier += 1) if (random() < 0.06) pairs.add(`${earlier} ${later}`);
      const goes = paintTogether(kinds, (earlier, later) => pairs.has(`${earlier} ${later}`));
      expect(goes.flat().sort((a, b) => a - b)).toEqual([...kinds.keys()]);
      const goOf = new Map(goes.flatMap((go, place) => go.map((index): [number, number] => [index, place])));
      for (const go of goes) expect(new Set(go.map((index) => kinds[index])).size).toBe(1);
      for (const pair of pairs) {
        const [earlier, later] = pair.split(' ').map((index) => goOf.get(Number(index))!);
        expect(later).toBeGreaterThan(earlier!);
      }
    }
  });
});
