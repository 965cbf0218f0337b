'use client';

import { useState, type MouseEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { isComposing } from '#components/ui/is-composing.ts';
import { parseBudget, type BudgetPlace } from '#lib/quote/budget';
import { formatWhole } from '#lib/quote/figures';
import styles from './budget-mode.module.css';
import { describeBudget } from './budget-message.ts';
import control from '#components/ui/control.module.css';
import { useDebounced } from '../state/use-debounced.client.tsx';

type BudgetModeProps = { place: BudgetPlace; people: number; onCount: (people: number) => void };

const FIELD_ID = 'quote-budget';
const ANSWER_ID = 'quote-budget-answer';
const DEBOUNCE_MS = 600;

/** Finds the largest group that a budget in US dollars pays for. */
export function BudgetMode({ place, people, onCount }: BudgetModeProps) {
  const [typed, setTyped] = useState('');
  const { people: affordable, message } = describeBudget(parseBudget(typed), place);
  const answer = affordable > 0 && affordable === people ? `${message} That is your number now.` : message;
  const announced = useDebounced(typed === '' ? '' : answer, DEBOUNCE_MS);

  return (
    <details className={styles.budget} {...NEEDS_SCRIPTS}>
      <summary className={styles.summary} onClick={toggleAfterPaint}>
        <span>I have a budget instead</span>
      </summary>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={FIELD_ID}>
          Your budget in dollars
        </label>
        <input
          className={`${control.control} ${styles.input}`}
          id={FIELD_ID}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          placeholder="6,000"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Enter applies the budget. It must not submit the step.
            event.preventDefault();
            if (affordable > 0) onCount(affordable);
          }}
          aria-describedby={ANSWER_ID}
        />
        {affordable > 0 && (
          <button className="button" data-variant="plain" type="button" onClick={() => onCount(affordable)}>
            {`Play with ${formatWhole(affordable)}`}
          </button>
        )}
      </div>
      <p className={styles.answer} id={ANSWER_ID}>
        {answer}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </details>
  );
}

/** Opening the details changes the layout of half of the page, so the press is painted first. */
function toggleAfterPaint(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement;
  event.preventDefault();
  afterPaint(() => details.toggleAttribute('open'), details.closest('form') ?? undefined);
}
