import { useContext, type ReactNode } from 'react';
import { describedBy, errorId } from '#lib/quote/field-ids';
import styles from './step-frame.module.css';
import { QuestionTakesFocus } from './question-takes-focus.ts';

export const QUESTION_ID = 'quote-question';
const HELP_ID = 'quote-help';

type StepFrameProps = {
  question: string;
  help: string;
  /** The field of a step that is one group of radio buttons, with its error. */
  radios?: { field: string; error?: string };
  children: ReactNode;
};

/** One step: a fieldset whose legend is the heading of the page. */
export function StepFrame({ question, help, radios, children }: StepFrameProps) {
  const takesFocus = useContext(QuestionTakesFocus);
  const group = radios && {
    role: 'radiogroup',
    'aria-required': true,
    'aria-invalid': radios.error ? true : undefined,
  };
  return (
    <fieldset
      className={styles.frame}
      aria-describedby={describedBy(HELP_ID, radios?.error && errorId(radios.field))}
      {...group}
    >
      <legend className={styles.legend}>
        <h1 className={`display ${styles.question}`} id={QUESTION_ID} tabIndex={-1} autoFocus={takesFocus}>
          {question}
        </h1>
      </legend>
      <p className={`lead ${styles.help}`} id={HELP_ID}>
        {help}
      </p>
      {children}
    </fieldset>
  );
}
