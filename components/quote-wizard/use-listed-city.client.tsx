'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, type Dispatch } from 'react';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { fetchCities, isHome } from './fetch-cities.ts';
import type { QuoteAction } from './quote-reducer.ts';
import { useDebounced } from './use-debounced.client.tsx';

const PAUSE = 150;

type ListedCity = {
  answers: QuoteAnswers;
  dispatch: Dispatch<QuoteAction>;
  games: readonly Game[];
  /** Whether the visitor is in the city field now. */
  isTyping: boolean;
  /** False while the answers must stay as they are. */
  isOpen: boolean;
};

/**
 * A city that stands in the answers exactly as it is listed, from a link or typed out, gets its coordinates. Another name
 * of San Francisco becomes the label that has no base fee.
 */
export function useListedCity({ answers, dispatch, games, isTyping, isOpen }: ListedCity): void {
  const city = answers.city.trim();
  const text = useDebounced(city, PAUSE);
  const isWanted = isOpen && answers.typeOfEvent !== 'virtual' && answers.latitude === null && text !== '';
  const { data } = useQuery({
    queryKey: ['cities', text.toLowerCase()],
    queryFn: ({ signal }) => fetchCities(text, signal),
    enabled: isWanted,
  });
  const place =
    isWanted && text === city
      ? data?.find((listed) => listed.label === city || (!isTyping && listed.isSame && isHome(listed)))
      : undefined;
  useEffect(() => {
    if (place) dispatch({ kind: 'choose city', place, games });
  }, [place, dispatch, games]);
}
