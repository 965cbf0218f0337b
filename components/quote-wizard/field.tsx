import type { ReactNode } from 'react';
import styles from './field.module.css';
import { errorId, fieldId, hintId } from './field-ids.ts';

type FieldProps = { field: string; label: string; hint?: ReactNode; error?: string; children: ReactNode };

/** A label, its hint, the error beside it and the control itself. */
export function Field({ field, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <label className={styles.label} htmlFor={fieldId(field)}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(field)}>
          {hint}
        </p>
      )}
      <FieldError field={field} error={error} />
      {children}
    </div>
  );
}

/** The same words as in the summary, beside the field. */
export function FieldError({ field, error }: { field: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(field)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="10" />
        <path d="M10 4.5v6.5M10 14v1.6" />
      </svg>
      {error}
    </p>
  );
}
