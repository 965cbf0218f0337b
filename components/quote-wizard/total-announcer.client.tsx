'use client';

import { formatDollars } from '#lib/quote/money';
import { knownPrice, type QuoteAnswers } from '#lib/quote/quote-state';
import { useDebounced } from './use-debounced.client.tsx';

const PAUSE = 600;

/** Says the total politely once it stands still; the sheet itself stays silent. */
export function TotalAnnouncer({ answers }: { answers: QuoteAnswers }) {
  const price = knownPrice(answers);
  const words = price
    ? `Total ${formatDollars(price.total)} for ${answers.participantSize.toLocaleString('en-US')} people.`
    : '';
  return (
    <p className="visually-hidden" aria-live="polite" data-total>
      {useDebounced(words, PAUSE)}
    </p>
  );
}
