'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, type Dispatch } from 'react';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/pages/lists';
import { fetchCities, hasCityList, isHome } from './fetch-cities.ts';
import type { QuoteAction } from '../state/quote-reducer.ts';
import { useDebounced } from '../state/use-debounced.client.tsx';

const DEBOUNCE_MS = 150;

type ListedCity = {
  answers: QuoteAnswers;
  dispatch: Dispatch<QuoteAction>;
  games: readonly Game[];
  /** Whether the visitor is in the city step. */
  isTyping: boolean;
  /** False while the answers must not change. */
  isEditable: boolean;
};

/**
 * Adds coordinates to a city that equals a label of the city list, whether it was typed or came from a link. Another
 * name of San Francisco is replaced by the label that has no base fee.
 */
export function useListedCity({ answers, dispatch, games, isTyping, isEditable }: ListedCity): void {
  const city = answers.city.trim();
  const text = useDebounced(city, DEBOUNCE_MS);
  const isSearching = isEditable && answers.typeOfEvent !== 'virtual' && answers.latitude === null && text !== '';
  const { data } = useQuery({
    queryKey: ['cities', text.toLowerCase()],
    queryFn: ({ signal }) => fetchCities(text, signal),
    enabled: hasCityList() && isSearching,
  });
  const place =
    isSearching && text === city
      ? data?.find((listed) => listed.label === city || (!isTyping && listed.isSame && isHome(listed)))
      : undefined;
  useEffect(() => {
    if (place) dispatch({ kind: 'choose city', place, games });
  }, [place, dispatch, games]);
}
