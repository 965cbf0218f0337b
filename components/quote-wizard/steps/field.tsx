import type { ReactNode } from 'react';
import styles from './field.module.css';
import { errorId, fieldId, hintId } from '#lib/quote/field-ids';

type FieldProps = { field: string; label: string; hint?: ReactNode; error?: string; children: ReactNode };

/** A control with its label, hint and error. */
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

/** The error message beside the field, the same as in the error summary. */
export function FieldError({ field, error }: { field: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(field)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="10" />
        <path d="M10 4.5v6.5M10 14v1.6" />
      </svg>
      <span>{error}</span>
    </p>
  );
}
