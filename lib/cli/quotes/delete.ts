import { deleteAndVerify } from '#lib/leads/desk/delete-and-verify';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { getEngine } from '#lib/leads/desk/get-engine';
import { printable } from '#lib/leads/desk/printable';
import { formatQuoteList } from '#lib/leads/desk/quote-list';
import { countQuotes, quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { rewriteStore } from '#lib/leads/desk/rewrite-store';
import { formatCount } from '#lib/leads/desk/time-format';
import { hasTraces } from '#lib/leads/desk/traces';
import { getStoreAddress, type Store } from '#lib/leads/store/database';
import { findReferencesInCalendars } from '#lib/leads/store/calendars';
import { deleteQuotes } from '#lib/leads/store/quotes';
import { confirm } from './confirm.ts';
import { withDesk, type Desk } from './with-desk.ts';
import { print } from './print.ts';
import { findQuote } from './find-quote.ts';
import { subcommand } from './subcommand.ts';

export const deleteQuote = subcommand({
  name: 'delete',
  operand: { name: 'reference', isRequired: false },
  summary: 'deletes one quote, or all of a person, for good',
  details: ['Shows what it would delete and asks first. Backups and exported files keep what they have.'],
  options: {
    email: { type: 'string', value: 'ada@example.com', description: 'all quotes from this e-mail address' },
    yes: { type: 'boolean', description: 'do not ask' },
  },
  examples: ['delete RR-7KQ2-M9TX', 'delete --email ada@example.com', 'delete --email ada@example.com --yes'],
  run: ({ operand, options: { email, yes }, now }) => {
    if ((operand === '') === (email === undefined)) {
      throw new DeskError('Name one reference, or one address with --email.', EXIT.usage);
    }
    return withDesk(async (desk) => {
      const quotes =
        email === undefined ? [await findQuote(desk.store, operand)] : await findQuotesByEmail(desk.store, email);
      const width = process.stdout.isTTY ? process.stdout.columns : Infinity;
      print(...formatQuoteList(quotes, { now: now.getTime(), channels: desk.channels }, width), '');
      await confirm(`Delete ${formatCount(quotes.length, 'quote')} for good?`, yes);
      const by = email === undefined ? { reference: quotes[0]!.reference } : { email: email.trim() };
      const count = await deleteAndVerify(() => deleteQuotes(desk.store, by), {
        expected: quotes.length,
        countRemaining: () => countQuotes(desk.store, by),
      });
      const references = quotes.map(({ reference }) => reference);
      const inCalendars = await findReferencesInCalendars(desk.store, references);
      const deliveries = quotes.reduce((sum, quote) => sum + quote.deliveries.length, 0);
      print(
        `${formatCount(count, 'quote')} and ${formatCount(deliveries, 'delivery', 'deliveries')} deleted.`,
        await describeTraces(desk, quotes, inCalendars),
        ...(inCalendars.length > 0
          ? [`A calendar still has an event of ${inCalendars.join(', ')}: delete it there.`]
          : []),
        'Backups and exported files from before still hold them: delete those too, or let them expire.',
      );
    });
  },
});

async function findQuotesByEmail(store: Store, typed: string): Promise<DeskQuote[]> {
  const email = typed.trim();
  const quotes: DeskQuote[] = [];
  for await (const page of quotePages(store, { email })) quotes.push(...page);
  if (quotes.length > 0) return quotes;
  throw new DeskError(`No quote came from ${printable(email)}.`, EXIT.notFound);
}

/** Whether something is left in the files of the store. References in the copies of calendars do not count: the next copy would have them again. */
async function describeTraces(
  { store, place }: Desk,
  quotes: readonly DeskQuote[],
  inCalendars: readonly string[],
): Promise<string> {
  const address = getStoreAddress();
  if (getEngine(address) === 'PostgreSQL')
    return 'PostgreSQL overwrites their place on its disk after its next VACUUM.';
  const only = quotes
    .flatMap(({ reference, idempotency_key: key }) => [reference, key])
    .filter((text) => !inCalendars.includes(text));
  if (await hasTraces(address, only)) await rewriteStore(store);
  if (!(await hasTraces(address, only))) return `Nothing of it is left in ${place}.`;
  return `Traces are left in ${place}, as another process keeps it busy. Stop the site, then run: npm run quotes -- purge --older-than 520w`;
}
