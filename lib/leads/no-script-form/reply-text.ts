import type { PageText } from '#lib/leads/http/describe-outcome';
import { parseTypedNumber } from '#lib/quote/typed-number';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { DEFAULT_QUOTE_TEXT } from '#lib/quote/quote-state';
import { getApprovalFacts } from './get-approval-facts.ts';
import type { NoScriptForm } from './parse-form.ts';
import { EMPTY_VALUES } from './form-values.ts';
import type { Notice } from './render-summary.ts';

/** The notice for a server error or a refusal. Undefined when the form itself shows the outcome: a price, or errors of fields. */
export function getNotice(
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

/** The price as text, for a plain document. */
export function describePrice(quote: NoScriptForm | undefined, now: Date): PageText {
  const { values = EMPTY_VALUES, answers = {}, price } = quote ?? {};
  const facts = price && getApprovalFacts(answers, { price, now });
  const back = 'Go back with the back button of your browser: your answers are still in the form.';
  if (!facts?.price) {
    const { headline, detail } = missingForPrice({
      ...values,
      participantSize: parseTypedNumber(values.participantSize),
    });
    return { heading: headline, lines: [detail, back] };
  }
  const { lines, total, perPerson } = facts.price;
  return {
    heading: `${total} in total`,
    lines: [
      `${facts.title}: ${perPerson} a person.`,
      ...lines.map(({ what, amount, reason }) => `${what}: ${amount}. ${reason}`),
      DEFAULT_QUOTE_TEXT,
      back,
    ],
  };
}
