'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldErrors } from '#lib/quote/request-schema';
import notice from './notice.module.css';
import styles from './error-summary.module.css';
import { fieldId } from './field-ids.ts';

/** Everything that is wrong with the step, with a way to each field. Takes the focus once per attempt: give it a key. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  function focusField(event: MouseEvent, field: string) {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  }

  return (
    <div className={`${notice.notice} ${styles.summary}`} role="alert" tabIndex={-1} ref={box} data-error-summary>
      <h2 className={`display ${notice.title}`}>That move is not allowed</h2>
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
