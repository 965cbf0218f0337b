import { onNewQuote, announceNewQuote } from '#lib/leads/operations/new-quotes';
import { startDesk } from '#lib/leads/operations/start-desk';
import { getStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import { emailFacts } from '#tests/factories/email-facts';
import { quoteRequest } from '#tests/factories/quote-request';

// The quote desk in a process of its own, as the server starts it. Each line on its input stores one quote.
startDesk(emailFacts);
startDesk(() => {
  throw new Error('It starts once.');
});
onNewQuote(() => process.stdout.write('stored\n'));
process.stdin.on('data', () => void keepQuote());

async function keepQuote(): Promise<void> {
  const request = quoteRequest();
  const key = crypto.randomUUID();
  await saveQuote(await getStore(), { key, request, price: priceOf(request), now: new Date() });
  announceNewQuote();
}
process.stdout.write('ready\n');
