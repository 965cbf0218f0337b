'use client';

import { useRef } from 'react';
import { PRICE_LIST } from '#lib/quote/price-list';
import { describedBy, errorId, fieldId } from '#lib/quote/field-ids';
import { TravelLine } from '../price-summary/travel-line.tsx';
import { TravelSquares } from '../price-summary/travel-squares.tsx';
import styles from './city-step.module.css';
import { CitySuggestions, type CitySuggestionsHandle } from './city-suggestions.client.tsx';
import control from '#components/ui/control.module.css';
import { Field } from './field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 2: the city, as any text, with suggestions from the city list, which have coordinates, and the travel fee. */
export function CityStep({ answers, deferredAnswers, dispatch, errors, copy, games }: StepProps) {
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<CitySuggestionsHandle>(null);
  const error = errors.city;
  const city = deferredAnswers.city.trim();
  const place = city === '' ? undefined : city === PRICE_LIST.cityWithoutBaseFee ? 'home' : 'away';
  return (
    <StepFrame {...copy.city}>
      <div className={styles.field}>
        <Field field="city" label="City" error={error}>
          <input
            className={control.control}
            id={fieldId('city')}
            name="city"
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            placeholder="Denver, CO, USA"
            ref={input}
            value={answers.city}
            onChange={(event) => {
              dispatch({ kind: 'type city', text: event.target.value, games });
              suggestions.current?.onType();
            }}
            onKeyDown={(event) => suggestions.current?.onKeyDown(event)}
            onBlur={() => suggestions.current?.onBlur()}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(error && errorId('city'))}
          />
        </Field>
      </div>
      <CitySuggestions
        input={input}
        ref={suggestions}
        value={answers.city}
        isChosen={answers.selectedCity}
        onChoose={(chosen) => dispatch({ kind: 'choose city', place: chosen, games })}
      />
      <p className="visually-hidden" role="status">
        {place && <TravelLine place={{ ...answers, city }} reasons={copy.travelReasons} />}
      </p>
      <TravelSquares place={place} reasons={copy.travelReasons} />
    </StepFrame>
  );
}
