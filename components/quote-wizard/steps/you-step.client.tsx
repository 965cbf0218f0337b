'use client';

import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.client.tsx';
import styles from './you-step.module.css';

/** Step 6: the contact details. The price is already shown. */
export function YouStep({ answers, dispatch, errors, copy }: StepProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    field: name,
    value: answers[name],
    error: errors[name],
    onValue: (text: string) => dispatch({ kind: 'write', field: name, text }),
  });
  return (
    <StepFrame {...copy.you}>
      <div className={styles.fields}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      </div>
    </StepFrame>
  );
}
