'use client';

import styles from './kept-answers.module.css';

type KeptAnswersProps = {
  /** Whether the answers come from an earlier visit. */
  isResumed: boolean;
  /** Whether a link replaced some of them. */
  isReplaced: boolean;
  onBringBack: () => void;
  onStartOver: () => void;
};

/** Where the answers come from, and the ways to others. Nothing here is asked: going on is the answer. */
export function KeptAnswers({ isResumed, isReplaced, onBringBack, onStartOver }: KeptAnswersProps) {
  if (!isResumed && !isReplaced) return null;
  return (
    <p className={styles.kept}>
      {isReplaced
        ? 'The link you followed replaced some of your earlier answers. '
        : 'We kept your answers from last time. '}
      {isReplaced && (
        <button className={`go ${styles.way}`} type="button" onClick={onBringBack}>
          Bring back my earlier answers
        </button>
      )}
      <button className={`go ${styles.way}`} type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
