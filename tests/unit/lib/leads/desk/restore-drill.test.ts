import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { backUpPostgres } from '#lib/leads/desk/back-up-postgres';
import { backUpSqlite } from '#lib/leads/desk/back-up-sqlite';
import { restoreDrill } from '#lib/leads/desk/restore-drill';
import { newDelivery } from '#lib/leads/store/new-deliveries';
import { openStore, type Store } from '#lib/leads/store/database';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { engines, type Engine, type Place } from '#tests/unit/lib/leads/engines';
import { storeQuote } from './store-quote.ts';

let backup: string;

beforeEach(() => {
  backup = join(mkdtempSync(join(tmpdir(), 'drill-')), 'backup');
  writeFileSync(backup, '');
});

/** Runs `action` with a temporary store. */
async function inStore(engine: Engine, action: (store: Store, place: Place) => Promise<void>) {
  const place = await engine.newPlace();
  const store = await openStore(place.address);
  try {
    await action(store, place);
  } finally {
    await store.destroy();
    await place.remove();
  }
}

function backUp(engine: Engine, address: string) {
  return engine.name === 'SQLite' ? backUpSqlite(address, backup) : backUpPostgres(address, backup);
}

const drill = (engine: Engine, address: string) => restoreDrill(backup, engine.name === 'SQLite' ? undefined : address);

describe.each(engines)('backup and restore drill on $name', (engine) => {
  it('accept a sound backup, and count its contents', () =>
    inStore(engine, async (store, { address }) => {
      await storeQuote(store, { reference: 'RR-2222-2222', description: 'one\\.\nCOPY quotes (a) FROM stdin;\n\\.' });
      await storeQuote(store, { reference: 'RR-3333-3333', state: 'quarantined', quarantine_reason: 'honeypot' });
      await storeQuote(store, {}, {}, [storedHold(), storedCall()]);
      await store
        .insertInto('outbox')
        .values(newDelivery('RR-7KQ2-M9TX', 'call-email', 1))
        .execute();
      const counts = await backUp(engine, address);
      expect(counts).toMatchObject({ quotes: 3, outbox: 7, holds: 2 });
      const { findings, contents } = await drill(engine, address);
      expect(findings.filter(({ ok }) => !ok)).toEqual([]);
      expect(findings.length).toBeGreaterThanOrEqual(4);
      expect(contents).toContain('quotes: 2 accepted, 1 quarantined');
      expect(contents).toContain('deliveries: 7 pending');
      expect(contents).toContain('holds: 2 held');
    }));

  it('report an accepted quote without a delivery', () =>
    inStore(engine, async (store, { address }) => {
      await storeQuote(store);
      await store.deleteFrom('outbox').where('channel', '=', 'webhook').execute();
      // The email about a call does not make up for it.
      await store
        .insertInto('outbox')
        .values(newDelivery('RR-7KQ2-M9TX', 'call-email', 1))
        .execute();
      await backUp(engine, address);
      const { findings } = await drill(engine, address);
      expect(findings.filter(({ ok }) => !ok)).toEqual([{ ok: false, what: '1 accepted quote lacks deliveries' }]);
    }));

  it('report a backup of a newer version', () =>
    inStore(engine, async (store, { address }) => {
      await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-more', '')`.execute(store);
      await backUp(engine, address);
      const { findings } = await drill(engine, address);
      expect(findings.filter(({ ok }) => !ok)).toEqual([{ ok: false, what: expect.stringContaining('newer version') }]);
    }));

  it('change nothing in the store in use, and leave no files behind', () =>
    inStore(engine, async (store, { address }) => {
      await storeQuote(store);
      await backUp(engine, address);
      await storeQuote(store, { reference: 'RR-3333-3333' });
      await drill(engine, address);
      expect(await store.selectFrom('quotes').select('reference').execute()).toHaveLength(2);
      if (engine.name === 'PostgreSQL') {
        const { rows } = await sql`select datname from pg_database where datname like 'quotes_drill_%'`.execute(store);
        expect(rows).toEqual([]);
      }
    }));
});

describe('a backup of a SQLite file', () => {
  it('is a consistent snapshot of a store that is written all the time', () =>
    inStore(engines[0]!, async (store, { address }) => {
      // More pages than the backup copies in one step.
      await store.transaction().execute(async (transaction) => {
        for (let index = 0; index < 1_500; index += 1) {
          await storeQuote(transaction, { reference: `RR-2222-${index}`, description: 'words '.repeat(700) });
        }
      });
      let isDone = false;
      const backingUp = backUpSqlite(address, backup).finally(() => (isDone = true));
      let more = 0;
      for (; !isDone; more += 1) await storeQuote(store, { reference: `RR-3333-${more}` });
      expect(await backingUp).toMatchObject({ quotes: 1_500, outbox: 4_500 });
      expect(more).toBeGreaterThan(0);
    }));
});

describe('a drill of a SQLite file', () => {
  it('reports a damaged page', () =>
    inStore(engines[0]!, async (store, { address }) => {
      for (let index = 0; index < 60; index += 1) {
        await storeQuote(store, { reference: `RR-2222-${index}`, description: 'words '.repeat(300) });
      }
      await backUp(engines[0]!, address);
      const bytes = readFileSync(backup);
      bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 4096);
      writeFileSync(backup, bytes);
      const { findings } = await restoreDrill(backup, undefined);
      expect(findings).toEqual([{ ok: false, what: expect.stringMatching(/^the file is damaged: /) }]);
    }));

  it('reports deliveries that belong to no quote', () =>
    inStore(engines[0]!, async (store, { address }) => {
      await storeQuote(store);
      await backUp(engines[0]!, address);
      const file = new DatabaseSync(backup, { enableForeignKeyConstraints: false });
      file.exec('DELETE FROM quotes');
      file.close();
      const { findings } = await restoreDrill(backup, undefined);
      expect(findings[0]?.what).toContain('a row of outbox belongs to no row of quotes');
      expect(findings.every(({ ok }) => !ok)).toBe(true);
    }));

  it('migrates an old backup, in the copy only', () =>
    inStore(engines[0]!, async (store, { address }) => {
      await storeQuote(store);
      await backUp(engines[0]!, address);
      // The schema before the outbox.
      const file = new DatabaseSync(backup);
      file.exec(
        "DROP TABLE outbox; DROP TABLE holds; DROP TABLE calendars; ALTER TABLE quotes DROP COLUMN preferred_start; DROP TABLE counters; DROP TABLE secrets; DROP TABLE trusted_time; DELETE FROM kysely_migration WHERE name NOT LIKE '%create-quotes'",
      );
      file.exec('ALTER TABLE quotes DROP COLUMN state; ALTER TABLE quotes DROP COLUMN quarantine_reason');
      file.close();
      const before = readFileSync(backup);
      const { findings, contents } = await restoreDrill(backup, undefined);
      expect(findings.filter(({ ok }) => !ok)).toEqual([]);
      expect(contents).toContain('deliveries: 3 pending');
      expect(readFileSync(backup).equals(before)).toBe(true);
    }));

  it('refuses a file that is not a backup', async () => {
    for (const text of ['', 'garbage', 'SQLite format 2']) {
      writeFileSync(backup, text);
      await expect(restoreDrill(backup, undefined)).rejects.toThrow(/is no backup/);
    }
    await expect(restoreDrill(`${backup}-nowhere`, undefined)).rejects.toMatchObject({ exitCode: 3 });
    writeFileSync(backup, 'PGDMP');
    await expect(restoreDrill(backup, undefined)).rejects.toThrow(/Set DATABASE_URL/);
  });
});
