import type { FieldErrors, QuoteField } from '#lib/quote/request-schema';

/** The fields of the form for families. */
export const FAMILY_FIELDS: readonly QuoteField[] = [
  ...(['firstName', 'lastName', 'email', 'participantSize', 'city', 'description'] as const),
];

/** What the server made of a posted form; empty before. */
export type FamilyReply = {
  /** What was typed, by field. */
  values?: Record<string, string>;
  errors?: FieldErrors;
  /** Whether the request was not stored, for another reason than its errors. */
  hasFailed?: boolean;
  /** The reference of the stored request. */
  reference?: string;
};
