import type { ReactNode } from 'react';
import { goesOnUnless } from '#lib/page-cache/marks';
import { describedBy, errorId } from './field-ids.ts';
import styles from './step-frame.module.css';

export const QUESTION_ID = 'quote-question';
const HELP_ID = 'quote-help';

type StepFrameProps = {
  question: string;
  help: string;
  /** The field of a step that is one group of radio buttons, with its error. */
  radios?: { field: string; error?: string };
  /** While it waits, hidden, behind the step on show: the only answer to that one which does not lead to it. */
  nextUnless?: string;
  children: ReactNode;
};

/** One question a screen: the legend is the heading of the page, the controls follow. */
export function StepFrame({ question, help, radios, nextUnless, children }: StepFrameProps) {
  const group = radios && {
    role: 'radiogroup',
    'aria-required': true,
    'aria-invalid': radios.error ? true : undefined,
  };
  const isNext = nextUnless !== undefined;
  const helpId = isNext ? `${HELP_ID}-next` : HELP_ID;
  return (
    <fieldset
      className={styles.frame}
      aria-describedby={describedBy(helpId, radios?.error && errorId(radios.field))}
      hidden={isNext}
      // Whoever went on before React came has hidden one step and shown the other.
      suppressHydrationWarning
      {...group}
      {...(isNext && goesOnUnless(nextUnless))}
    >
      <legend className={styles.legend}>
        {isNext ? (
          // A page has one h1.
          <div className={`display ${styles.question}`} role="heading" aria-level={1} tabIndex={-1}>
            {question}
          </div>
        ) : (
          <h1 className={`display ${styles.question}`} id={QUESTION_ID} tabIndex={-1}>
            {question}
          </h1>
        )}
      </legend>
      <p className={`lead ${styles.help}`} id={helpId}>
        {help}
      </p>
      {children}
    </fieldset>
  );
}
