'use client';

import type { Ref, RefObject } from 'react';
import { PRICE_LIST } from '#lib/quote/price-list';
import { CitySuggestions, type CitySuggestionsHandle } from './city-suggestions.client.tsx';
import { LaterQueries } from './later-queries.client.tsx';
import type { StepProps } from './step-props.ts';
import { TravelLine } from './travel-line.tsx';
import { TravelSquares } from './travel-squares.tsx';

export type CityHelpProps = StepProps & {
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<CitySuggestionsHandle>;
};

/** What the city is asked with beyond its field: listed cities, which bring their coordinates along, and what travel costs. */
export function CityHelp({ answers, settled, dispatch, copy, games, input, ref }: CityHelpProps) {
  const city = settled.city.trim();
  const place = city === '' ? undefined : city === PRICE_LIST.cityWithoutBaseFee ? 'home' : 'away';
  return (
    <LaterQueries>
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
    </LaterQueries>
  );
}
