import { deleted } from '#lib/leads/desk/deleted';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { engineOf } from '#lib/leads/desk/engine-of';
import { printable } from '#lib/leads/desk/printable';
import { quoteList } from '#lib/leads/desk/quote-list';
import { countQuotes, quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { rewriteStore } from '#lib/leads/desk/rewrite-store';
import { counted } from '#lib/leads/desk/time-words';
import { hasTraces } from '#lib/leads/desk/traces';
import { storeAddress, type Store } from '#lib/leads/store/database';
import { deleteQuotes } from '#lib/leads/store/quotes';
import { confirm } from './confirm.ts';
import { atDesk, type Desk } from './open-desk.ts';
import { print } from './print.ts';
import { quoteOf } from './quote-of.ts';
import { subcommand } from './subcommand.ts';

export const deleteQuote = subcommand({
  name: 'delete',
  operand: { name: 'reference', needed: false },
  says: 'deletes one quote, or all of a person, for good',
  more: ['Shows what it would delete and asks first. Backups and exported files keep what they have.'],
  options: {
    email: { type: 'string', value: 'ada@example.com', says: 'all quotes from this e-mail address' },
    yes: { type: 'boolean', says: 'do not ask' },
  },
  examples: ['delete RR-7KQ2-M9TX', 'delete --email ada@example.com', 'delete --email ada@example.com --yes'],
  run: ({ operand, options: { email, yes }, now }) => {
    if ((operand === '') === (email === undefined)) {
      throw new DeskError('Name one reference, or one address with --email.', EXIT.usage);
    }
    return atDesk(async (desk) => {
      const quotes = email === undefined ? [await quoteOf(desk.store, operand)] : await quotesFrom(desk.store, email);
      const width = process.stdout.isTTY ? process.stdout.columns : Infinity;
      print(...quoteList(quotes, { now: now.getTime(), channels: desk.channels }, width), '');
      await confirm(`Delete ${counted(quotes.length, 'quote')} for good?`, yes);
      const by = email === undefined ? { reference: quotes[0]!.reference } : { email: email.trim() };
      const count = await deleted(() => deleteQuotes(desk.store, by), {
        expected: quotes.length,
        left: () => countQuotes(desk.store, by),
      });
      const deliveries = quotes.reduce((sum, quote) => sum + quote.deliveries.length, 0);
      print(
        `${counted(count, 'quote')} and ${counted(deliveries, 'delivery', 'deliveries')} deleted.`,
        await whatIsLeft(desk, quotes),
        'Backups and exported files from before still hold them: delete those too, or let them expire.',
      );
    });
  },
});

async function quotesFrom(store: Store, typed: string): Promise<DeskQuote[]> {
  const email = typed.trim();
  const quotes: DeskQuote[] = [];
  for await (const page of quotePages(store, { email })) quotes.push(...page);
  if (quotes.length > 0) return quotes;
  throw new DeskError(`No quote came from ${printable(email)}.`, EXIT.notFound);
}

async function whatIsLeft({ store, place }: Desk, quotes: readonly DeskQuote[]): Promise<string> {
  const address = storeAddress();
  if (engineOf(address) === 'PostgreSQL') return 'PostgreSQL overwrites their place on its disk after its next VACUUM.';
  const only = quotes.flatMap(({ reference, idempotency_key }) => [reference, idempotency_key]);
  if (await hasTraces(address, only)) await rewriteStore(store);
  if (!(await hasTraces(address, only))) return `Nothing of it is left in ${place}.`;
  return `Traces are left in ${place}, as another process keeps it busy. Stop the site, then run: npm run quotes -- purge --older-than 520w`;
}
