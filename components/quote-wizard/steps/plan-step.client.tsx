'use client';

import { useState } from 'react';
import { formatWhole } from '#lib/quote/figures';
import { dayAfter } from '#lib/quote/preferred-dates';
import { LIMITS } from '#lib/quote/request-schema';
import control from './control.module.css';
import { describedBy, errorId, fieldId, hintId } from '#lib/quote/field-ids';
import { Field, FieldError } from './field.tsx';
import styles from './plan-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const CHOICE_LABELS = ['First choice', 'Second choice', 'Third choice'];

/** Step 5: preferred dates and a description, both optional. */
export function PlanStep({ answers, dispatch, errors, copy }: StepProps) {
  const days = answers.preferredDates;
  const [slots, setSlots] = useState<string[]>([]);
  // `slots` keeps the positions: an emptied field stays empty and the others do not move.
  const shown = slots.filter(Boolean).join() === days.join() ? slots : days;
  const left = LIMITS.description - answers.description.length;
  const error = errors.preferredDates;

  function pick(index: number, day: string) {
    const next = CHOICE_LABELS.map((_, place) => (place === index ? day : (shown[place] ?? '')));
    setSlots(next);
    dispatch({ kind: 'pick dates', days: next.filter(Boolean) });
  }

  return (
    <StepFrame {...copy.plan}>
      <div className={styles.plan}>
        <div role="group" aria-labelledby="quote-dates">
          <p className={styles.title} id="quote-dates">
            Days that would suit
          </p>
          <FieldError field="preferredDates" error={error} />
          <div className={styles.days}>
            {CHOICE_LABELS.map((choice, index) => (
              <label className={styles.day} key={choice}>
                {choice}
                <input
                  className={control.control}
                  id={index === 0 ? fieldId('preferredDates') : undefined}
                  name="preferredDates"
                  type="date"
                  min={dayAfter(new Date())}
                  // The server may be in another time zone.
                  suppressHydrationWarning
                  value={shown[index] ?? ''}
                  onChange={(event) => pick(index, event.target.value)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={describedBy(error && errorId('preferredDates'))}
                />
              </label>
            ))}
          </div>
        </div>
        <Field
          field="description"
          label="Anything we should know"
          // No maxLength: it would truncate pasted text without a message.
          hint={
            left < 0
              ? `${formatWhole(-left)} characters too many.`
              : `${formatWhole(left)} of ${formatWhole(LIMITS.description)} characters left.`
          }
          error={errors.description}
        >
          <textarea
            className={control.control}
            id={fieldId('description')}
            name="description"
            rows={5}
            value={answers.description}
            onChange={(event) => dispatch({ kind: 'write', field: 'description', text: event.target.value })}
            aria-invalid={errors.description ? true : undefined}
            aria-describedby={describedBy(hintId('description'), errors.description && errorId('description'))}
          />
        </Field>
      </div>
    </StepFrame>
  );
}
