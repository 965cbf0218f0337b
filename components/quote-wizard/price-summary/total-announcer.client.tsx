'use client';

import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import type { QuoteState } from '#lib/quote/quote-state';
import { LIMITS } from '#lib/quote/request-schema';
import { nextPersonHint } from '../steps/crowd-caption.ts';
import { useDebounced } from '../state/use-debounced.client.tsx';

const DEBOUNCE_MS = 600;

/**
 * Announces the total to screen readers when it has stopped changing. The price summary itself is not a live region.
 */
export function TotalAnnouncer({ state: { price, participantSize } }: { state: QuoteState }) {
  const message = price > 0 ? formatTotal(price, participantSize) : '';
  return (
    <p className="visually-hidden" role="status" data-total>
      {useDebounced(message, DEBOUNCE_MS)}
    </p>
  );
}

function formatTotal(price: number, people: number): string {
  const group = people === 1 ? '1 person' : `${formatWhole(people)} people, ${formatPerPerson(price, people)} each`;
  return `Total ${formatDollars(price)} for ${group}. ${people < LIMITS.people ? nextPersonHint(people) : ''}`.trim();
}
