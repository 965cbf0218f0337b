'use client';

import styles from './stored-answers-notice.module.css';

type StoredAnswersNoticeProps = {
  /** Whether the answers were restored from an earlier visit. */
  isResumed: boolean;
  /** Whether a link replaced some of the stored answers. */
  isReplaced: boolean;
  onBringBack: () => void;
  onStartOver: () => void;
};

/** Says that stored answers were restored or replaced, with buttons to undo that. No choice is required. */
export function StoredAnswersNotice({ isResumed, isReplaced, onBringBack, onStartOver }: StoredAnswersNoticeProps) {
  if (!isResumed && !isReplaced) return null;
  return (
    <p className={styles.notice}>
      <span>
        {isReplaced
          ? 'The link you followed replaced some of your earlier answers. '
          : 'We kept your answers from last time. '}
      </span>
      {isReplaced && (
        <button className={`go ${styles.action}`} type="button" onClick={onBringBack}>
          Bring back my earlier answers
        </button>
      )}
      <button className={`go ${styles.action}`} type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
