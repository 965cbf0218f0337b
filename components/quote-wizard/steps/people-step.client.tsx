'use client';

import { useState, type CSSProperties } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { isValidHeadCount } from '#lib/quote/head-count';
import { parseTypedNumber } from '#lib/quote/typed-number';
import { isPricedPerChild, PER_CHILD_TEXT } from '#lib/quote/per-child';
import { LIMITS } from '#lib/quote/request-schema';
import { BudgetMode } from './budget-mode.client.tsx';
import { Crowd } from './crowd.tsx';
import { crowdCaption, nextPersonHint, pawnsFor } from './crowd-caption.ts';
import { describedBy, errorId, fieldId } from '#lib/quote/field-ids';
import { FieldError } from './field.tsx';
import styles from './people-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const MAX_SLIDER_PEOPLE = 600;
const CAPTION_ID = 'quote-crowd';

type PeopleStepProps = StepProps & {
  /** A text that was posted and may not be a number. */
  typedBefore: string | undefined;
};

/** Step 3: the number of players, with a crowd of pawns. The price is known after this step. */
export function PeopleStep({ answers, deferredAnswers, dispatch, errors, copy, typedBefore = '' }: PeopleStepProps) {
  const people = answers.participantSize;
  const deferredPeople = deferredAnswers.participantSize;
  const [typed, setTyped] = useState(typedBefore);
  const error = errors.participantSize;
  const isKnown = isValidHeadCount(people);
  // The typed text is shown until the number changes in another way.
  const shown = Object.is(parseTypedNumber(typed), people) ? typed : people > 0 ? String(people) : '';
  const isPerChild = isPricedPerChild(answers.typeOfEvent);
  const onSlider = isKnown ? Math.min(people, MAX_SLIDER_PEOPLE) : 1;

  function count(number: number) {
    dispatch({ kind: 'count people', count: number });
  }

  function step(by: number) {
    const from = Number.isFinite(people) ? Math.trunc(people) : 0;
    count(Math.min(LIMITS.people, Math.max(1, from + by)));
  }

  return (
    <StepFrame {...copy.people}>
      <FieldError field="participantSize" error={error} />
      <div className={styles.controls}>
        <div className={styles.number}>
          <button className="button" data-variant="plain" type="button" onClick={() => step(-10)} {...NEEDS_SCRIPTS}>
            &minus;10 <span className="visually-hidden">ten fewer</span>
          </button>
          <label className="visually-hidden" htmlFor={fieldId('participantSize')}>
            Number of players
          </label>
          <input
            className={`display ${styles.input}`}
            id={fieldId('participantSize')}
            name="participantSize"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder="?"
            size={Math.max(2, shown.length)}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              count(parseTypedNumber(event.target.value));
            }}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(error && errorId('participantSize'), CAPTION_ID)}
          />
          <button className="button" data-variant="plain" type="button" onClick={() => step(10)} {...NEEDS_SCRIPTS}>
            +10 <span className="visually-hidden">ten more</span>
          </button>
        </div>
        <input
          {...NEEDS_SCRIPTS}
          className={styles.slider}
          type="range"
          min={1}
          max={MAX_SLIDER_PEOPLE}
          value={onSlider}
          onChange={(event) => count(Number(event.target.value))}
          aria-label={`Number of players, from 1 to ${MAX_SLIDER_PEOPLE}`}
          aria-valuetext={isKnown ? `${people} ${people === 1 ? 'player' : 'players'}` : 'no number yet'}
          style={{ '--filled': `${(100 * (onSlider - 1)) / (MAX_SLIDER_PEOPLE - 1)}%` } as CSSProperties}
        />
      </div>
      <Crowd pawns={isValidHeadCount(deferredPeople) ? pawnsFor(deferredPeople).pawns : 0} />
      <p className={styles.caption} id={CAPTION_ID}>
        {isValidHeadCount(deferredPeople) ? (
          <>
            <span>{`${crowdCaption(deferredPeople)} `}</span>
            <span className={styles.hint}>
              {!isPerChild && deferredPeople < LIMITS.people && nextPersonHint(deferredPeople)}
            </span>
          </>
        ) : (
          <span>{`One pawn, ten players. ${isPerChild ? PER_CHILD_TEXT : 'Up to 30 people is one flat price.'}`}</span>
        )}
      </p>
      {!isPerChild && (
        <BudgetMode
          place={{ typeOfEvent: answers.typeOfEvent, city: answers.city.trim() }}
          people={people}
          onCount={(number) => afterPaint(() => count(number))}
        />
      )}
    </StepFrame>
  );
}
