import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rewriteStore } from '#lib/leads/desk/rewrite-store';
import { hasTraces } from '#lib/leads/desk/traces';
import { openStore } from '#lib/leads/store/database';
import { speedUpClock } from '#tests/quick-clock';
import { storeQuote } from './store-quote.ts';

const CANARY = 'canary-of-this-quote';

let path: string;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'traces-')), 'quotes.db');
});

describe('traces of what was deleted', () => {
  it('are found in every file of the store, also across the chunks that are read', async () => {
    expect(await hasTraces(path, [CANARY])).toBe(false);
    for (const ending of ['', '-wal', '-journal']) {
      // Files are read in chunks of 64 KiB.
      for (const before of [0, 65_530, 131_072 - CANARY.length + 1]) {
        writeFileSync(`${path}${ending}`, Buffer.concat([Buffer.alloc(before), Buffer.from(CANARY)]));
        expect(await hasTraces(path, ['something else', CANARY])).toBe(true);
        expect(await hasTraces(path, [`${CANARY}!`])).toBe(false);
      }
      writeFileSync(`${path}${ending}`, 'nothing');
      expect(await hasTraces(path, [CANARY])).toBe(false);
    }
  });

  it('are removed when the store is rewritten', async () => {
    const store = await openStore(path);
    await sql`pragma secure_delete = off`.execute(store);
    await storeQuote(store, { reference: 'RR-2222-2222' });
    await storeQuote(store, { reference: 'RR-3333-3333', description: CANARY });
    await store.deleteFrom('quotes').where('reference', '=', 'RR-3333-3333').execute();
    expect(await hasTraces(path, [CANARY])).toBe(true);
    expect(await rewriteStore(store)).toBe(true);
    expect(await hasTraces(path, [CANARY, 'RR-3333-3333'])).toBe(false);
    expect(await hasTraces(path, ['RR-2222-2222'])).toBe(true);
    await store.destroy();
  });

  it('remain, and are reported, while another process locks the store', async () => {
    const store = await openStore(path);
    const other = await openStore(path);
    await sql`begin immediate`.execute(other);
    speedUpClock(20);
    expect(await rewriteStore(store)).toBe(false);
    vi.restoreAllMocks();
    await sql`rollback`.execute(other);
    expect(await rewriteStore(store)).toBe(true);
    await Promise.all([store.destroy(), other.destroy()]);
  });
});
