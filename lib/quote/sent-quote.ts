import { EMPTY_ANSWERS, type QuoteAnswers } from './quote-state.ts';
import { number, objectOf, only, or, parseJson, text } from './shape.ts';

/** How long a quote stands, in days. */
export const QUOTE_DAYS = 30;

/** What the endpoint answers when a request is stored: the reference and the price it computed, in whole US dollars. */
export type Receipt = { reference: string; price: { baseFee: number; participants: number; total: number } };

/** A sent quote as the confirmation page shows it. `sentAt` is an ISO time; `gameName` is empty when we choose. */
export type SentQuote = Receipt & { sentAt: string; answers: QuoteAnswers; gameName: string };

const receipt = {
  reference: only(text, (reference) => reference !== ''),
  price: objectOf({ baseFee: number, participants: number, total: number }),
};

/** Reads what the endpoint answered; undefined when it is no receipt. */
export const readReceipt = objectOf(receipt);

const sent = objectOf({
  ...receipt,
  sentAt: only(text, (time) => /^\d{4}-\d\d-\d\dT/.test(time) && !Number.isNaN(Date.parse(time))),
  gameName: or(text, ''),
  answers: (value) => (needed(value) ? (value as Partial<QuoteAnswers>) : undefined),
});

/** The answers that the page cannot do without. */
const needed = objectOf({ typeOfEvent: text, city: text, participantSize: number });

/** Reads a stored quote; undefined when nothing usable is stored. */
export function parseSentQuote(stored: string | null | undefined): SentQuote | undefined {
  const quote = parseJson(sent, stored);
  return quote && { ...quote, answers: { ...EMPTY_ANSWERS, ...quote.answers } };
}

/** The last day on which the quote stands. */
export function expiryOf({ sentAt }: Pick<SentQuote, 'sentAt'>): Date {
  const day = new Date(sentAt);
  day.setDate(day.getDate() + QUOTE_DAYS);
  return day;
}
