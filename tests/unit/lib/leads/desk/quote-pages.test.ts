import { describe, expect, it } from 'vitest';
import { countQuotes, quotePages } from '#lib/leads/desk/quote-pages';
import type { Store } from '#lib/leads/store/database';
import { listQuotes, type QuoteFilter } from '#lib/leads/store/quotes';
import { engines, freshStore } from '#tests/unit/lib/leads/engines';
import { storeQuote } from './store-quote.ts';

async function referencesOf(store: Store, filter?: QuoteFilter, options?: { limit?: number; size?: number }) {
  const pages: string[][] = [];
  for await (const page of quotePages(store, filter, options)) pages.push(page.map(({ reference }) => reference));
  return pages;
}

describe.each(engines)('quotePages on $name', (engine) => {
  const store = freshStore(engine);
  /** Seven quotes, five of them with the same time. */
  async function keepSeven() {
    const moments = [5, 3, 3, 3, 3, 3, 1];
    for (const [index, created_at] of moments.entries()) {
      await storeQuote(store(), {
        reference: `RR-2222-222${index + 2}`,
        created_at,
        email: index % 2 ? 'Ada@Example.com' : 'b@example.com',
        state: index === 4 ? 'quarantined' : 'accepted',
      });
    }
  }

  it('returns the newest quotes first and each once, also when many have the same time', async () => {
    await keepSeven();
    const all = (await listQuotes(store())).map(({ reference }) => reference);
    for (const size of [1, 2, 3, 7, 500]) {
      const pages = await referencesOf(store(), {}, { size });
      expect(pages.flat()).toEqual(all);
      expect(pages[0]).toHaveLength(Math.min(size, 7));
    }
  });

  it('stops at the limit', async () => {
    await keepSeven();
    expect((await referencesOf(store(), {}, { size: 2, limit: 5 })).map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(await referencesOf(store(), {}, { limit: Infinity, size: 7 })).toHaveLength(1);
  });

  it('selects the same quotes as listQuotes', async () => {
    await keepSeven();
    for (const filter of [
      { since: 3 },
      { state: 'quarantined' },
      { email: 'ada@example.COM' },
      { reference: 'RR-2222-2223' },
      { since: 2, email: 'b@example.com', state: 'accepted' },
    ] satisfies QuoteFilter[]) {
      const wanted = (await listQuotes(store(), filter)).map(({ reference }) => reference);
      expect(wanted.length).toBeGreaterThan(0);
      expect((await referencesOf(store(), filter)).flat()).toEqual(wanted);
      expect(await countQuotes(store(), filter)).toBe(wanted.length);
    }
  });

  it('includes the deliveries of each quote, and misses none when quotes are added and deleted meanwhile', async () => {
    await keepSeven();
    const seen: string[] = [];
    for await (const page of quotePages(store(), {}, { size: 2 })) {
      for (const quote of page) {
        seen.push(quote.reference);
        const channels = quote.deliveries.map(({ channel, reference }) => `${channel} of ${reference}`);
        expect(channels).toHaveLength(quote.state === 'accepted' ? 3 : 0);
        expect(channels.every((one) => one.endsWith(quote.reference))).toBe(true);
      }
      if (seen.length === 2) {
        await store().deleteFrom('quotes').where('reference', '=', seen[1]!).execute();
        await storeQuote(store(), { reference: 'RR-9999-9999', created_at: 9 });
      }
    }
    expect(seen).toHaveLength(7);
    expect(seen).not.toContain('RR-9999-9999');
  });
});
