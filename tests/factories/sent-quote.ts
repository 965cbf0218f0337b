import { EMPTY_ANSWERS, type QuoteAnswers } from '#lib/quote/quote-state';
import type { SentQuote } from '#lib/quote/sent-quote';

/** A sent quote: 45 people in Denver, two preferred dates. */
export function sentQuote({
  answers,
  ...changes
}: Partial<Omit<SentQuote, 'answers'>> & { answers?: Partial<QuoteAnswers> } = {}): SentQuote {
  return {
    reference: 'RR-7KQ2-M9TX',
    price: { baseFee: 3000, participants: 2475, total: 5475 },
    sentAt: '2026-11-20T17:00:00.000Z',
    gameName: 'City Hunt',
    answers: {
      ...EMPTY_ANSWERS,
      typeOfEvent: 'scavenger-hunt',
      city: 'Denver, CO, USA',
      participantSize: 45,
      game: 'city-hunt',
      preferredDates: ['2026-12-10', '2026-12-31'],
      description: 'PO 4711, one wheelchair user',
      firstName: 'Imani',
      lastName: 'Okafor',
      email: 'imani@example.com',
      phone: '+1 555 010 7788',
      ...answers,
    },
    ...changes,
  };
}
