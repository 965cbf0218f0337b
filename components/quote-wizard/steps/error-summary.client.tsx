'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldErrors } from '#lib/quote/request-schema';
import { hasNoFocus } from '../state/has-no-focus.ts';
import notice from './notice.module.css';
import styles from './error-summary.module.css';
import { fieldId } from '#lib/quote/field-ids';

type ErrorSummaryProps = {
  errors: FieldErrors;
  /** Whether it was in the page before React hydrated it. Then the browser gives it the focus, and React only if nothing has it. */
  isServed?: boolean;
};

/**
 * All errors of a step, with a link to each field. When mounted, it takes the focus and shows the first wrong field, so give it a new `key`
 * for each attempt.
 */
export function ErrorSummary({ errors, isServed = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = Object.keys(errors);

  useEffect(() => {
    if (isServed && !hasNoFocus() && document.activeElement !== box.current) return;
    box.current?.focus();
    // On a phone the field can be below the screen or behind the fixed bar.
    if (first) document.getElementById(fieldId(first))?.scrollIntoView?.({ block: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt
  }, []);

  function focusField(event: MouseEvent, field: string) {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  }

  return (
    <div
      className={`${notice.notice} ${styles.summary}`}
      role="alert"
      tabIndex={-1}
      autoFocus={isServed}
      ref={box}
      data-error-summary
    >
      <h2 className={`display ${notice.title}`}>Almost there</h2>
      <ul>
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            {field === 'form' ? (
              message
            ) : (
              <a className="go" href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
