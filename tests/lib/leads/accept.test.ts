import { globSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptQuote } from '#lib/leads/accept';
import { openDatabase } from '#lib/leads/database';
import { listQuotes } from '#lib/leads/store';
import { quoteRequest } from '#tests/factories/quote-request';

const NOW = new Date('2026-11-21T12:00:00Z');
const KEY = '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11';

let path: string;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  path = join(mkdtempSync(join(tmpdir(), 'quotes-')), 'store', 'quotes.db');
  db = await openDatabase(path);
});

afterEach(() => db.destroy());

function send(body: unknown, key: string | null = KEY, contentType = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return acceptQuote(db, { key, contentType, text }, NOW);
}

describe('accepting a quote', () => {
  it('stores it, prices it again and answers 201 with a reference', async () => {
    const answer = await send(quoteRequest());
    expect(answer).toMatchObject({ status: 201, body: { price: { baseFee: 3000, participants: 2475, total: 5475 } } });
    const [stored] = await listQuotes(db);
    expect(stored).toMatchObject({ total: 5475, email: 'imani@example.com', created_at: NOW.getTime() });
    expect(answer.body).toMatchObject({ reference: stored?.reference });
  });

  it('answers a retry with the same reference and one row', async () => {
    const first = await send(quoteRequest());
    const reordered = Object.fromEntries(Object.entries(quoteRequest()).toReversed());
    const second = await send(reordered);
    expect(second).toEqual({ status: 200, body: first.body });
    expect(await listQuotes(db)).toHaveLength(1);
  });

  it('stores one row for fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(quoteRequest())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(await listQuotes(db)).toHaveLength(1);
  });

  it('refuses the same key for another request', async () => {
    await send(quoteRequest());
    expect(await send(quoteRequest({ participantSize: 46 }))).toMatchObject({ status: 409 });
    expect(await listQuotes(db)).toHaveLength(1);
  });

  it.each([
    ['bad fields', { ...quoteRequest(), participantSize: 0 }, KEY, 'application/json', 422],
    ['no key', quoteRequest(), null, 'application/json', 400],
    ['a key that is no UUID', quoteRequest(), 'one', 'application/json', 400],
    ['text that is no JSON', '{', KEY, 'application/json', 400],
    ['another type', quoteRequest(), KEY, 'text/plain', 415],
    ['a body that is no object', 'null', KEY, 'application/json', 422],
    ['a number that is none', '{"participantSize":NaN}', KEY, 'application/json', 400],
    [
      'a number beyond all numbers',
      JSON.stringify(quoteRequest()).replace('45', '1e400'),
      KEY,
      'application/json',
      422,
    ],
  ])('refuses %s and stores nothing', async (_name, body, key, type, status) => {
    expect(await send(body, key, type)).toMatchObject({ status });
    expect(await listQuotes(db)).toEqual([]);
  });

  it('takes an empty optional field as none', async () => {
    expect(await send(quoteRequest({ phone: '', description: ' ', game: '' }))).toMatchObject({ status: 201 });
    expect(await listQuotes(db)).toMatchObject([{ phone: null, description: null, game: null }]);
  });

  it('does not trust a total from the browser', async () => {
    expect(await send({ ...quoteRequest(), total: 1 })).toMatchObject({ status: 422 });
  });

  it('keeps the store and the files beside it readable by its owner only', async () => {
    await send(quoteRequest());
    const files = globSync(`${path}*`);
    expect(files).toContain(`${path}-wal`);
    for (const file of files) expect(statSync(file).mode & 0o777, file).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  });

  it('waits for the disk at every commit', async () => {
    expect((await sql`PRAGMA synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`PRAGMA journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  });

  it('finds everything again after a restart', async () => {
    await send(quoteRequest());
    await db.destroy();
    db = await openDatabase(path);
    expect(await listQuotes(db)).toHaveLength(1);
  });
});
