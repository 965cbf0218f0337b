import type { Words } from '#lib/leads/endpoint/form-reply';
import { parseCount } from '#lib/quote/head-count';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { DEFAULT_QUOTE_TEXT } from '#lib/quote/quote-state';
import { factsOf } from './facts-of.ts';
import type { PlainQuote } from './plain-quote.ts';
import { EMPTY_VALUES } from './plain-values.ts';
import type { Notice } from './render-summary.ts';

/** What failed on our side, or was not taken; nothing for what the form itself shows: a price, or errors beside fields. */
export function noticeOf(
  status: number,
  { phone, phoneHref }: { phone: string; phoneHref: string },
): Notice | undefined {
  if (status === 200 || status === 422) return undefined;
  const [title, what] =
    status >= 500
      ? ['Something fell off the table', 'Our server could not store your request.']
      : ['We could not take your request', 'Nothing was stored.'];
  return { title, text: `${what} Your answers are all still here: send them again in a minute.`, phone, phoneHref };
}

/** The price as a few plain lines, for when its own page cannot be shown. */
export function wordsOfPrice(quote: PlainQuote | undefined, now: Date): Words {
  const { values = EMPTY_VALUES, answers = {}, price } = quote ?? {};
  const back = 'Go back with the back button of your browser: your answers are still in the form.';
  if (!price) {
    const { headline, detail } = missingForPrice({ ...values, participantSize: parseCount(values.participantSize) });
    return { heading: headline, lines: [detail, back] };
  }
  const { title, lines, total, perPerson } = factsOf(answers, { price, now });
  return {
    heading: `${total} in total`,
    lines: [
      `${title}: ${perPerson} a person.`,
      ...lines.map(({ what, amount, reason }) => `${what}: ${amount}. ${reason}`),
      DEFAULT_QUOTE_TEXT,
      back,
    ],
  };
}
