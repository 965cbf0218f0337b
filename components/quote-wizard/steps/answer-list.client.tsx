'use client';

import type { StepId } from '#lib/quote/journey';
import styles from './answer-list.module.css';
import type { SummaryLine } from '../price-summary/summary-lines.ts';

/** All answers as a list. With `onChange`, each line has a button to change it. */
export function AnswerList({ lines, onChange }: { lines: SummaryLine[]; onChange?: (step: StepId) => void }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ step, term, values }) => (
        <div className={styles.line} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.values}>
            {values.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </dd>
          {onChange && (
            <dd>
              <button className={`go ${styles.change}`} type="button" onClick={() => onChange(step)}>
                Change <span className="visually-hidden">{term.toLowerCase()}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
