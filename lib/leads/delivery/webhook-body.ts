import type { StoredQuote } from '../store/tables.ts';

/** The JSON that a webhook receives. Fields are only ever added within a version; README, "Delivery", shows an example. */
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
      /** Degrees; null when the city was typed freely. */
      latitude: number | null;
      longitude: number | null;
      participants: number;
      /** Id of a game; null when the choice is ours. */
      game: string | null;
      /** Days as YYYY-MM-DD; none means flexible. */
      preferredDates: string[];
      description: string | null;
    };
    /** Whole US dollars before tax, and the price list that they come from. */
    price: { currency: 'USD'; baseFee: number; participants: number; total: number; version: string };
  };
};

/** The same bytes for the same quote in every attempt. Values are as the visitor wrote them: receivers escape them for where they show them. */
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
      },
    },
  };
  return JSON.stringify(body);
}
