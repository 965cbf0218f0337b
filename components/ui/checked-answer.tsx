import type { ReactNode } from 'react';
import { answerPattern } from '#lib/hunt/answer-pattern';
import styles from './checked-answer.module.css';
import input from './text-input.module.css';

type CheckedAnswerProps = {
  /** The right answers. They are in the page, like the solution on the back of a card. */
  answers: readonly string[];
  label: string;
  /** Shown as soon as the field has a right answer. */
  children: ReactNode;
};

/** A field that the browser itself checks, without scripts and without a server. */
export function CheckedAnswer({ answers, label, children }: CheckedAnswerProps) {
  return (
    <div className={styles.answer}>
      <label>
        <span>{label}</span>
        <input
          className={input.input}
          pattern={answerPattern(answers)}
          required
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p role="status">
        <span className={styles.right}>{children}</span>
      </p>
    </div>
  );
}
