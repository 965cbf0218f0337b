import { EMPTY_ANSWERS } from '#lib/quote/quote-state';
import type { SentQuote } from '#lib/quote/sent-quote';
import type { StoredQuote } from '../store/tables.ts';
import { cleanLine, cleanText } from './email-body.ts';

/** A stored quote in the shape of the confirmation page, with all free text made safe for an email. */
export function toSentQuote(quote: StoredQuote, gameName: string): SentQuote {
  return {
    reference: quote.reference,
    price: { baseFee: quote.base_fee, participants: quote.participants_price, total: quote.total },
    sentAt: new Date(quote.created_at).toISOString(),
    gameName: cleanLine(gameName),
    answers: {
      ...EMPTY_ANSWERS,
      firstName: cleanLine(quote.first_name),
      lastName: cleanLine(quote.last_name),
      email: cleanLine(quote.email),
      phone: cleanLine(quote.phone ?? ''),
      description: cleanText(quote.description ?? ''),
      typeOfEvent: quote.type_of_event,
      city: cleanLine(quote.city),
      latitude: quote.latitude,
      longitude: quote.longitude,
      participantSize: quote.participant_size,
      game: quote.game ?? '',
      preferredDates: quote.preferred_dates ? (JSON.parse(quote.preferred_dates) as string[]) : [],
      preferredStart: quote.preferred_start ?? '',
      submitted: true,
    },
  };
}
