import { openDatabase, storePath } from '#lib/leads/database';
import { listQuotes } from '#lib/leads/store';
import { formatDollars } from '#lib/quote/money';
import { loadEnvFiles } from './env-file.ts';

/** `npm run quotes` lists what is stored, newest first; `npm run --silent quotes -- --json` prints it as JSON. */
loadEnvFiles();
const db = await openDatabase(storePath());
const quotes = await listQuotes(db);
await db.destroy();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(quotes, null, 2));
} else if (quotes.length === 0) {
  console.log(`No quotes in ${storePath()} yet.`);
} else {
  console.table(
    quotes.map((quote) => ({
      reference: quote.reference,
      received: new Date(quote.created_at).toISOString().slice(0, 16).replace('T', ' '),
      name: `${quote.first_name} ${quote.last_name}`,
      email: quote.email,
      event: quote.type_of_event,
      city: quote.city || 'online',
      people: quote.participant_size,
      total: formatDollars(quote.total),
    })),
  );
}
