import { INTENT_FIELD } from '../state/answer-form.ts';
import styles from './answer-list.module.css';
import type { SummaryLine } from '../price-summary/summary-lines.ts';

/** All answers as a list. In the form, each line has a submit button to change it. */
export function AnswerList({ lines, canChange = false }: { lines: SummaryLine[]; canChange?: boolean }) {
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
          {canChange && (
            <dd>
              <button className={`go ${styles.change}`} name={INTENT_FIELD} value={step}>
                Change <span className="visually-hidden">{term.toLowerCase()}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
