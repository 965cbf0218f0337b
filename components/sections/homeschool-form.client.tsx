'use client';

import { useMutation } from '@tanstack/react-query';
import { useActionState, useRef, useState, type FormEvent } from 'react';
import { canSendQuotes } from '#lib/content/api-url';
import { mailHref } from '#lib/content/mail-href';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { withFamilyMessages } from '#lib/quote/family-messages';
import { parseFormAnswers } from '#lib/quote/form-answers';
import { randomUuid } from '#lib/quote/random-uuid';
import { findErrors, LIMITS, type FieldErrors, type QuoteField } from '#lib/quote/request-schema';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import { elapsedHint } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { FAMILY_FIELDS } from './family-request.ts';
import { sendFamilyRequest } from './send-family-request.action.ts';
import { SENDING_DEFAULTS } from '../ui/query-defaults.ts';
import { HoneypotField } from '../ui/honeypot-field.tsx';
import styles from './homeschool-form.module.css';

type FamilyField = {
  name: QuoteField;
  label: string;
  hint?: string;
  type?: string;
  autoComplete?: string;
  /** True for a field that spans the whole row. */
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

type HomeschoolFormProps = {
  phone: string;
  email: string;
  /** The path of the page, with the id of the section. */
  path: string;
};

/** A form of six fields, sent to the same endpoint as every quote. Without React the browser posts it to `sendFamilyRequest`. */
export function HomeschoolForm({ phone, email, path }: HomeschoolFormProps) {
  const [posted, post] = useActionState(sendFamilyRequest, {}, path);
  const [errors, setErrors] = useState<FieldErrors>(posted.errors ?? {});
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
  const reference = sending.data?.reference ?? posted.reference;
  const hasFailed = sending.isError || (sending.isIdle && posted.hasFailed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const answers = parseFormAnswers(new FormData(event.currentTarget));
    const found = findErrors(answers, FAMILY_FIELDS);
    if (showErrors(found)) return;
    if (!canSendQuotes()) return location.assign(familyLetter(email, answers));
    const body = JSON.stringify(answers);
    // Unchanged answers keep their idempotency key, so that a repeated request is stored once.
    if (latest.current.body !== body) latest.current = { body, key: randomUuid() };
    isBusy.current = true;
    sending.mutate(latest.current);
  }

  /** Shows the errors and focuses the first invalid field. True if there are any. */
  function showErrors(found: FieldErrors): boolean {
    setErrors(withFamilyMessages(found));
    const [first] = Object.keys(found);
    if (first === undefined) return false;
    document.getElementById(`family-${first}`)?.focus();
    return true;
  }

  if (reference !== undefined) {
    return (
      <div className={styles.sent} role="status" tabIndex={-1} ref={takeFocus}>
        <p className="h3">{`Thank you. Your request has the number ${reference}.`}</p>
        <p>A person answers with dates and the price per child. Nothing is booked and nothing is charged.</p>
      </div>
    );
  }

  return (
    <form className={styles.form} action={post} onSubmit={submit} noValidate {...(!canSendQuotes() && NEEDS_SCRIPTS)}>
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
            defaultValue={posted.values?.[name]}
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
          defaultValue={posted.values?.description}
          aria-describedby="family-description-error"
        />
        <FieldError name="description" errors={errors} />
      </p>
      <HoneypotField />
      <p className={styles.field} data-wide>
        <button type="submit" className="button" aria-disabled={sending.isPending || undefined}>
          <i aria-hidden="true" />
          <span>{getLabel(sending.isPending)}</span>
        </button>
        {hasFailed && (
          <span className={styles.error} role="alert">
            We could not send this. Your answers are still here: try again, or call {phone}.
          </span>
        )}
      </p>
    </form>
  );
}

function getLabel(isPending: boolean): string {
  if (!canSendQuotes()) return 'Ask by email';
  return isPending ? 'Sending' : 'Ask for a date and price';
}

/** The letter of a site without a server: the answers, each after the label of its field. */
function familyLetter(to: string, answers: Partial<Record<QuoteField, unknown>>): string {
  const lines = FIELDS.map(({ name, label }) => `${label}: ${String(answers[name] ?? '')}`);
  return mailHref({
    to,
    subject: 'A hunt for families',
    body: [...lines, '', String(answers.description ?? '')].join('\n'),
  });
}

/** The confirmation replaces the form, whose button had the focus. */
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
