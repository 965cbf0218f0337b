import { isStart } from '#lib/content/start';
import { EMPTY_ANSWERS, type QuoteAnswers } from './quote-state.ts';
import { number, objectOf, refine, withFallback, parseJson, text } from './parsers.ts';

/** How long a quote is valid. */
export const QUOTE_VALIDITY_DAYS = 30;

/**
 * What came of the wish for a start: it is `held` until an ISO time, or others have it (`tentative`: on hold, `gone`: for good), or a person has to
 * look (`ask`).
 */
export type HoldReceipt = { outcome: (typeof HOLD_OUTCOMES)[number]; until?: string };

const HOLD_OUTCOMES = ['held', 'tentative', 'gone', 'ask'] as const;

/** The response to a stored request: its reference and the price that the server computed, in whole US dollars. */
export type Receipt = {
  reference: string;
  price: { baseFee: number; participants: number; total: number };
  /** Null or missing when the request had no start. */
  hold?: HoldReceipt | null;
};

/**
 * A sent quote as the confirmation page shows it. `sentAt` is an ISO 8601 time; `gameName` is empty when the company
 * chooses.
 */
export type SentQuote = Receipt & {
  sentAt: string;
  answers: QuoteAnswers;
  gameName: string;
  /** Null or missing while the visitor has set no call. */
  call?: CallReceipt | null;
};

/** A call that is set: its start, such as 2026-12-08T10:20-08:00, and its length. */
export type CallReceipt = { start: string; minutes: number };

const parseHold = objectOf({
  outcome: refine(text, (outcome): outcome is HoldReceipt['outcome'] => HOLD_OUTCOMES.some((one) => one === outcome)),
  until: withFallback(text, ''),
});

/** Parses the response of the endpoint for calls; undefined when it is not a receipt. */
export const parseCallReceipt = objectOf({ start: refine(text, isStart), minutes: number });

const receiptFields = {
  reference: refine(text, (reference) => reference !== ''),
  price: objectOf({ baseFee: number, participants: number, total: number }),
  hold: withFallback(parseHold, null),
};

/** Parses the response of the endpoint; undefined when it is not a receipt. */
export const parseReceipt = objectOf(receiptFields);

const parseSent = objectOf({
  ...receiptFields,
  sentAt: refine(text, (time) => /^\d{4}-\d\d-\d\dT/.test(time) && !Number.isNaN(Date.parse(time))),
  gameName: withFallback(text, ''),
  call: withFallback(parseCallReceipt, null),
  answers: (value) => (parseRequiredAnswers(value) ? (value as Partial<QuoteAnswers>) : undefined),
});

/** The answers without which the page cannot be rendered. */
const parseRequiredAnswers = objectOf({ typeOfEvent: text, city: text, participantSize: number });

/** Parses a stored quote; undefined when it is missing or invalid. */
export function parseSentQuote(stored: string | null | undefined): SentQuote | undefined {
  const quote = parseJson(parseSent, stored);
  return quote && { ...quote, answers: { ...EMPTY_ANSWERS, ...quote.answers } };
}

/** The last day on which the quote is valid. */
export function getExpiry({ sentAt }: Pick<SentQuote, 'sentAt'>): Date {
  const day = new Date(sentAt);
  day.setDate(day.getDate() + QUOTE_VALIDITY_DAYS);
  return day;
}
