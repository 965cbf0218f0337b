'use client';

import { useState, type MouseEvent } from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { parseBudget, type BudgetPlace } from '#lib/quote/budget';
import { formatWhole } from '#lib/quote/figures';
import styles from './budget-mode.module.css';
import { budgetAnswer } from './budget-words.ts';
import control from './control.module.css';
import { useDebounced } from './use-debounced.client.tsx';

type BudgetModeProps = { place: BudgetPlace; people: number; onCount: (people: number) => void };

const FIELD_ID = 'quote-budget';
const ANSWER_ID = 'quote-budget-answer';
const PAUSE = 600;

/** The price the other way around: from a budget to the largest group that it pays for. */
export function BudgetMode({ place, people, onCount }: BudgetModeProps) {
  const [typed, setTyped] = useState('');
  const { people: most, words } = budgetAnswer(parseBudget(typed), place);
  const answer = most > 0 && most === people ? `${words} That is your number now.` : words;
  const said = useDebounced(typed === '' ? '' : answer, PAUSE);

  return (
    <details className={styles.budget}>
      <summary className={styles.summary} onClick={toggleSoon}>
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
            if (event.key !== 'Enter') return;
            // Enter answers this field; it does not leave the step.
            event.preventDefault();
            if (most > 0) onCount(most);
          }}
          aria-describedby={ANSWER_ID}
        />
        {most > 0 && (
          <button className="button" data-variant="plain" type="button" onClick={() => onCount(most)}>
            Play with {formatWhole(most)}
          </button>
        )}
      </div>
      <p className={styles.answer} id={ANSWER_ID}>
        {answer}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </details>
  );
}

/** Unfolding moves half of the page, so the press is painted first. */
function toggleSoon(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement;
  event.preventDefault();
  afterPaint(() => details.toggleAttribute('open'), details.closest('form') ?? undefined);
}
