import { randomUUID } from 'node:crypto';
import { openStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import { quoteRequest } from '#tests/factories/quote-request';

/* A process that stores quotes as fast as possible in the store of its first argument, and prints each stored reference. */
const store = await openStore(process.argv[2] ?? '');
const request = quoteRequest({ description: 'word '.repeat(200) });
for (;;) {
  const saved = await saveQuote(store, { key: randomUUID(), request, price: priceOf(request), now: new Date() });
  if (saved.outcome === 'created') process.stdout.write(`${saved.quote.reference}\n`);
}
