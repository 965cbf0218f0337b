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
import { emptyLog } from '#lib/leads/store/sqlite';
import type { StoreError } from '#lib/leads/store/store-error';
import { runClock } from '#tests/quick-clock';
import { quoteSave } from '#tests/factories/quote-save';
import { anotherProcess } from './another-process.ts';

const NOBODY = 65_534;

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
  it('is made with its folders, for its owner alone', async () => {
    path = join(folder, 'deep', 'down', 'quotes.db');
    await saveQuote(await open(), quoteSave());
    const files = globSync(`${path}*`).sort();
    expect(files).toEqual([path, `${path}-shm`, `${path}-wal`]);
    for (const file of files) expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
    for (const part of ['deep', 'deep/down'])
      expect((statSync(join(folder, part)).mode & 0o777).toString(8)).toBe('700');
  });

  it('is written through to the disk, with its references checked and what is deleted overwritten', async () => {
    const db = await open();
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'];
    // 2 is FULL.
    expect(await Promise.all(settings.map((setting) => value(db, setting)))).toEqual(['wal', 2, 1, 1, 0]);
  });

  it('is closed to others when it was open to them', async () => {
    await (await open()).destroy();
    chmodSync(path, 0o644);
    await open();
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('a file that cannot be a store', () => {
  /** What opening fails with. */
  const failure = () =>
    openStore(path).then(
      async (opened) => (await opened.destroy(), undefined),
      (error: unknown) => error as StoreError,
    );

  it('because it is a folder', async () => {
    mkdirSync(path, { recursive: true });
    expect(await failure()).toMatchObject({
      fault: 'refused',
      message: `${path} cannot be opened as a file. Set QUOTES_DB to a file in a folder that can be written.`,
    });
  });

  it('because its folder is a file', async () => {
    writeFileSync(join(folder, 'store'), '');
    expect(await failure()).toMatchObject({ fault: 'refused', message: expect.stringContaining(path) });
  });

  it('because it is something else, which is left as it is', async () => {
    mkdirSync(join(folder, 'store'));
    writeFileSync(path, 'Dear diary, '.repeat(1000));
    expect(await failure()).toMatchObject({
      fault: 'corrupt',
      message: `${path} is damaged, or is not a quote store. Put a backup in its place, or move it away to start with an empty store.`,
    });
    expect(readFileSync(path, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  it('because it was damaged', async () => {
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

  describe('because it may not be written', () => {
    /** Root may write everything, so it steps down for a moment. */
    async function asOrdinaryUser<T>(action: () => Promise<T>): Promise<T> {
      if (process.getuid?.() !== 0) return action();
      process.seteuid!(NOBODY);
      try {
        return await action();
      } finally {
        process.seteuid!(0);
      }
    }

    function giveAway(...paths: string[]): void {
      if (process.getuid?.() === 0) for (const each of paths) chownSync(each, NOBODY, NOBODY);
    }

    it('nor its folder', async () => {
      mkdirSync(join(folder, 'store'));
      giveAway(folder, join(folder, 'store'));
      chmodSync(join(folder, 'store'), 0o500);
      const error = await asOrdinaryUser(failure);
      expect(error).toMatchObject({
        fault: 'read-only',
        message: expect.stringContaining(`${path} cannot be written.`),
      });
    });

    it('though its folder may', async () => {
      await (await open()).destroy();
      store = undefined;
      giveAway(folder);
      chmodSync(join(folder, 'store'), 0o777);
      chmodSync(path, 0o444);
      // Its owner may change that; others may not.
      if (process.getuid?.() !== 0) return;
      const error = await asOrdinaryUser(failure);
      expect(error).toMatchObject({ fault: 'read-only', message: expect.stringContaining(path) });
    });
  });
});

describe('a full disk', () => {
  it('refuses what does not fit, keeps all that was stored, and goes on when there is space again', async () => {
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
  it('is reported as it is, and the next quote is stored', async () => {
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

/** Does `action`, and counts how often the event loop turns meanwhile. */
async function turnsDuring(action: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = action().finally(() => (isDone = true));
  for (; !isDone; turns++) await setImmediate();
  await done;
  return turns;
}

describe('a transaction', () => {
  it('holds the file from its beginning, so that it never has to give up in its middle', async () => {
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
  it('lets other work in between each two of them', async () => {
    const db = await open();
    const saves = () => Promise.all(Array.from({ length: 50 }, () => saveQuote(db, quoteSave())));
    expect(await turnsDuring(saves)).toBeGreaterThanOrEqual(50);
  });
});

describe('what has priority', () => {
  it('comes before everything that waits, but after what is under way', async () => {
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
  it('walks along an index to what is due, so that a long line makes it no slower', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const db = await open();
    await claimDue(db, { channels: ['webhook'], now: 1, limit: 5, leaseMs: 1000 });
    const claim = prepare.mock.calls.map(([text]) => text).find((text) => text.startsWith('update "outbox"'))!;
    prepare.mockRestore();
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(claim)}`.execute(db);
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)',
      'LIST SUBQUERY 1',
      'SEARCH outbox USING INDEX outbox_due (channel=? AND state=?)',
    ]);
  });
});

describe('a file that another process holds', () => {
  it.each([100, 1000])('for %i ms is waited for, while the process goes on with other work', async (ms) => {
    const db = await open();
    const other = anotherProcess('lock', path);
    await other.hasSaid(1);
    setTimeout(() => other.tell(), ms);
    const turns = await turnsDuring(async () => {
      const saved = await Promise.all(Array.from({ length: 20 }, () => saveQuote(db, quoteSave())));
      for (const { outcome } of saved) expect(outcome).toBe('created');
    });
    // Each of SQLite's own waits would be one turn.
    expect(turns).toBeGreaterThan(ms / 2);
    await other.ended();
  });

  it('for longer than 5 s is given up, and nothing is stored by halves', async () => {
    const db = await open();
    const other = anotherProcess('lock', path);
    await other.hasSaid(1);
    runClock(20);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => saveQuote(db, quoteSave())));
    for (const each of all)
      expect(each).toMatchObject({ status: 'rejected', reason: { name: 'StoreError', fault: 'busy' } });
    vi.restoreAllMocks();
    // Reading is not in its way.
    expect(await listQuotes(db)).toEqual([]);
    other.tell();
    await other.ended();
    expect((await saveQuote(db, quoteSave())).outcome).toBe('created');
    expect(await listQuotes(db)).toHaveLength(1);
  });

  it('can be opened when it is let go', async () => {
    await (await open()).destroy();
    const other = anotherProcess('lock', path);
    await other.hasSaid(1);
    setTimeout(() => other.tell(), 200);
    expect((await saveQuote(await open(), quoteSave())).outcome).toBe('created');
    await other.ended();
  });
});

describe('what is deleted', () => {
  /** All bytes of the store's files. */
  const bytes = () =>
    globSync(`${path}*`)
      .map((file) => readFileSync(file, 'latin1'))
      .join('\n');

  type Kept = { canary: string; key: string; reference: string };

  /** Every text of the quote is a canary; every second one is quarantined. */
  async function stored(db: Store, number: number, now = new Date()): Promise<Kept> {
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

  function expectTraces({ canary, key, reference }: Kept, found: boolean): void {
    const text = bytes();
    for (const trace of [canary, key, reference]) expect(text.includes(trace), trace).toBe(found);
  }

  /** Old ones mostly, here and there, as people ask for it. */
  const takeOne = (quotes: Kept[]) => quotes.splice(Math.floor(Math.random() ** 3 * quotes.length), 1)[0]!;

  it('leaves no trace in any file', async () => {
    const db = await open();
    const kept: Kept[] = [];
    for (let number = 0; number < 150; number++) kept.push(await stored(db, number));
    for (let count = 0; count < 40; count++) {
      const gone = takeOne(kept);
      expectTraces(gone, true);
      const by = count % 2 ? { reference: gone.reference } : { email: `${gone.canary.toUpperCase()}@example.com` };
      expect(await deleteQuotes(db, by)).toBe(1);
      expectTraces(gone, false);
    }
    for (const one of kept) expectTraces(one, true);
  });

  it('leaves no trace in the copies that stay behind when SQLite moves rows', { timeout: 60_000 }, async () => {
    const db = await open();
    const kept: Kept[] = [];
    // As SQLite deletes by itself, until something stays behind: about one time in a hundred.
    const hasStayed = ({ canary, key, reference }: Kept) =>
      [canary, key, reference].some((trace) => bytes().includes(trace));
    let gone: Kept;
    let number = 0;
    while (number < 100) kept.push(await stored(db, number++));
    do {
      kept.push(await stored(db, number++), await stored(db, number++));
      gone = takeOne(kept);
      await db.deleteFrom('quotes').where('reference', '=', gone.reference).execute();
      await emptyLog(db);
    } while (!hasStayed(gone));

    expect(await deleteQuotes(db, { reference: gone.reference })).toBe(0);
    expectTraces(gone, false);
  });

  it('by age leaves no trace either', async () => {
    const db = await open();
    const moments = Array.from({ length: 300 }, (_, number) => new Date(2026, 0, 1 + (number % 30)));
    const quotes: Kept[] = [];
    for (const [number, now] of moments.entries()) quotes.push(await stored(db, number, now));
    const before = { accepted: Date.UTC(2026, 0, 12), quarantined: Date.UTC(2026, 0, 22) };
    await purgeQuotes(db, before);
    const left = new Set((await listQuotes(db)).map(({ reference }) => reference));
    expect(left.size).toBeGreaterThan(50);
    expect(left.size).toBeLessThan(250);
    for (const one of quotes) expectTraces(one, left.has(one.reference));
  });

  it('is said to have left traces when another process reads, and deleting it again removes them', async () => {
    const db = await open();
    const one = await stored(db, 1);
    const reader = anotherProcess('read', path);
    await reader.hasSaid(1);
    runClock(20);
    await expect(deleteQuotes(db, { reference: one.reference })).rejects.toMatchObject({ fault: 'busy' });
    vi.restoreAllMocks();
    expect(await listQuotes(db)).toEqual([]);
    reader.tell();
    await reader.ended();
    expect(await deleteQuotes(db, { reference: one.reference })).toBe(0);
    expectTraces(one, false);
  });
});
