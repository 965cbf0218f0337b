'use client';

import { useRef, type ComponentType } from 'react';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { CityHelpProps } from './city-help.client.tsx';
import styles from './city-step.module.css';
import type { CitySuggestionsHandle } from './city-suggestions.client.tsx';
import control from './control.module.css';
import { Field } from './field.tsx';
import { describedBy, errorId, fieldId } from '#lib/quote/field-ids';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type CityStepProps = StepProps & {
  /** Loaded after the field. It must not replace the input, because the visitor may be typing. */
  Help?: ComponentType<CityHelpProps>;
  /** Whether the step is hidden behind the first one, which leads here unless the event is virtual. */
  isNext?: boolean;
};

/** Step 2: the city, as any text. It is in the served page, so visitors can type before scripts are loaded. */
export function CityStep({ Help, isNext = false, ...props }: CityStepProps) {
  const { answers, dispatch, copy, games } = props;
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<CitySuggestionsHandle>(null);
  const error = props.errors.city;
  return (
    <StepFrame {...copy.city} skippedBy={isNext ? PRICE_LIST.typeWithoutBaseFee : undefined}>
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
      {Help && !isNext ? <Help {...props} input={input} ref={suggestions} /> : <div className={styles.placeholder} />}
    </StepFrame>
  );
}
