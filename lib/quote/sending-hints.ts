/**
 * The name of the honeypot field. Visitors do not see it, and no browser or password manager has a value for it, so a
 * value was filled in by a bot. The field is visually hidden, hidden from assistive technology, out of the tab order,
 * and has `autocomplete="off"`.
 */
export const HONEYPOT_FIELD = 'crewMotto';

/** Attributes that make 1Password, Bitwarden, Dashlane and LastPass ignore the honeypot field. */
export const HONEYPOT_ATTRIBUTES = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/**
 * Sent with the answers for bot detection. The server does not store hints, and two requests that differ only in their
 * hints are the same request.
 */
export type Hints = {
  /** Milliseconds from opening the form, or from the first answer, to sending. */
  elapsedMs?: number;
  [HONEYPOT_FIELD]?: string;
};

/** The elapsed time as a hint; none when the device's clock was set back in between. */
export function elapsedHint(startedAt: number, now: number): Hints {
  return now >= startedAt ? { elapsedMs: Math.round(now - startedAt) } : {};
}

/** Removes the hints from the fields of a request. */
export function withoutHints({
  elapsedMs: _elapsed,
  [HONEYPOT_FIELD]: _honeypot,
  ...answers
}: Record<string, unknown>): Record<string, unknown> {
  return answers;
}
