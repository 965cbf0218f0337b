const TEXTS = [
  'typeOfEvent',
  'city',
  'participantSize',
  'game',
  'description',
  'firstName',
  'lastName',
  'email',
  'phone',
] as const;

/** The values of the no-script form, exactly as typed or chosen. Always three preferred dates, which may be empty. */
export type FormValues = Record<(typeof TEXTS)[number], string> & { preferredDates: string[] };

export const DATE_CHOICES = ['First choice', 'Second choice', 'Third choice'];

/** The values of a posted form; empty for missing fields. */
export function parseFormValues(fields: URLSearchParams): FormValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fields.get(name) ?? '']));
  const days = fields.getAll('preferredDates');
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    preferredDates: DATE_CHOICES.map((_, at) => days[at] ?? ''),
  };
}

/** The values of a new form. */
export const EMPTY_VALUES = parseFormValues(new URLSearchParams());
