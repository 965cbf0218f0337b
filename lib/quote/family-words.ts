import type { FieldErrors } from './request-schema.ts';

/** What the form for families says instead of the general rule. */
const WORDS: FieldErrors = {
  participantSize: 'Enter the number of children, such as 8.',
  city: 'Enter the city or park.',
};

/** The rules of every quote, said for families. */
export function inFamilyWords(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, WORDS[name as keyof FieldErrors] ?? message]),
  );
}
