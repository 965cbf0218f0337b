'use client';

import { CityCombobox } from './city-combobox.client.tsx';
import styles from './city-step.module.css';
import { Field } from './field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { TravelLine } from './travel-line.tsx';

/** Step 2: where. Any text will do; a listed city brings its coordinates along. */
export function CityStep({ answers, dispatch, errors, copy, games }: StepProps) {
  const isKnown = answers.city.trim() !== '';
  return (
    <StepFrame {...copy.city}>
      <div className={styles.field}>
        <Field field="city" label="City" error={errors.city}>
          <CityCombobox
            value={answers.city}
            isChosen={answers.selectedCity}
            error={errors.city}
            onType={(text) => dispatch({ kind: 'type city', text, games })}
            onChoose={(place) => dispatch({ kind: 'choose city', place, games })}
          />
        </Field>
      </div>
      <p className={styles.travel} role="status">
        {isKnown && <TravelLine place={answers} reasons={copy.travelReasons} />}
      </p>
    </StepFrame>
  );
}
