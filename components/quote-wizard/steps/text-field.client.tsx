'use client';

import type { InputHTMLAttributes } from 'react';
import control from '#components/ui/control.module.css';
import { describedBy, errorId, fieldId, hintId } from '#lib/quote/field-ids';
import { Field } from './field.tsx';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
> & {
  field: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string;
  error?: string;
};

/** A single-line text input with its label, hint and error. */
export function TextField({
  field,
  label,
  value,
  onValue,
  hint,
  error,
  required,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} error={error}>
      <input
        {...input}
        type={type}
        className={control.control}
        id={fieldId(field)}
        name={field}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hint && hintId(field), error && errorId(field))}
      />
    </Field>
  );
}
