import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { claimDue } from '#lib/leads/store/outbox';
import { withPriority } from '#lib/leads/store/priority';
import { deleteQuotes, listQuotes, purgeQuotes, saveQuote } from '#lib/leads/store/quotes';
import { truncateLog } from '#lib/leads/store/sqlite';
import type { StoreError } from '#lib/leads/store/store-error';
import { speedUpClock } from '#tests/quick-clock';
import { quoteSave } from '#tests/factories/quote-save';
import { anotherProcess } from './another-process.ts';

const UNPRIVILEGED_ID = 65_534;

let folder: string;
let path: string;
let store: Store | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  path = join(folder, 'store', 'quotes.db');
});

afterEach(async () => {
  await store?.destroy();
  store = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<Store> {
  store = await openStore(path);
  return store;
}

const value = async (db: Store, pragma: string) =>
  Object.values((await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(db)).rows[0] ?? {})[0];

describe('the file of a store', () => {
  it('is created with its folders, readable by its owner only', async () => {
    path = join(folder, 'deep', 'down', 'quotes.db');
    await saveQuote(await open(), quoteSave());
    const files = globSync(`${path}*`).sort();
    expect(files).toEqual([path, `${path}-shm`, `${path}-wal`]);
    for (const file of files) expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
    for (const part of ['deep', 'deep/down'])
      expect((statSync(join(folder, part)).mode & 0o777).toString(8)).toBe('700');
  });

  it('syncs every commit, enforces foreign keys and overwrites deleted rows', async () => {
    const db = await open();
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'];
    // 2 is FULL.
    expect(await Promise.all(settings.map((setting) => value(db, setting)))).toEqual(['wal', 2, 1, 1, 0]);
  });

  it('is made private when others could read it', async () => {
    await (await open()).destroy();
    chmodSync(path, 0o644);
    await open();
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('a file that cannot be opened as a store', () => {
  /** The error of opening the store. */
  const failure = () =>
    openStore(path).then(
      async (opened) => (await opened.destroy(), undefined),
      (error: unknown) => error as StoreError,
    );

  it('is reported when it is a folder', async () => {
    mkdirSync(path, { recursive: true });
    expect(await failure()).toMatchObject({
      fault: 'refused',
      message: `${path} cannot be opened as a file. Set QUOTES_DB to a file in a folder that can be written.`,
    });
  });

  it('is reported when its folder is a file', async () => {
    writeFileSync(join(folder, 'store'), '');
    expect(await failure()).toMatchObject({ fault: 'refused', message: expect.stringContaining(path) });
  });

  it('is reported and left unchanged when it is not a database', async () => {
    mkdirSync(join(folder, 'store'));
    writeFileSync(path, 'Dear diary, '.repeat(1000));
    expect(await failure()).toMatchObject({
      fault: 'corrupt',
      message: `${path} is damaged, or is not a quote store. Put a backup in its place, or move it away to start with an empty store.`,
    });
    expect(readFileSync(path, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  it('is reported when it is damaged', async () => {
    const db = await open();
    for (let count = 0; count < 20; count++) await saveQuote(db, quoteSave());
    await db.destroy();
    store = undefined;
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, 4096));
    const error = await openStore(path)
      .then((opened) => ((store = opened), saveQuote(opened, quoteSave())))
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ fault: 'corrupt', message: expect.stringContaining(path) });
  });

  describe('is reported when write permission is missing', () => {
    /** Root can write all files, so the test drops root permissions for a moment. */
    async function asOrdinaryUser<T>(action: () => Promise<T>): Promise<T> {
      if (process.getuid?.() !== 0) return action();
      process.seteuid!(UNPRIVILEGED_ID);
      try {
        return await action();
      } finally {
        process.seteuid!(0);
      }
    }

    function giveAway(...paths: string[]): void {
      if (process.getuid?.() === 0) for (const each of paths) chownSync(each, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    }

    it('for the file and its folder', async () => {
      mkdirSync(join(folder, 'store'));
      giveAway(folder, join(folder, 'store'));
      chmodSync(join(folder, 'store'), 0o500);
      const error = await asOrdinaryUser(failure);
      expect(error).toMatchObject({
        fault: 'read-only',
        message: expect.stringContaining(`${path} cannot be written.`),
      });
    });

    it('for the file only', async () => {
      await (await open()).destroy();
      store = undefined;
      giveAway(folder);
      chmodSync(join(folder, 'store'), 0o777);
      chmodSync(path, 0o444);
      // The owner can change the mode; other users cannot.
      if (process.getuid?.() !== 0) return;
      const error = await asOrdinaryUser(failure);
      expect(error).toMatchObject({ fault: 'read-only', message: expect.stringContaining(path) });
    });
  });
});

describe('a full disk', () => {
  it('refuses new quotes, keeps the stored ones, and accepts quotes again when there is space', async () => {
    const db = await open();
    const most = Number(await value(db, 'page_count')) + 10;
    await sql.raw(`pragma max_page_count = ${most}`).execute(db);
    const stored: string[] = [];
    const save = async () => {
      const saved = await saveQuote(db, quoteSave({ request: { description: 'x'.repeat(2000) } }));
      if (saved.outcome === 'created') stored.push(saved.quote.reference);
    };
    const full = {
      fault: 'full',
      message: `${path} is on a full disk. Free some space: the store goes on by itself.`,
    };
    await expect(async () => {
      for (;;) await save();
    }).rejects.toMatchObject(full);
    await expect(save()).rejects.toMatchObject(full);
    expect(stored.length).toBeGreaterThan(3);
    expect((await listQuotes(db)).map(({ reference }) => reference).sort()).toEqual(stored.sort());
    expect(await value(db, 'integrity_check')).toBe('ok');

    await sql.raw('pragma max_page_count = 100000').execute(db);
    await save();
    const deliveries = await db.selectFrom('outbox').select('id').execute();
    expect(deliveries).toHaveLength(3 * stored.length);
  });
});

describe('an error for which SQLite rolls back by itself', () => {
  it('is reported unchanged, and the next quote is stored', async () => {
    const db = await open();
    await sql`create trigger full before insert on outbox begin select raise(rollback, 'as on a full disk'); end`.execute(
      db,
    );
    await expect(saveQuote(db, quoteSave())).rejects.toThrow('as on a full disk');
    expect(await listQuotes(db)).toEqual([]);
    await sql`drop trigger full`.execute(db);
    expect((await saveQuote(db, quoteSave())).outcome).toBe('created');
  });
});

/** Runs `action` and counts the iterations of the event loop meanwhile. */
async function countIterations(action: () => Promise<unknown>): Promise<number> {
  let iterations = 0;
  let isDone = false;
  const done = action().finally(() => (isDone = true));
  for (; !isDone; iterations++) await setImmediate();
  await done;
  return iterations;
}

describe('a transaction', () => {
  it('locks the file from its beginning, so that it never fails in its middle', async () => {
    const db = await open();
    const other = new DatabaseSync(path, { timeout: 0 });
    await db.transaction().execute(async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
    });
    other.exec('begin immediate');
    other.close();
  });
});

describe('a burst of quotes', () => {
  it('yields to the event loop after each quote', async () => {
    const db = await open();
    const saves = () => Promise.all(Array.from({ length: 50 }, () => saveQuote(db, quoteSave())));
    expect(await countIterations(saves)).toBeGreaterThanOrEqual(50);
  });
});

describe('an action with priority', () => {
  it('runs before all waiting actions, but after the current one', async () => {
    const db = await open();
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    const quotes = ['under way', 'waiting', 'waiting'].map((name) => saveQuote(db, quoteSave()).then(note(name)));
    await setImmediate();
    const first = withPriority(() => saveQuote(db, quoteSave()).then(note('first')));
    await Promise.all([...quotes, first]);
    expect(done).toEqual(['under way', 'first', 'waiting', 'waiting']);
  });
});

describe('a claim', () => {
  it('uses an index to find due deliveries, so that a long queue does not slow it down', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const db = await open();
    await claimDue(db, { channels: ['webhook'], now: 1, limit: 5, leaseMs: 1000 });
    const claim = prepare.mock.calls.map(([text]) => text).find((text) => text.startsWith('update "outbox"'))!;
    prepare.mockRestore();
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(claim)}`.execute(db);
    // Some versions of SQLite also build a Bloom filter for the subquery.
    const reads = rows.map(({ detail }) => detail).filter((detail) => /^(?:SEARCH|SCAN) /.test(detail));
    expect(reads).toEqual([
      'SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)',
      'SEARCH outbox USING INDEX outbox_due (channel=? AND state=?)',
    ]);
  });
});

describe('a file that another process locks', () => {
  it.each([100, 1000])('for %i ms delays the action without blocking the event loop', async (ms) => {
    const db = await open();
    const other = anotherProcess('lock', path);
    await other.waitForMessages(1);
    setTimeout(() => other.resume(), ms);
    const iterations = await countIterations(async () => {
      const saved = await Promise.all(Array.from({ length: 20 }, () => saveQuote(db, quoteSave())));
      for (const { outcome } of saved) expect(outcome).toBe('created');
    });
    // SQLite's own busy timeout would block the event loop: one iteration for each wait.
    expect(iterations).toBeGreaterThan(ms / 2);
    await other.ended();
  });

  it('for longer than 5 s causes an error, and nothing is stored partially', async () => {
    const db = await open();
    const other = anotherProcess('lock', path);
    await other.waitForMessages(1);
    speedUpClock(20);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => saveQuote(db, quoteSave())));
    for (const each of all)
      expect(each).toMatchObject({ status: 'rejected', reason: { name: 'StoreError', fault: 'busy' } });
    vi.restoreAllMocks();
    // The lock does not block reads.
    expect(await listQuotes(db)).toEqual([]);
    other.resume();
    await other.ended();
    expect((await saveQuote(db, quoteSave())).outcome).toBe('created');
    expect(await listQuotes(db)).toHaveLength(1);
  });

  it('can be opened when it is unlocked', async () => {
    await (await open()).destroy();
    const other = anotherProcess('lock', path);
    await other.waitForMessages(1);
    setTimeout(() => other.resume(), 200);
    expect((await saveQuote(await open(), quoteSave())).outcome).toBe('created');
    await other.ended();
  });
});

describe('a deleted quote', () => {
  /** All bytes of the store's files. */
  const bytes = () =>
    globSync(`${path}*`)
      .map((file) => readFileSync(file, 'latin1'))
      .join('\n');

  type StoredCanary = { canary: string; key: string; reference: string };

  /** Every text of a quote is a canary; every second quote is quarantined. */
  async function stored(db: Store, number: number, now = new Date()): Promise<StoredCanary> {
    const canary = `canary-${String(number).padStart(4, '0')}`;
    const description = `${canary} `.repeat(number % 7 === 0 ? 150 : number % 5);
    const email = `${canary}@example.com`;
    const request = {
      firstName: canary,
      lastName: canary,
      email,
      phone: `${canary} 555 0101`,
      description,
      city: canary,
    };
    const save = quoteSave({ request, now, quarantine: number % 2 === 0 ? canary : undefined });
    const saved = await saveQuote(db, save);
    if (saved.outcome === 'conflict') throw new Error('The key was used before.');
    return { canary, key: save.key, reference: saved.quote.reference };
  }

  function expectTraces({ canary, key, reference }: StoredCanary, found: boolean): void {
    const text = bytes();
    for (const trace of [canary, key, reference]) expect(text.includes(trace), trace).toBe(found);
  }

  /** A random order with mostly old quotes, like real deletion requests. */
  const takeOne = (quotes: StoredCanary[]) => quotes.splice(Math.floor(Math.random() ** 3 * quotes.length), 1)[0]!;

  it('leaves no trace in any file', async () => {
    const db = await open();
    const remaining: StoredCanary[] = [];
    for (let number = 0; number < 150; number++) remaining.push(await stored(db, number));
    for (let count = 0; count < 40; count++) {
      const deleted = takeOne(remaining);
      expectTraces(deleted, true);
      const by =
        count % 2 ? { reference: deleted.reference } : { email: `${deleted.canary.toUpperCase()}@example.com` };
      expect(await deleteQuotes(db, by)).toBe(1);
      expectTraces(deleted, false);
    }
    for (const one of remaining) expectTraces(one, true);
  });

  it('leaves no trace in the copies that remain when SQLite moves rows', { timeout: 60_000 }, async () => {
    const db = await open();
    const remaining: StoredCanary[] = [];
    // Repeats plain SQLite deletions until a trace stays, which happens about once in a hundred.
    const hasStayed = ({ canary, key, reference }: StoredCanary) =>
      [canary, key, reference].some((trace) => bytes().includes(trace));
    let deleted: StoredCanary;
    let number = 0;
    while (number < 100) remaining.push(await stored(db, number++));
    do {
      remaining.push(await stored(db, number++), await stored(db, number++));
      deleted = takeOne(remaining);
      await db.deleteFrom('quotes').where('reference', '=', deleted.reference).execute();
      await truncateLog(db);
    } while (!hasStayed(deleted));

    expect(await deleteQuotes(db, { reference: deleted.reference })).toBe(0);
    expectTraces(deleted, false);
  });

  it('leaves no trace when it is purged by age', async () => {
    const db = await open();
    const moments = Array.from({ length: 300 }, (_, number) => new Date(2026, 0, 1 + (number % 30)));
    const quotes: StoredCanary[] = [];
    for (const [number, now] of moments.entries()) quotes.push(await stored(db, number, now));
    const before = { accepted: Date.UTC(2026, 0, 12), quarantined: Date.UTC(2026, 0, 22) };
    await purgeQuotes(db, before);
    const left = new Set((await listQuotes(db)).map(({ reference }) => reference));
    expect(left.size).toBeGreaterThan(50);
    expect(left.size).toBeLessThan(250);
    for (const one of quotes) expectTraces(one, left.has(one.reference));
  });

  it('is reported to have left traces while another process reads, and a second deletion removes them', async () => {
    const db = await open();
    const one = await stored(db, 1);
    const reader = anotherProcess('read', path);
    await reader.waitForMessages(1);
    speedUpClock(20);
    await expect(deleteQuotes(db, { reference: one.reference })).rejects.toMatchObject({ fault: 'busy' });
    vi.restoreAllMocks();
    expect(await listQuotes(db)).toEqual([]);
    reader.resume();
    await reader.ended();
    expect(await deleteQuotes(db, { reference: one.reference })).toBe(0);
    expectTraces(one, false);
  });
});
