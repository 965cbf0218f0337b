import type { QuoteRequest } from '#lib/quote/request-schema';

/** A complete, valid request: 45 people in Denver. */
export function quoteRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    firstName: 'Imani',
    lastName: 'Okafor',
    email: 'imani@example.com',
    typeOfEvent: 'scavenger-hunt',
    city: 'Denver, CO, USA',
    participantSize: 45,
    ...changes,
  };
}
