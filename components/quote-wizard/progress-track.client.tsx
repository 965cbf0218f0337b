'use client';

import { memo, type CSSProperties } from 'react';
import { completedSteps, firstIncompleteStep, visibleSteps, type Step } from '#lib/quote/journey';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { INTENT_FIELD } from './state/answer-form.ts';
import { Pawn } from './steps/pawn.tsx';
import styles from './progress-track.module.css';

type ProgressTrackProps = { answers: QuoteAnswers; step: Step };

/** Steps that can be left empty. They are marked as done only when they are before the current step. */
const OPTIONAL_STEPS = ['game', 'plan'];

/** The progress through the steps. Every step up to the first incomplete one is a submit button. */
export const ProgressTrack = memo(function ProgressTrack({ answers, step }: ProgressTrackProps) {
  const body = toRequestBody(answers);
  const steps = visibleSteps(body);
  const completed = completedSteps(body).map(({ id }) => id);
  const incomplete = firstIncompleteStep(body);
  const currentIndex = steps.findIndex(({ id }) => id === step.id);
  return (
    <div
      className={styles.track}
      data-no-print
      style={{ '--steps': steps.length, '--current': currentIndex } as CSSProperties}
    >
      <ol className={styles.steps} aria-label="Progress">
        {steps.map((other) => {
          const isCurrent = other.id === step.id;
          const isCompleted = completed.includes(other.id);
          const isDone = isCompleted && (other.number < step.number || !OPTIONAL_STEPS.includes(other.id));
          const isReachable = !isCurrent && other.number <= incomplete.number;
          const content = (
            <>
              <span className={styles.disc} />
              <span className={styles.name}>{other.name}</span>
              {isDone && <span className="visually-hidden">, done</span>}
            </>
          );
          return (
            <li
              className={styles.step}
              key={other.id}
              data-state={isCurrent ? 'current' : isDone ? 'done' : 'upcoming'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isReachable ? (
                <button className={`${styles.content} ${styles.link}`} name={INTENT_FIELD} value={other.id}>
                  {content}
                </button>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.runner} aria-hidden="true">
        <Pawn className={styles.pawn} key={currentIndex} />
      </div>
    </div>
  );
});
