'use client';

import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import type { QuoteState } from '#lib/quote/quote-state';
import { LIMITS } from '#lib/quote/request-schema';
import { nextPersonHint } from './crowd-words.ts';
import { useDebounced } from './use-debounced.client.tsx';

const PAUSE = 600;

/** Says the total politely once it stands still; the sheet itself stays silent. */
export function TotalAnnouncer({ state: { price, participantSize } }: { state: QuoteState }) {
  const words = price > 0 ? totalInWords(price, participantSize) : '';
  return (
    <p className="visually-hidden" role="status" data-total>
      {useDebounced(words, PAUSE)}
    </p>
  );
}

function totalInWords(price: number, people: number): string {
  const group = people === 1 ? '1 person' : `${formatWhole(people)} people, ${formatPerPerson(price, people)} each`;
  return `Total ${formatDollars(price)} for ${group}. ${people < LIMITS.people ? nextPersonHint(people) : ''}`.trim();
}
