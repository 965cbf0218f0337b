'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { DatePickerProps } from '#components/availability/date-picker.client';
import { useHydrated } from '#components/ui/use-hydrated.client';
import { findConnected } from '#lib/availability/find-bookable';
import { formatWhole } from '#lib/quote/figures';
import { dayAfter } from '#lib/quote/preferred-dates';
import { LIMITS } from '#lib/quote/request-schema';
import control from '#components/ui/control.module.css';
import { describedBy, errorId, fieldId, hintId } from '#lib/quote/field-ids';
import { Field, FieldError } from './field.tsx';
import { OfferedStarts } from './offered-starts.tsx';
import styles from './plan-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

type PickerProps = DatePickerProps & { onMissing: () => void };

const DatePicker = lazy(async (): Promise<{ default: ComponentType<PickerProps> }> => {
  const loaded = await import('#components/availability/date-picker.client').catch(() => undefined);
  return { default: loaded?.DatePicker ?? MissingPicker };
});

/** Stands for the calendar when its code cannot be loaded. */
function MissingPicker({ onMissing }: PickerProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}

const CHOICE_LABELS = ['First choice', 'Second choice', 'Third choice'];

/** Step 5: preferred dates and a description, both optional. When the event has a calendar, the first choice is made in it. */
export function PlanStep({ answers, dispatch, errors, copy, bookables, starts = [] }: StepProps) {
  const days = answers.preferredDates;
  const bookable = findConnected(bookables, answers);
  const isHydrated = useHydrated();
  const [isMissing, setMissing] = useState(false);
  const [reportMissing] = useState(() => () => setMissing(true));
  const hasCalendar = bookable !== undefined && isHydrated && !isMissing;
  const [slots, setSlots] = useState<string[]>([]);
  // `slots` keeps the positions: an emptied field stays empty and the others do not move.
  const shown = slots.filter(Boolean).join() === days.join() ? slots : days;
  const left = LIMITS.description - answers.description.length;
  const error = errors.preferredDates;

  function pick(index: number, day: string, start?: string) {
    const next = CHOICE_LABELS.map((_, place) => (place === index ? day : (shown[place] ?? '')));
    setSlots(next);
    dispatch({ kind: 'pick dates', days: next.filter(Boolean), start });
  }

  return (
    <StepFrame {...copy.plan}>
      <div className={styles.plan}>
        {hasCalendar && (
          <Suspense fallback={<div className={styles.calendar} />}>
            <DatePicker
              key={bookable.id}
              bookable={bookable}
              id="quote-calendar"
              day={shown[0] ?? ''}
              start={answers.preferredStart}
              onChoose={({ day, start }) => pick(0, day, start)}
              onMissing={reportMissing}
            />
          </Suspense>
        )}
        {!hasCalendar && starts.length > 0 && <OfferedStarts starts={starts} chosen={answers.preferredStart} />}
        <div role="group" aria-labelledby="quote-dates">
          <p className={styles.title} id="quote-dates">
            {hasCalendar ? 'Other days that would suit' : 'Days that would suit'}
          </p>
          <FieldError field="preferredDates" error={error} />
          <div className={styles.days}>
            {CHOICE_LABELS.map((choice, index) =>
              index === 0 && hasCalendar ? null : (
                <label className={styles.day} key={choice}>
                  {choice}
                  <input
                    className={control.control}
                    id={index === (hasCalendar ? 1 : 0) ? fieldId('preferredDates') : undefined}
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
              ),
            )}
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
