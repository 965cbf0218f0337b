/*
 * What travels beside the answers of a request and says something about how they were given. Hints are never stored, and
 * do not make two requests different.
 */

/**
 * The name of a field that people never see and that no browser or password manager knows how to fill: whatever stands in
 * it was put there by a program. Wherever it stands, it is hidden from eyes and from assistive technology, out of the tab
 * order, and `autocomplete="off"`.
 */
export const TRAP_FIELD = 'crewMotto';

/** Asks password managers, by their own attributes, to leave that field alone. */
export const TRAP_ATTRIBUTES = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

export type Hints = {
  /** Milliseconds from the first look at the form, or the first answer, to sending. */
  elapsedMs?: number;
  [TRAP_FIELD]?: string;
};

/** How long the answers took, as a hint; none when the clock of the device was set back in between. */
export function elapsedHint(startedAt: number, now: number): Hints {
  return now >= startedAt ? { elapsedMs: Math.round(now - startedAt) } : {};
}

/** The answers alone. */
export function withoutHints({
  elapsedMs: _elapsed,
  [TRAP_FIELD]: _trap,
  ...answers
}: Record<string, unknown>): Record<string, unknown> {
  return answers;
}
