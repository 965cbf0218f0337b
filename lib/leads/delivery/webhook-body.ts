import { isPricedPerChild } from '#lib/quote/per-child';
import type { StoredQuote } from '../store/tables.ts';

/** The JSON body of a webhook. Within a version, fields are only added. lib/leads/README.md shows an example. */
export type WebhookBody = {
  type: 'quote.requested';
  version: 1;
  /** When the quote was stored, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    reference: string;
    contact: { firstName: string; lastName: string; email: string; phone: string | null };
    event: {
      type: string;
      /** Empty for virtual events. */
      city: string;
      /** Degrees; null when the city is not from the list. */
      latitude: number | null;
      longitude: number | null;
      participants: number;
      /** Id of a game; null when none was chosen. */
      game: string | null;
      /** Days as YYYY-MM-DD; an empty list means flexible. */
      preferredDates: string[];
      description: string | null;
    };
    /** Whole US dollars before tax, and the version of the price list. `isPerChild`: a family, which pays per child and saw no total. */
    price: {
      currency: 'USD';
      baseFee: number;
      participants: number;
      total: number;
      version: string;
      isPerChild: boolean;
    };
  };
};

/** The same bytes for a quote in every attempt. Values are exactly what the visitor wrote, so receivers must escape them. */
export function webhookBody(quote: StoredQuote): string {
  const body: WebhookBody = {
    type: 'quote.requested',
    version: 1,
    timestamp: new Date(quote.created_at).toISOString(),
    data: {
      reference: quote.reference,
      contact: {
        firstName: quote.first_name,
        lastName: quote.last_name,
        email: quote.email,
        phone: quote.phone,
      },
      event: {
        type: quote.type_of_event,
        city: quote.city,
        latitude: quote.latitude,
        longitude: quote.longitude,
        participants: quote.participant_size,
        game: quote.game,
        preferredDates: quote.preferred_dates ? (JSON.parse(quote.preferred_dates) as string[]) : [],
        description: quote.description,
      },
      price: {
        currency: 'USD',
        baseFee: quote.base_fee,
        participants: quote.participants_price,
        total: quote.total,
        version: quote.price_version,
        isPerChild: isPricedPerChild(quote.type_of_event),
      },
    },
  };
  return JSON.stringify(body);
}
