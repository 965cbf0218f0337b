import { isEventType, type EventType } from './event-types.ts';
import { formatWhole } from './figures.ts';
import { isDay } from '#lib/content/is-day';
import { isStart } from '#lib/content/start';
import { isSingleAddress, normalizeAddress } from './email-address.ts';

/*
 * The browser and the server validate with these same rules. They are plain functions because of their size and speed:
 * a schema library was as large as the first steps of the wizard, and too slow on a phone to run at every key press.
 */

export const LIMITS = {
  people: 5000,
  name: 100,
  email: 254,
  phone: 40,
  city: 120,
  description: 2000,
  dates: 3,
  firstYear: 2020,
  lastYear: 2099,
} as const;

/** The answers of one request, checked and trimmed. */
export type QuoteRequest = {
  firstName: string;
  lastName: string;
  /** Where the quote is sent. */
  email: string;
  /** In any format. */
  phone?: string;
  /** What the event is for, as the visitor wrote it. */
  description?: string;
  typeOfEvent: EventType;
  /** A listed label such as "San Francisco, CA, USA", or free text; may be empty for a virtual event. */
  city: string;
  /** In degrees, like the longitude. */
  latitude?: number;
  longitude?: number;
  participantSize: number;
  /** The id of the chosen game. */
  game?: string;
  /** Up to three days as YYYY-MM-DD. */
  preferredDates?: string[];
  /** A start from the calendar, on one of the days: local time with its offset, such as 2026-12-10T18:00-08:00. */
  preferredStart?: string;
};

export type QuoteField = keyof QuoteRequest;
export type FieldErrors = Partial<Record<QuoteField | 'form', string>>;

/** Returns an error message, or undefined for a valid value. */
type FieldCheck = (value: unknown) => string | undefined;
/** A condition, and the error message for a value that does not meet it. */
type Rule<Value> = readonly [isMet: (value: Value) => boolean, message: string];

const NO_CITY = 'Enter the city of the event.';
const NO_TYPE = 'Choose one of the listed event types.';
const NO_GAME = 'Choose one of the listed games, or leave the choice to us.';

const NO_START = 'Choose one of the starts in the calendar, or leave it out.';

const FIELDS: Record<QuoteField, FieldCheck> = {
  firstName: name('first name'),
  lastName: name('last name'),
  email: text('Enter your email address.', [
    [isFilled, 'Enter your email address.'],
    [hasAtMost(LIMITS.email), 'That email address is too long.'],
    [isSingleAddress, 'Enter an email address with an @ and an ending, such as name@company.com.'],
  ]),
  phone: text('Write the phone number as text.', [
    [hasAtMost(LIMITS.phone), `Shorten the phone number to ${LIMITS.phone} characters.`],
    [isOneLine, 'Write the phone number on one line.'],
    [
      (phone) => phone === '' || (phone.match(/\p{Nd}/gu) ?? []).length >= 5,
      'Enter a phone number with all its digits, or leave it empty.',
    ],
  ]),
  description: text('Write the description as text.', [
    [hasAtMost(LIMITS.description), `Shorten the description to ${LIMITS.description} characters.`],
    // PostgreSQL cannot store a NUL character in text.
    [(description) => !description.includes('\0'), 'Remove the invisible character from the description.'],
  ]),
  typeOfEvent: text(NO_TYPE, [[isEventType, NO_TYPE]]),
  city: text(NO_CITY, [
    [hasAtMost(LIMITS.city), `Shorten the city to ${LIMITS.city} characters.`],
    [isOneLine, 'Write the city on one line.'],
  ]),
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  participantSize: number('Enter the number of people, such as 45.', [
    [Number.isSafeInteger, 'Enter a whole number of people, such as 45.'],
    [(people) => people >= 1, 'Enter at least 1 person.'],
    [(people) => people <= LIMITS.people, `For more than ${formatWhole(LIMITS.people)} people, please call us.`],
  ]),
  game: text(NO_GAME, [[(id) => /^[a-z0-9-]{0,60}$/.test(id), NO_GAME]]),
  preferredDates: (value) =>
    Array.isArray(value)
      ? findBrokenRule(value, [
          [(days) => days.length <= LIMITS.dates, `Choose up to ${LIMITS.dates} dates.`],
          [(days) => days.every(isDay), 'Enter a date as year, month and day.'],
          [(days) => days.every(isInAcceptedYears), `Enter a date between ${LIMITS.firstYear} and ${LIMITS.lastYear}.`],
        ])
      : 'Write the dates as a list.',
  preferredStart: text(NO_START, [
    [isStart, NO_START],
    [isInAcceptedYears, `Choose a start between ${LIMITS.firstYear} and ${LIMITS.lastYear}.`],
  ]),
};

const FIELD_NAMES = Object.keys(FIELDS) as QuoteField[];
const OPTIONAL_FIELDS: readonly QuoteField[] = [
  'phone',
  'description',
  'latitude',
  'longitude',
  'game',
  'preferredDates',
  'preferredStart',
];
/** Free text, which is trimmed. */
const TEXT_FIELDS: readonly QuoteField[] = ['firstName', 'lastName', 'email', 'phone', 'description', 'city'];

/**
 * Validates a parsed JSON body. Returns the request, or one message per field; `form` has the message that belongs to
 * no field.
 */
export function parseRequest(
  sent: unknown,
): { request: QuoteRequest; errors?: never } | { request?: never; errors: FieldErrors } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { errors: { form: 'Send the answers as one JSON object.' } };
  }
  const answers = sent as Record<string, unknown>;
  const unknown = Object.keys(answers).filter((key) => !Object.hasOwn(FIELDS, key));
  const errors: FieldErrors = {
    ...findErrors(answers, FIELD_NAMES),
    ...(unknown.length > 0 && { form: `This form has no field called ${unknown.join(', ')}.` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const entries = FIELD_NAMES.flatMap((field) => {
    const value = normalizeAnswer(field, answers);
    return value === undefined ? [] : [[field, value]];
  });
  return { request: Object.fromEntries(entries) as QuoteRequest };
}

/** Validates the named fields only, for one step of the wizard. */
export function findErrors(answers: Record<string, unknown>, names: readonly QuoteField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of names) {
    const message = findError(field, answers);
    if (message) errors[field] = message;
  }
  return errors;
}

function findError(field: QuoteField, answers: Record<string, unknown>): string | undefined {
  const value = normalizeAnswer(field, answers);
  if (value === undefined && OPTIONAL_FIELDS.includes(field)) return undefined;
  if (field === 'city' && value === '' && answers.typeOfEvent !== 'virtual') return NO_CITY;
  return FIELDS[field](value);
}

function normalizeAnswer(field: QuoteField, answers: Record<string, unknown>): unknown {
  const { [field]: value = field === 'city' ? '' : undefined } = answers;
  if (typeof value !== 'string' || !TEXT_FIELDS.includes(field)) return value;
  const text = replaceLoneSurrogates(value).trim();
  return field === 'email' ? normalizeAddress(text) : text;
}

/** Replaces lone surrogates, such as half of a cut emoji, by U+FFFD. Not every store accepts them. */
function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function isInAcceptedYears(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= LIMITS.firstYear && year <= LIMITS.lastYear;
}

export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

function name(what: string): FieldCheck {
  return text(`Enter your ${what}.`, [
    [isFilled, `Enter your ${what}.`],
    [hasAtMost(LIMITS.name), `Shorten your ${what} to ${LIMITS.name} characters.`],
    [isOneLine, `Write your ${what} on one line.`],
  ]);
}

function degrees(what: string, max: number): FieldCheck {
  return number(`${what} is a number.`, [
    [(value) => Math.abs(value) <= max, `${what} is between -${max} and ${max}.`],
  ]);
}

function text(typeError: string, rules: Rule<string>[]): FieldCheck {
  return (value) => (typeof value === 'string' ? findBrokenRule(value, rules) : typeError);
}

function number(otherwise: string, rules: Rule<number>[]): FieldCheck {
  return (value) => (typeof value === 'number' && Number.isFinite(value) ? findBrokenRule(value, rules) : otherwise);
}

function findBrokenRule<Value>(value: Value, rules: Rule<Value>[]): string | undefined {
  return rules.find(([isMet]) => !isMet(value))?.[1];
}

function isFilled(text: string): boolean {
  return text !== '';
}

/** Counts characters (code points), not UTF-16 code units. */
function hasAtMost(max: number): (text: string) => boolean {
  return (text) => text.length <= max || [...text].length <= max;
}
