import type { ReactNode } from 'react';
import { showUnlessAnswered } from '#lib/delivery/html/html-markers';
import { describedBy, errorId } from '#lib/quote/field-ids';
import styles from './step-frame.module.css';

export const QUESTION_ID = 'quote-question';
const HELP_ID = 'quote-help';

type StepFrameProps = {
  question: string;
  help: string;
  /** The field of a step that is one group of radio buttons, with its error. */
  radios?: { field: string; error?: string };
  /** For a step that is hidden behind the first one: the answer to the first step that skips this one. */
  skippedBy?: string;
  children: ReactNode;
};

/** One step: a fieldset whose legend is the heading of the page. */
export function StepFrame({ question, help, radios, skippedBy, children }: StepFrameProps) {
  const group = radios && {
    role: 'radiogroup',
    'aria-required': true,
    'aria-invalid': radios.error ? true : undefined,
  };
  const isNext = skippedBy !== undefined;
  const helpId = isNext ? `${HELP_ID}-next` : HELP_ID;
  return (
    <fieldset
      className={styles.frame}
      aria-describedby={describedBy(helpId, radios?.error && errorId(radios.field))}
      hidden={isNext}
      // A visitor who continued before hydration has hidden one step and shown the other.
      suppressHydrationWarning
      {...group}
      {...(isNext && showUnlessAnswered(skippedBy))}
    >
      <legend className={styles.legend}>
        {isNext ? (
          // Not an h1, because a page has only one.
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
