import { z } from 'zod';
import '#lib/zod-without-eval';
import { EVENT_TYPE_VALUES } from './event-types.ts';

export const LIMITS = {
  people: 5000,
  name: 100,
  email: 254,
  phone: 40,
  city: 120,
  description: 2000,
  dates: 3,
} as const;

const name = (what: string) =>
  z
    .string({ error: `Enter your ${what}.` })
    .trim()
    .min(1, `Enter your ${what}.`)
    .max(LIMITS.name, `Shorten your ${what} to ${LIMITS.name} characters.`)
    .refine(isOneLine, `Write your ${what} on one line.`);

const NO_OBJECT = 'Send the answers as one JSON object.';

/** Answers of one request, with the specified names. The browser and the server check with this same schema. */
const fields = z.strictObject(
  {
    firstName: name('first name').describe('First name of the person who asks'),
    lastName: name('last name').describe('Last name of the person who asks'),
    email: z
      .string({ error: 'Enter your email address.' })
      .trim()
      .min(1, 'Enter your email address.')
      .max(LIMITS.email, 'That email address is too long.')
      .refine(isEmail, 'Enter an email address with an @ and an ending, such as name@company.com.')
      .describe('Where the answer goes'),
    phone: z
      .string('Write the phone number as text.')
      .trim()
      .max(LIMITS.phone, `Shorten the phone number to ${LIMITS.phone} characters.`)
      .refine(
        (text) => text === '' || (text.match(/\p{Nd}/gu) ?? []).length >= 5,
        'Enter a phone number with all its digits, or leave it empty.',
      )
      .optional()
      .describe('Phone number in any format'),
    description: z
      .string('Write the description as text.')
      .trim()
      .max(LIMITS.description, `Shorten the description to ${LIMITS.description} characters.`)
      .optional()
      .describe('What the event is for, in the words of the person who asks'),
    typeOfEvent: z
      .enum(EVENT_TYPE_VALUES, { error: 'Choose one of the listed event types.' })
      .describe('One of the event types'),
    city: z
      .string({ error: 'Enter the city of the event.' })
      .trim()
      .max(LIMITS.city, `Shorten the city to ${LIMITS.city} characters.`)
      .refine(isOneLine, 'Write the city on one line.')
      .default('')
      .describe('Canonical label such as "San Francisco, CA, USA", or free text'),
    latitude: z
      .number('Latitude is a number.')
      .min(-90, 'Latitude is between -90 and 90.')
      .max(90, 'Latitude is between -90 and 90.')
      .optional(),
    longitude: z
      .number('Longitude is a number.')
      .min(-180, 'Longitude is between -180 and 180.')
      .max(180, 'Longitude is between -180 and 180.')
      .optional(),
    participantSize: z
      .number({ error: 'Enter the number of people, such as 45.' })
      .int('Enter a whole number of people, such as 45.')
      .min(1, 'Enter at least 1 person.')
      .max(LIMITS.people, `For more than ${LIMITS.people.toLocaleString('en-US')} people, please call us.`)
      .describe('Number of people who play'),
    game: z
      .string('Choose one of the listed games, or leave the choice to us.')
      .regex(/^[a-z0-9-]{0,60}$/, 'Choose one of the listed games, or leave the choice to us.')
      .optional()
      .describe('Id of a game, when one was chosen'),
    preferredDates: z
      .array(z.iso.date('Enter a date as year, month and day.'), 'Write the dates as a list.')
      .max(LIMITS.dates, `Choose up to ${LIMITS.dates} dates.`)
      .optional()
      .describe('Up to three days that would suit, as YYYY-MM-DD'),
  },
  NO_OBJECT,
);

export const QuoteRequestSchema = fields.refine(
  (request) => request.typeOfEvent === 'virtual' || Boolean(request.city),
  // Runs beside other errors too, so that every field gets its message in one answer.
  {
    path: ['city'],
    error: 'Enter the city of the event.',
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
);

export type QuoteRequest = z.output<typeof QuoteRequestSchema>;
export type QuoteField = keyof QuoteRequest;
export type FieldErrors = Partial<Record<QuoteField | 'form', string>>;

/** One message per field, the first that applies; anything that belongs to no field stands under `form`. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const key = issue.path[0] !== undefined ? (String(issue.path[0]) as QuoteField) : 'form';
    const message =
      issue.code === 'unrecognized_keys' ? `This form has no field called ${issue.keys.join(', ')}.` : issue.message;
    errors[key] ??= message;
  }
  return errors;
}

/** Checks single answers with the rules of the whole request, for one step of the wizard. */
export function errorsIn(answers: Record<string, unknown>, names: readonly QuoteField[]): FieldErrors {
  const result = QuoteRequestSchema.safeParse(answers);
  if (result.success) return {};
  const all = fieldErrorsOf(result.error);
  return Object.fromEntries(names.flatMap((field) => (all[field] ? [[field, all[field]]] : [])));
}

export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}
