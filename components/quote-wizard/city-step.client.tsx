'use client';

import { useRef, type ComponentType } from 'react';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { CityHelpProps } from './city-help.client.tsx';
import styles from './city-step.module.css';
import type { CitySuggestionsHandle } from './city-suggestions.client.tsx';
import control from './control.module.css';
import { Field } from './field.tsx';
import { describedBy, errorId, fieldId } from './field-ids.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type CityStepProps = StepProps & {
  /** What comes later than the field, and leaves it as it is: somebody may be typing. */
  Help?: ComponentType<CityHelpProps>;
  /** Whether it still waits behind the first step, which leads to it unless the event is virtual. */
  isNext?: boolean;
};

/** Step 2: where. Any text will do. It is on the page from the start, so that nobody waits for scripts to type. */
export function CityStep({ Help, isNext = false, ...props }: CityStepProps) {
  const { answers, dispatch, copy, games } = props;
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<CitySuggestionsHandle>(null);
  const error = props.errors.city;
  return (
    <StepFrame {...copy.city} nextUnless={isNext ? PRICE_LIST.typeWithoutBaseFee : undefined}>
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
              suggestions.current?.typed();
            }}
            onKeyDown={(event) => suggestions.current?.pressed(event)}
            onBlur={() => suggestions.current?.left()}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(error && errorId('city'))}
          />
        </Field>
      </div>
      {Help && !isNext ? <Help {...props} input={input} ref={suggestions} /> : <div className={styles.place} />}
    </StepFrame>
  );
}
