import { z } from 'zod';
import '#lib/zod-without-eval';
import { EMPTY_ANSWERS, type QuoteAnswers } from './quote-state.ts';

/** How long a quote stands, in days. */
export const QUOTE_DAYS = 30;

/** What the endpoint answers when a request is stored: the reference and the price it computed, in whole US dollars. */
export const ReceiptSchema = z.object({
  reference: z.string().min(1),
  price: z.object({ baseFee: z.number(), participants: z.number(), total: z.number() }),
});

export type Receipt = z.output<typeof ReceiptSchema>;

/** A sent quote as the confirmation page shows it. `sentAt` is an ISO time; `gameName` is empty when we choose. */
export type SentQuote = Receipt & { sentAt: string; answers: QuoteAnswers; gameName: string };

const SentQuoteSchema = ReceiptSchema.extend({
  sentAt: z.iso.datetime(),
  gameName: z.string().catch(''),
  answers: z.looseObject({ typeOfEvent: z.string(), city: z.string(), participantSize: z.number() }),
});

/** Reads a stored quote; undefined when nothing usable is stored. */
export function parseSentQuote(stored: string | null | undefined): SentQuote | undefined {
  try {
    const { answers, ...quote } = SentQuoteSchema.parse(JSON.parse(stored ?? ''));
    return { ...quote, answers: { ...EMPTY_ANSWERS, ...answers } };
  } catch {
    return undefined;
  }
}

/** The last day on which the quote stands. */
export function expiryOf({ sentAt }: Pick<SentQuote, 'sentAt'>): Date {
  const day = new Date(sentAt);
  day.setDate(day.getDate() + QUOTE_DAYS);
  return day;
}
