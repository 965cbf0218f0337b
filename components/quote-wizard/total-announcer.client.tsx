'use client';

import { formatDollars } from '#lib/quote/money';
import type { QuoteState } from '#lib/quote/quote-state';
import { useDebounced } from './use-debounced.client.tsx';

const PAUSE = 600;

/** Says the total politely once it stands still; the sheet itself stays silent. */
export function TotalAnnouncer({ state: { price, participantSize } }: { state: QuoteState }) {
  const words = price > 0 ? `Total ${formatDollars(price)} for ${participantSize.toLocaleString('en-US')} people.` : '';
  return (
    <p className="visually-hidden" aria-live="polite" data-total>
      {useDebounced(words, PAUSE)}
    </p>
  );
}
