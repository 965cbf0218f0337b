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

/** What stands in the plain form, exactly as it was typed or chosen. Three preferred dates, empty ones included. */
export type PlainValues = Record<(typeof TEXTS)[number], string> & { preferredDates: string[] };

export const DATE_CHOICES = ['First choice', 'Second choice', 'Third choice'];

/** The values of a form that was sent; empty for what it does not hold. */
export function plainValuesOf(fields: URLSearchParams): PlainValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fields.get(name) ?? '']));
  const days = fields.getAll('preferredDates');
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    preferredDates: DATE_CHOICES.map((_, at) => days[at] ?? ''),
  };
}

/** The form as everybody finds it. */
export const EMPTY_VALUES = plainValuesOf(new URLSearchParams());
