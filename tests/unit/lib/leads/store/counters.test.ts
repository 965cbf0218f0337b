import { describe, expect, it } from 'vitest';
import { countHits, pruneCounters } from '#lib/leads/store/counters';
import { engines, freshStore } from '../engines.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

describe.each(engines)('counters on $name', (engine) => {
  const store = freshStore(engine);
  const hit = (bucket: string, expiresAt = NOW + MINUTE) => ({ bucket, expiresAt });

  it('count each bucket separately and return counts in the order of the hits', async () => {
    expect(await countHits(store(), [], NOW)).toEqual([]);
    expect(await countHits(store(), [hit('b')], NOW)).toEqual([1]);
    expect(await countHits(store(), [hit('c'), hit('b'), hit('a')], NOW)).toEqual([1, 2, 1]);
    expect(await countHits(store(), [hit('a'), hit('b')], NOW)).toEqual([2, 3]);
  });

  it('restart at 1 after they expire, and not before', async () => {
    await countHits(store(), [hit('a')], NOW);
    expect(await countHits(store(), [hit('a', NOW + 2 * MINUTE)], NOW + MINUTE - 1)).toEqual([2]);
    expect(await countHits(store(), [hit('a', NOW + 2 * MINUTE)], NOW + MINUTE)).toEqual([1]);
    expect(await countHits(store(), [hit('a', NOW + 2 * MINUTE)], NOW + MINUTE + 1)).toEqual([2]);
  });

  it('lose none of 100 concurrent hits, in any order of buckets', async () => {
    const pairs = Array.from({ length: 100 }, (_, index) => (index % 2 ? [hit('a'), hit('b')] : [hit('b'), hit('a')]));
    const counts = await Promise.all(pairs.map((hits) => countHits(store(), hits, NOW)));
    const ofA = counts.map(([first, second], index) => (index % 2 ? first : second)!);
    expect(ofA.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await countHits(store(), [hit('a'), hit('b')], NOW)).toEqual([101, 101]);
  });

  it('are deleted after they expire', async () => {
    await countHits(store(), [hit('old'), hit('new', NOW + MINUTE + 1)], NOW);
    await pruneCounters(store(), NOW + MINUTE);
    const rows = await store().selectFrom('counters').selectAll().execute();
    expect(rows).toEqual([{ bucket: 'new', count: 1, expires_at: NOW + MINUTE + 1 }]);
  });
});
