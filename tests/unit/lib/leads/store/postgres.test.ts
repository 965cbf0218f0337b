import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import { startPostgres, type RunningPostgres } from '#tests/servers/postgres/start-postgres';
import { freePort } from '#tests/servers/free-port';
import { quoteSave } from '#tests/factories/quote-save';
import { engines } from '../engines.ts';

const hasPostgres = engines.some(({ name }) => name === 'PostgreSQL');

/** A separate server, because these tests stop it. */
let server: RunningPostgres;
let store: Store;

beforeAll(async () => {
  if (hasPostgres) server = (await startPostgres())!;
}, 60_000);

afterAll(() => server?.stop());

async function asAdministrator(action: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server.address });
  await client.connect();
  await action(client).finally(() => client.end());
}

describe.runIf(hasPostgres)('a PostgreSQL server', () => {
  beforeEach(async () => {
    store = await openStore(server.address);
    await store.deleteFrom('quotes').execute();
  });

  afterEach(() => store.destroy());

  const unreachableError = () => ({
    name: 'StoreError',
    fault: 'unreachable',
    message: expect.stringMatching(/^The PostgreSQL database 127\.0\.0\.1:\d+\/postgres .* Start its server/),
  });

  /** Ten connections, all in the pool. */
  async function fillPool(): Promise<void> {
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(store)));
  }

  it('commits to the disk, and cancels slow statements', async () => {
    const { rows } = await sql<Record<string, string>>`show synchronous_commit`.execute(store);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await expect(sql`select pg_sleep(10)`.execute(store)).rejects.toMatchObject({
      fault: 'busy',
      message: expect.stringMatching(/takes too long to answer/),
    });
    expect((await saveQuote(store, quoteSave())).outcome).toBe('created');
  });

  it('returns 64-bit integers as numbers', async () => {
    const { rows } = await sql`select 1795262400000::bigint as time, count(*) as count from quotes`.execute(store);
    expect(rows).toEqual([{ time: 1_795_262_400_000, count: 0 }]);
  });

  it(
    'that crashes is reported, and used again after its restart, with all acknowledged quotes',
    { timeout: 60_000 },
    async () => {
      await fillPool();
      const acknowledged: string[] = [];
      for (let round = 0; round < 3; round++) {
        let failures = 0;
        const saving = Array.from({ length: 8 }, async () => {
          while (failures === 0) {
            try {
              const saved = await saveQuote(store, quoteSave());
              if (saved.outcome === 'created') acknowledged.push(saved.quote.reference);
            } catch (error) {
              failures += 1;
              expect(error).toMatchObject(unreachableError());
            }
          }
        });
        await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(20 * (round + 1));
        await server.kill();
        await Promise.all(saving);
        await expect(saveQuote(store, quoteSave())).rejects.toMatchObject(unreachableError());
        await server.start();
        expect((await saveQuote(store, quoteSave())).outcome).toBe('created');
      }
      const stored = (await listQuotes(store)).map(({ reference }) => reference);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      for (const reference of stored) expect(await listDeliveries(store, reference)).toHaveLength(3);
    },
  );

  it('that stops responding is reported, and used again when it responds', async () => {
    await fillPool();
    server.pause();
    try {
      const saving = Array.from({ length: 30 }, () => saveQuote(store, quoteSave()));
      for (const each of await Promise.allSettled(saving)) {
        expect(each).toMatchObject({ status: 'rejected', reason: unreachableError() });
      }
      await expect(openStore(server.address)).rejects.toMatchObject(unreachableError());
    } finally {
      server.resume();
    }
    expect((await saveQuote(store, quoteSave())).outcome).toBe('created');
  });

  it('that stops responding during a transaction commits nothing of it', async () => {
    const transaction = store.transaction().execute(async (open) => {
      await saveQuote(open, quoteSave({ key: 'half' }));
    });
    await expect(transaction).rejects.toThrow();
    const halted = store.transaction().execute(async (open) => {
      await sql`insert into counters values ('half', 1, 0)`.execute(open);
      server.pause();
      await sql`insert into counters values ('whole', 1, 0)`.execute(open);
    });
    await expect(halted).rejects.toMatchObject(unreachableError());
    server.resume();
    // The next ones must not commit what the broken one had begun.
    await Promise.all(Array.from({ length: 20 }, () => saveQuote(store, quoteSave())));
    expect(await store.selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('that closes all connections is used again over new ones', async () => {
    await fillPool();
    const asking = expect(sql`select pg_sleep(1.5)`.execute(store)).rejects.toMatchObject({ fault: 'unreachable' });
    await asAdministrator(async (administrator) => {
      const ofSleep = `from pg_stat_activity where query like 'select pg_sleep(1.5)%'`;
      await expect.poll(async () => (await administrator.query(`select 1 ${ofSleep}`)).rowCount).toBe(1);
      await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    });
    await asking;
    const save = () => saveQuote(store, quoteSave()).then(({ outcome }) => outcome, String);
    await expect.poll(save).toBe('created');
  });

  it('that does not respond does not block closing the store', async () => {
    const leaving = await openStore(server.address);
    server.pause();
    try {
      await expect(listQuotes(leaving)).rejects.toMatchObject(unreachableError());
      await leaving.destroy();
    } finally {
      server.resume();
    }
  });
});

describe.runIf(hasPostgres)('a PostgreSQL address', () => {
  async function failureAt(change: (address: URL) => void): Promise<Error> {
    const address = new URL(server.address);
    change(address);
    const error = await openStore(address.href).then(
      () => new Error('It was opened.'),
      (caught: Error) => caught,
    );
    expect(error.message).not.toContain(address.password);
    return error;
  }

  it('without a server is reported', async () => {
    const port = await freePort();
    const error = await failureAt((address) => (address.port = String(port)));
    expect(error).toMatchObject({
      fault: 'unreachable',
      message: `The PostgreSQL database 127.0.0.1:${port}/postgres does not answer (ECONNREFUSED). Start its server, or correct DATABASE_URL.`,
    });
  });

  it('with a wrong password, user or database is reported', async () => {
    const message = 'refuses the user or the password of DATABASE_URL.';
    expect(await failureAt((address) => (address.password = 'not-this-one'))).toMatchObject({
      fault: 'refused',
      message: expect.stringContaining(message),
    });
    expect(await failureAt((address) => (address.username = 'nobody'))).toMatchObject({
      fault: 'refused',
      message: expect.stringContaining(message),
    });
    expect(await failureAt((address) => (address.pathname = 'elsewhere'))).toMatchObject({
      fault: 'refused',
      message: expect.stringMatching(/\/elsewhere does not exist\. Create it/),
    });
  });

  it('that cannot be parsed is reported', async () => {
    for (const address of ['postgres://', 'postgres://desk:secret@[/quotes', 'postgres:quotes']) {
      const error = await openStore(address).catch((caught: Error) => caught);
      expect(error, address).toMatchObject({ name: 'StoreError' });
      expect((error as Error).message).not.toContain('secret');
    }
  });

  it('whose user may not create tables is reported', async () => {
    await asAdministrator(async (administrator) => {
      await administrator.query(`create user reader password 'secret-of-reader'`);
      await administrator.query('create database guarded');
    });
    const error = await failureAt((address) => {
      address.username = 'reader';
      address.password = 'secret-of-reader';
      address.pathname = 'guarded';
    });
    expect(error).toMatchObject({ fault: 'refused', message: expect.stringContaining('does not let the user') });
  });
});
