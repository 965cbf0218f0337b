import { describe, expect, it } from 'vitest';
import { countCopy, MAX_COPIES_A_DAY } from '#lib/leads/delivery/copy-limit';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TOMORROW = new Date('2026-11-22T00:00:00Z');

describe.each(engines)('the limit of copies on $name', (engine) => {
  const store = freshStore(engine);

  async function useUp(address: string) {
    for (let copy = 0; copy < MAX_COPIES_A_DAY; copy += 1) expect(await countCopy(store(), address, NOW)).toBe(true);
  }

  it('holds for every spelling of a mailbox, until the day is over', async () => {
    await useUp('dana.lee@example.com');
    for (const address of [
      'dana.lee@example.com',
      'Dana.Lee@Example.com',
      'dana.lee+9@example.com',
      'd.a.nalee@example.com',
    ])
      expect(await countCopy(store(), address, NOW)).toBe(false);
    expect(await countCopy(store(), 'dana.lee@example.com', TOMORROW)).toBe(true);
  });

  it('is separate for each mailbox', async () => {
    await useUp('dana@example.com');
    expect(await countCopy(store(), 'dana@example.org', NOW)).toBe(true);
    expect(await countCopy(store(), 'dan@example.com', NOW)).toBe(true);
  });

  it('stores no address', async () => {
    await countCopy(store(), 'dana@example.com', NOW);
    const rows = await store().selectFrom('counters').selectAll().execute();
    expect(rows).toMatchObject([{ count: 1, expires_at: TOMORROW.getTime() }]);
    expect(rows[0]!.bucket).toMatch(/^copy [\w-]{22}$/);
  });
});
