import { EMPTY_ANSWERS, type QuoteAnswers } from '#lib/quote/quote-state';
import type { SentQuote } from '#lib/quote/sent-quote';

/** A whole set of answers: 45 people in Denver. */
export const SAMPLE_ANSWERS: QuoteAnswers = {
  ...EMPTY_ANSWERS,
  typeOfEvent: 'onsite',
  city: 'Denver, CO, USA',
  selectedCity: true,
  participantSize: 45,
  game: 'office-hunt',
  preferredDates: ['2027-03-11'],
  description: 'The quarterly kickoff. One player uses a wheelchair.',
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani@example.com',
};

export const SAMPLE_QUOTE: SentQuote = {
  reference: 'RR-7KQ2-M9TX',
  price: { baseFee: 3000, participants: 2475, total: 5475 },
  sentAt: '2026-11-20T17:00:00.000Z',
  gameName: 'The Missing Memo',
  answers: SAMPLE_ANSWERS,
};
