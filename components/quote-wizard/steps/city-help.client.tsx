'use client';

import type { Ref, RefObject } from 'react';
import { PRICE_LIST } from '#lib/quote/price-list';
import { CitySuggestions, type CitySuggestionsHandle } from './city-suggestions.client.tsx';
import { LazyQueries } from '../state/lazy-queries.client.tsx';
import type { StepProps } from './step-props.ts';
import { TravelLine } from '../price-summary/travel-line.tsx';
import { TravelSquares } from '../price-summary/travel-squares.tsx';

export type CityHelpProps = StepProps & {
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<CitySuggestionsHandle>;
};

/** Added to the city field: suggestions from the city list, which have coordinates, and the travel fee. */
export function CityHelp({ answers, deferredAnswers, dispatch, copy, games, input, ref }: CityHelpProps) {
  const city = deferredAnswers.city.trim();
  const place = city === '' ? undefined : city === PRICE_LIST.cityWithoutBaseFee ? 'home' : 'away';
  return (
    <LazyQueries>
      <CitySuggestions
        input={input}
        ref={ref}
        value={answers.city}
        isChosen={answers.selectedCity}
        onChoose={(chosen) => dispatch({ kind: 'choose city', place: chosen, games })}
      />
      <p className="visually-hidden" role="status">
        {place && <TravelLine place={{ ...answers, city }} reasons={copy.travelReasons} />}
      </p>
      <TravelSquares place={place} reasons={copy.travelReasons} />
    </LazyQueries>
  );
}
