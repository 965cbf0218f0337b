'use client';

import { memo } from 'react';
import type { Step, StepId } from '#lib/quote/journey';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { formatDollars } from '#lib/quote/figures';
import type { QuoteState } from '#lib/quote/quote-state';
import { INTENT_FIELD } from '../state/answer-form.ts';
import styles from './step-actions.module.css';

type StepActionsProps = {
  state: QuoteState;
  previous: Step | undefined;
  /** The text of the submit button. */
  label: string;
  isPending: boolean;
};

/** The name of a step in the text of the back button. */
const SUBJECTS: Record<StepId, string> = {
  type: 'event',
  city: 'city',
  people: 'players',
  game: 'game',
  plan: 'dates',
  you: 'your details',
  send: 'the summary',
};

/** Back and Continue. On phones, Continue and the total stay above the bottom of the screen until the form ends. */
export const StepActions = memo(function StepActions({ state, previous, label, isPending }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {previous && (
        <button className={`go ${styles.back}`} name={INTENT_FIELD} value="back">
          {`Back to ${SUBJECTS[previous.id]}`}
        </button>
      )}
      <div className={styles.bar}>
        <p className={styles.total} aria-hidden="true">
          {state.price > 0 ? (
            <b className={`display ${styles.sum}`}>{formatDollars(state.price)}</b>
          ) : (
            missingForPrice(state).headline
          )}
        </p>
        <button
          className="button"
          data-variant="hot"
          type="submit"
          name={INTENT_FIELD}
          value="next"
          aria-disabled={isPending || undefined}
        >
          <i aria-hidden="true" />
          <span>{label}</span>
        </button>
      </div>
    </div>
  );
});
