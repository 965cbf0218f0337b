import { isPricedPerChild } from '#lib/quote/per-child';
import { toHoldReceipt } from '../store/hold-receipt.ts';
import type { HoldOutcome, StoredHold, StoredQuote } from '../store/tables.ts';

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
      /** Local time with its UTC offset, such as 2026-12-10T18:00-08:00; null when no start was chosen. */
      preferredStart: string | null;
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
    /** What came of the preferred start; null without one. A `held` one ends at `until`, ISO 8601 in UTC, which is null otherwise. */
    hold: { outcome: HoldOutcome; until: string | null } | null;
  };
};

/**
 * The same bytes for a quote in every attempt, until its hold is released. Values are exactly what the visitor wrote, so receivers must escape them.
 */
export function webhookBody(quote: StoredQuote, holds: readonly StoredHold[]): string {
  const hold = toHoldReceipt(quote, holds);
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
        preferredStart: quote.preferred_start,
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
      hold: hold ? { outcome: hold.outcome, until: hold.until ?? null } : null,
    },
  };
  return JSON.stringify(body);
}
