'use client';

import { PRICE_LIST } from '#lib/quote/price-list';
import { CityCombobox } from './city-combobox.client.tsx';
import styles from './city-step.module.css';
import { Field } from './field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { TravelLine } from './travel-line.tsx';
import { TravelSquares } from './travel-squares.tsx';

/** Step 2: where. Any text will do; a listed city brings its coordinates along. */
export function CityStep({ answers, settled, dispatch, errors, copy, games }: StepProps) {
  const city = settled.city.trim();
  const place = city === '' ? undefined : city === PRICE_LIST.cityWithoutBaseFee ? 'home' : 'away';
  return (
    <StepFrame {...copy.city}>
      <div className={styles.field}>
        <Field field="city" label="City" error={errors.city}>
          <CityCombobox
            value={answers.city}
            isChosen={answers.selectedCity}
            error={errors.city}
            onType={(text) => dispatch({ kind: 'type city', text, games })}
            onChoose={(chosen) => dispatch({ kind: 'choose city', place: chosen, games })}
          />
        </Field>
      </div>
      <p className="visually-hidden" role="status">
        {place && <TravelLine place={{ ...answers, city }} reasons={copy.travelReasons} />}
      </p>
      <TravelSquares place={place} reasons={copy.travelReasons} />
    </StepFrame>
  );
}
