'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldErrors } from '#lib/quote/request-schema';
import notice from './notice.module.css';
import styles from './error-summary.module.css';
import { fieldId } from '#lib/quote/field-ids';

/**
 * All errors of a step, with a link to each field. When mounted, it takes the focus and shows the first wrong field, so give it a new `key`
 * for each attempt.
 */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = Object.keys(errors);

  useEffect(() => {
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
    <div className={`${notice.notice} ${styles.summary}`} role="alert" tabIndex={-1} ref={box} data-error-summary>
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
