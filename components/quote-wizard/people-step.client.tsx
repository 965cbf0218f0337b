'use client';

import { useState, type CSSProperties } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { isCountable, parseCount } from '#lib/quote/head-count';
import { LIMITS } from '#lib/quote/request-schema';
import { BudgetMode } from './budget-mode.client.tsx';
import { Crowd } from './crowd.tsx';
import { crowdCaption, nextPersonHint, pawnsFor } from './crowd-words.ts';
import { describedBy, errorId, fieldId } from './field-ids.ts';
import { FieldError } from './field.tsx';
import styles from './people-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const SLIDER_MOST = 600;
const CAPTION_ID = 'quote-crowd';

/** Step 3: how many. The table fills with pawns, and the price is known. */
export function PeopleStep({ answers, settled, dispatch, errors, copy }: StepProps) {
  const people = answers.participantSize;
  const seated = settled.participantSize;
  const [typed, setTyped] = useState('');
  const error = errors.participantSize;
  const isKnown = isCountable(people);
  // What was typed stays as it is, until the number changes in another way.
  const shown = Object.is(parseCount(typed), people) ? typed : people > 0 ? String(people) : '';
  const onSlider = isKnown ? Math.min(people, SLIDER_MOST) : 1;

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
          <button className="button" data-variant="plain" type="button" onClick={() => step(-10)}>
            &minus;10 <span className="visually-hidden">ten fewer</span>
          </button>
          <label className="visually-hidden" htmlFor={fieldId('participantSize')}>
            Number of players
          </label>
          <input
            className={`display ${styles.input}`}
            id={fieldId('participantSize')}
            name="people"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder="?"
            size={Math.max(2, shown.length)}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              count(parseCount(event.target.value));
            }}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(error && errorId('participantSize'), CAPTION_ID)}
          />
          <button className="button" data-variant="plain" type="button" onClick={() => step(10)}>
            +10 <span className="visually-hidden">ten more</span>
          </button>
        </div>
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={SLIDER_MOST}
          value={onSlider}
          onChange={(event) => count(Number(event.target.value))}
          aria-label={`Number of players, from 1 to ${SLIDER_MOST}`}
          aria-valuetext={isKnown ? `${people} ${people === 1 ? 'player' : 'players'}` : 'no number yet'}
          style={{ '--filled': `${(100 * (onSlider - 1)) / (SLIDER_MOST - 1)}%` } as CSSProperties}
        />
      </div>
      <Crowd pawns={isCountable(seated) ? pawnsFor(seated).pawns : 0} />
      <p className={styles.caption} id={CAPTION_ID}>
        {isCountable(seated) ? (
          <>
            {crowdCaption(seated)}{' '}
            <span className={styles.hint}>{seated < LIMITS.people && nextPersonHint(seated)}</span>
          </>
        ) : (
          'One pawn, ten players. Up to 30 people is one flat price.'
        )}
      </p>
      <BudgetMode
        place={{ typeOfEvent: answers.typeOfEvent, city: answers.city.trim() }}
        people={people}
        onCount={(number) => afterPaint(() => count(number))}
      />
    </StepFrame>
  );
}
