'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { errorsIn, LIMITS, type FieldErrors, type QuoteField } from '#lib/quote/request-schema';
import { newKey, sendQuote, type SendError } from '#lib/quote/send-quote';
import type { Receipt } from '#lib/quote/sent-quote';
import { QUERY_DEFAULTS } from '../ui/query-defaults.ts';
import styles from './homeschool-form.module.css';

const MOST_RETRIES = 3;

const FIELDS: { name: QuoteField; label: string; hint?: string; type?: string; autoComplete?: string }[] = [
  { name: 'firstName', label: 'Your first name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Your last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'participantSize',
    label: 'Number of children',
    hint: 'Age six and up. Younger siblings and adults play free.',
  },
  { name: 'city', label: 'City or park', autoComplete: 'address-level2' },
];

/** Six fields to one request. Stored through the same endpoint as every quote. */
export function HomeschoolForm({ phone }: { phone: string }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const key = useRef('');
  const sending = useMutation<Receipt, SendError, { body: string; key: string }>({
    mutationFn: sendQuote,
    networkMode: 'always',
    retry: (count, error) => error.isTransient && count < MOST_RETRIES,
    retryDelay: QUERY_DEFAULTS.retryDelay,
    onError: (error) => setErrors(error.errors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const body = bodyOf(new FormData(event.currentTarget));
    const found = errorsIn(body, [...FIELDS.map(({ name }) => name), 'description']);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return document.getElementById(`family-${first}`)?.focus();
    key.current ||= newKey();
    sending.mutate({ key: key.current, body: JSON.stringify(body) });
  }

  if (sending.data) {
    return (
      <div className={styles.sent} role="status">
        <p className="h3">Thank you. Your request is stored as {sending.data.reference}.</p>
        <p>A person answers with dates and the price per child. Nothing is booked and nothing is charged.</p>
      </div>
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} onChange={() => (key.current = '')} noValidate>
      {FIELDS.map(({ name, label, hint, type = 'text', autoComplete }) => (
        <p key={name} className={styles.field}>
          <label htmlFor={`family-${name}`}>{label}</label>
          {hint && <span id={`family-${name}-hint`}>{hint}</span>}
          <input
            id={`family-${name}`}
            name={name}
            type={type}
            inputMode={name === 'participantSize' ? 'numeric' : undefined}
            autoComplete={autoComplete ?? 'off'}
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={`family-${name}-hint family-${name}-error`}
          />
          <FieldError name={name} errors={errors} />
        </p>
      ))}
      <p className={styles.field} data-wide>
        <label htmlFor="family-description">Ages, date and anything we should know</label>
        <textarea id="family-description" name="description" rows={4} maxLength={LIMITS.description} />
        <FieldError name="description" errors={errors} />
      </p>
      <p className={styles.field} data-wide>
        <button type="submit" className="button" aria-disabled={sending.isPending || undefined}>
          <i aria-hidden="true" />
          {sending.isPending ? 'Sending' : 'Ask for a date and price'}
        </button>
        {sending.isError && (
          <span className={styles.error} role="alert">
            We could not send this. Your answers are still here: try again, or call {phone}.
          </span>
        )}
      </p>
    </form>
  );
}

function FieldError({ name, errors }: { name: QuoteField; errors: FieldErrors }) {
  return (
    <span id={`family-${name}-error`} className={styles.error} role={errors[name] ? 'alert' : undefined}>
      {errors[name]}
    </span>
  );
}

function bodyOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const children = text('participantSize');
  const description = text('description');
  return {
    typeOfEvent: 'homeschool',
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    city: text('city'),
    ...(children && { participantSize: Number(children) }),
    ...(description && { description }),
  };
}
