import { mailHref } from '#lib/content/mail-href';
import { formatDollars } from '#lib/quote/figures';
import { labelOfEventType } from '#lib/quote/event-types';
import { knownPrice, type QuoteAnswers } from '#lib/quote/quote-state';
import { summaryLines } from './price-summary/summary-lines.ts';

/** The `mailto:` URL of a letter with all answers and the price, for a site without a server. */
export function quoteLetter(to: string, answers: QuoteAnswers, gameName: string): string {
  const lines = summaryLines(answers, gameName).map(({ term, values }) => `${term}: ${values.join(', ')}`);
  const price = knownPrice(answers);
  if (price) lines.push(`Price on the site: ${formatDollars(price.total)}`);
  return mailHref({ to, subject: `Quote: ${labelOfEventType(answers.typeOfEvent)}`, body: lines.join('\n') });
}
