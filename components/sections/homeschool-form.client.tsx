'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { inFamilyWords } from '#lib/quote/family-words';
import { answersOfForm } from '#lib/quote/form-answers';
import { newKey } from '#lib/quote/new-key';
import { errorsIn, LIMITS, type FieldErrors, type QuoteField } from '#lib/quote/request-schema';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import { elapsedHint } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { SENDING_DEFAULTS } from '../ui/query-defaults.ts';
import { TrapField } from '../ui/trap-field.tsx';
import styles from './homeschool-form.module.css';

type FamilyField = {
  name: QuoteField;
  label: string;
  hint?: string;
  type?: string;
  autoComplete?: string;
  /** Takes a row of its own. */
  isWide?: boolean;
};

const FIELDS: FamilyField[] = [
  { name: 'firstName', label: 'Your first name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Your last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', isWide: true },
  {
    name: 'participantSize',
    label: 'Number of children',
    hint: 'Age six and up. Younger siblings and adults play free.',
  },
  { name: 'city', label: 'City or park', autoComplete: 'address-level2' },
];

/**
 * Six fields to one request, stored through the same endpoint as every quote. Without JavaScript the browser posts the
 * form itself and the endpoint answers with a page.
 */
export function HomeschoolForm({ phone }: { phone: string }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef({ body: '', key: '' });
  const isBusy = useRef(false);
  const sending = useMutation<Receipt, SendError, { body: string; key: string }>({
    ...SENDING_DEFAULTS,
    mutationFn: (request) => sendQuote({ ...request, hints: elapsedHint(performance.timeOrigin, Date.now()) }),
    onError: (error) => {
      if (error.status === 409) latest.current = { body: '', key: '' };
      showErrors(error.errors);
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const answers = answersOfForm(new FormData(event.currentTarget));
    const found = errorsIn(answers, [...FIELDS.map(({ name }) => name), 'description']);
    if (showErrors(found)) return;
    const body = JSON.stringify(answers);
    // The same answers keep their key, so that sending them again never counts twice.
    if (latest.current.body !== body) latest.current = { body, key: newKey() };
    isBusy.current = true;
    sending.mutate(latest.current);
  }

  /** Shows what is wrong and leads to the first of it; true when there is something. */
  function showErrors(found: FieldErrors): boolean {
    setErrors(inFamilyWords(found));
    const [first] = Object.keys(found);
    if (first === undefined) return false;
    document.getElementById(`family-${first}`)?.focus();
    return true;
  }

  if (sending.data) {
    return (
      <div className={styles.sent} role="status" tabIndex={-1} ref={takeFocus}>
        <p className="h3">Thank you. Your request is stored as {sending.data.reference}.</p>
        <p>A person answers with dates and the price per child. Nothing is booked and nothing is charged.</p>
      </div>
    );
  }

  return (
    <form className={styles.form} action="/api/quotes" method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="typeOfEvent" value="homeschool" />
      {FIELDS.map(({ name, label, hint, type = 'text', autoComplete, isWide }) => (
        <p key={name} className={styles.field} data-wide={isWide}>
          <label htmlFor={`family-${name}`}>{label}</label>
          {hint && <span id={`family-${name}-hint`}>{hint}</span>}
          <input
            id={`family-${name}`}
            name={name}
            type={type}
            inputMode={name === 'participantSize' ? 'numeric' : undefined}
            autoComplete={autoComplete}
            aria-required
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={`${hint ? `family-${name}-hint ` : ''}family-${name}-error`}
          />
          <FieldError name={name} errors={errors} />
        </p>
      ))}
      <p className={styles.field} data-wide>
        <label htmlFor="family-description">Ages, date and anything we should know</label>
        <textarea
          id="family-description"
          name="description"
          rows={4}
          maxLength={LIMITS.description}
          aria-describedby="family-description-error"
        />
        <FieldError name="description" errors={errors} />
      </p>
      <TrapField />
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

/** The form is gone with the button that had the focus. */
function takeFocus(box: HTMLElement | null) {
  box?.focus();
}

function FieldError({ name, errors }: { name: QuoteField; errors: FieldErrors }) {
  return (
    <span id={`family-${name}-error`} className={styles.error} role={errors[name] ? 'alert' : undefined}>
      {errors[name]}
    </span>
  );
}
