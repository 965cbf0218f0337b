'use client';

import { memo, type CSSProperties } from 'react';
import { completedSteps, firstGap, openSteps, type Step } from '#lib/quote/journey';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { Pawn } from './pawn.tsx';
import styles from './progress-track.module.css';

type ProgressTrackProps = { answers: QuoteAnswers; step: Step; onGo: (step: Step) => void };

/** Steps that nobody has to answer only look done once they are behind. */
const OPTIONAL = ['game', 'plan'];

/** Where the pawn stands. Every step up to the first gap is a way there. */
export const ProgressTrack = memo(function ProgressTrack({ answers, step, onGo }: ProgressTrackProps) {
  const body = toRequestBody(answers);
  const open = openSteps(body);
  const completed = completedSteps(body).map(({ id }) => id);
  const gap = firstGap(body);
  const place = open.findIndex(({ id }) => id === step.id);
  return (
    <div className={styles.track} data-no-print style={{ '--steps': open.length, '--place': place } as CSSProperties}>
      <ol className={styles.steps} aria-label="Progress">
        {open.map((other) => {
          const isCurrent = other.id === step.id;
          const isCompleted = completed.includes(other.id);
          const isDone = isCompleted && (other.number < step.number || !OPTIONAL.includes(other.id));
          const isReachable = !isCurrent && other.number <= gap.number;
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
              data-state={isCurrent ? 'current' : isDone ? 'done' : 'ahead'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isReachable ? (
                <button className={`${styles.place} ${styles.way}`} type="button" onClick={() => onGo(other)}>
                  {content}
                </button>
              ) : (
                <span className={styles.place}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.runner} aria-hidden="true">
        <Pawn className={styles.pawn} key={place} />
      </div>
    </div>
  );
});
