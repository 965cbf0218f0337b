import type { FieldErrors } from './request-schema.ts';

/** Messages of the homeschool form that differ from the general ones. */
const FAMILY_MESSAGES: FieldErrors = {
  participantSize: 'Enter the number of children, such as 8.',
  city: 'Enter the city or park.',
};

/** Replaces the messages that are worded for companies. */
export function withFamilyMessages(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, FAMILY_MESSAGES[name as keyof FieldErrors] ?? message]),
  );
}
