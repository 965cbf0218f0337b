import { onNewQuote, announceNewQuote } from '#lib/leads/operations/new-quotes';
import { startDesk } from '#lib/leads/operations/start-desk';
import { runShutdownTasks } from '#lib/leads/operations/shutdown';
import { getStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import { emailFacts } from '#tests/factories/email-facts';
import { quoteRequest } from '#tests/factories/quote-request';

// Starts the quote desk in a separate process, like the server. Each line on standard input stores one quote.
startDesk({ readFacts: emailFacts, readBookables: () => [] });
startDesk({
  readFacts: () => {
    throw new Error('It starts once.');
  },
  readBookables: () => [],
});
onNewQuote(() => process.stdout.write('stored\n'));
process.stdin.on('data', () => void storeQuote());
process.on('SIGTERM', () => void shutDown());

async function storeQuote(): Promise<void> {
  const request = quoteRequest();
  const key = crypto.randomUUID();
  await saveQuote(await getStore(), { key, request, price: priceOf(request), now: new Date() });
  announceNewQuote();
}
async function shutDown(): Promise<void> {
  await runShutdownTasks('at-once');
  await runShutdownTasks('server-closed');
  process.exit(143);
}
process.stdout.write('ready\n');
