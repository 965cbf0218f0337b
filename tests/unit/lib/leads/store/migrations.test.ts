import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#lib/leads/store/database';
import { listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import { readTrustedTime } from '#lib/leads/store/trusted-time';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, type Place } from '../engines.ts';
import { createFirstStore, openRaw, tablesOf } from './first-store.ts';

const TABLES = [
  'calendars',
  'counters',
  'holds',
  'kysely_migration',
  'kysely_migration_lock',
  'outbox',
  'quotes',
  'secrets',
  'trusted_time',
];

describe.each(engines)('migrations on $name', (engine) => {
  let place: Place;

  beforeEach(async () => {
    place = await engine.newPlace();
  });

  afterEach(() => place.remove());

  const opened = async () => (await openStore(place.address)).destroy();

  async function look<T>(action: (raw: ReturnType<typeof openRaw>) => Promise<T>): Promise<T> {
    const raw = openRaw(place.address);
    try {
      return await action(raw);
    } finally {
      await raw.destroy();
    }
  }

  const migrations = () =>
    look(
      async (raw) => (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(raw)).rows,
    );

  it('run once when several processes open a new store', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(place.address)));
    for (const store of stores) await store.destroy();
    expect(await look(tablesOf)).toEqual(TABLES);
    const names = (await migrations()).map(({ name }) => name);
    expect(names[0]).toBe('2026-11-21-create-quotes');
    expect(new Set(names).size).toBe(names.length);
    await opened();
    expect(await migrations()).toHaveLength(names.length);
  });

  it('keep all stored data and queue earlier quotes for one delivery', async () => {
    const earlier = [
      { reference: 'RR-AAAA-2222', createdAt: 1_795_000_000_000 },
      { reference: 'RR-BBBB-3333', createdAt: 1_795_000_000_001 },
    ];
    await createFirstStore(place.address, earlier);
    const stores = await Promise.all([openStore(place.address), openStore(place.address)]);
    const [store] = stores;
    const quotes = await listQuotes(store!);
    expect(quotes).toMatchObject([
      { reference: 'RR-BBBB-3333', state: 'accepted', quarantine_reason: null, total: 5475, preferred_start: null },
      { reference: 'RR-AAAA-2222', created_at: 1_795_000_000_000, first_name: 'Imani' },
    ]);
    for (const { reference, createdAt } of earlier) {
      const rows = await listDeliveries(store!, reference);
      expect(rows.map(({ channel }) => channel)).toEqual(['desk-email', 'visitor-email', 'webhook']);
      for (const row of rows)
        expect(row).toMatchObject({ state: 'pending', next_at: createdAt, created_at: createdAt });
    }
    expect(await readTrustedTime(store!), 'the time of the newest quote').toBe(1_795_000_000_001);
    expect((await saveQuote(store!, quoteSave())).outcome).toBe('created');
    for (const each of stores) await each.destroy();
  });

  it('change nothing in a store of a newer version', async () => {
    await opened();
    await look((raw) => sql`insert into kysely_migration values ('2999-01-01-later', '2999-01-01')`.execute(raw));
    await expect(openStore(place.address)).rejects.toMatchObject({
      name: 'StoreError',
      fault: 'newer',
      message: expect.stringMatching(
        /was written by a newer version of this site \(2999-01-01-later\)\. Run that version/,
      ),
    });
  });

  it('change nothing in a database that is not a quote store', async () => {
    await look((raw) => sql`create table quotes (symbol text)`.execute(raw));
    await expect(openStore(place.address)).rejects.toMatchObject({
      fault: 'failed',
      message: expect.stringMatching(/was left as it is: .*quotes.* already exists\. Is it a quote store\?$/),
    });
    const before = await look(tablesOf);
    expect(before.filter((name) => !name.startsWith('kysely'))).toEqual(['quotes']);
  });

  it('are applied completely or not at all', async () => {
    await createFirstStore(place.address, [{ reference: 'RR-AAAA-2222', createdAt: 1 }]);
    await look((raw) => sql`create table counters (value integer)`.execute(raw));
    await expect(openStore(place.address)).rejects.toMatchObject({ fault: 'failed' });
    expect(await look(tablesOf)).toEqual(['counters', 'kysely_migration', 'kysely_migration_lock', 'quotes']);
    expect(await migrations()).toEqual([{ name: '2026-11-21-create-quotes' }]);

    await look((raw) => sql`drop table counters`.execute(raw));
    await opened();
    expect(await look(tablesOf)).toEqual(TABLES);
  });
});
