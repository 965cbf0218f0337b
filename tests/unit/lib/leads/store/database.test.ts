import { existsSync, mkdtempSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeStore, getStore, openStore, getStoreAddress, getStorePlace } from '#lib/leads/store/database';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import { quoteSave } from '#tests/factories/quote-save';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('QUOTES_DB', join(folder, 'quotes.db'));
});

afterEach(async () => {
  await closeStore();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the address of the store', () => {
  it('is PostgreSQL with a postgres:// DATABASE_URL, else a file', () => {
    expect(getStoreAddress()).toBe(join(folder, 'quotes.db'));
    vi.stubEnv('DATABASE_URL', 'postgresql://desk@db.example.com/quotes');
    expect(getStoreAddress()).toBe('postgresql://desk@db.example.com/quotes');
    vi.stubEnv('DATABASE_URL', 'mysql://desk@db.example.com/quotes');
    expect(getStoreAddress()).toBe(join(folder, 'quotes.db'));
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('QUOTES_DB', '');
    expect(getStoreAddress()).toBe(resolve('data/quotes.db'));
  });

  it('is shown without user and password', () => {
    expect(getStorePlace('postgres://desk:secret@db.example.com:5433/quotes?sslmode=require')).toBe(
      'db.example.com:5433/quotes',
    );
    expect(getStorePlace('data/quotes.db')).toBe(resolve('data/quotes.db'));
  });
});

describe('the store of the process', () => {
  it('is opened once for concurrent callers', async () => {
    const [first, second] = await Promise.all([getStore(), getStore()]);
    expect(second).toBe(first);
    expect(await getStore()).toBe(first);
  });

  it('is opened again after a failed opening', async () => {
    const path = join(folder, 'quotes.db');
    writeFileSync(path, 'not a store'.repeat(100));
    await expect(getStore()).rejects.toMatchObject({ fault: 'corrupt' });
    unlinkSync(path);
    expect(await listQuotes(await getStore())).toEqual([]);
  });

  it('is closed with all data in its main file, and can be opened again', async () => {
    const path = join(folder, 'quotes.db');
    await saveQuote(await getStore(), quoteSave());
    // Another process keeps SQLite from removing its log on close.
    const other = await openStore(path);
    await listQuotes(other);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await closeStore();
    expect(statSync(`${path}-wal`).size).toBe(0);
    await other.destroy();
    expect(existsSync(`${path}-wal`)).toBe(false);
    expect(await listQuotes(await getStore())).toHaveLength(1);
  });

  it('can be closed when it was never opened or failed to open', async () => {
    await closeStore();
    vi.stubEnv('QUOTES_DB', folder);
    const opening = getStore();
    opening.catch(() => {});
    await closeStore();
    await expect(opening).rejects.toMatchObject({ fault: 'refused' });
  });
});
