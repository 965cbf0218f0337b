import { isEventType, type EventType } from './event-types.ts';
import { formatWhole } from './figures.ts';
import { isDay } from './preferred-dates.ts';

/*
 * Glossary
 *   field   an answer by its specified name, with what is wrong with a value of it
 *   rule    what has to hold for a value, with the sentence that is said when it does not; the first broken one speaks
 *
 * The browser and the server check with these same rules. They are plain functions: a schema library weighed as much as
 * the first steps of the wizard, and took longer over one key than a phone has for it.
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
  /** Where the answer goes. */
  email: string;
  /** In any format. */
  phone?: string;
  /** What the event is for, in the words of the person who asks. */
  description?: string;
  typeOfEvent: EventType;
  /** Canonical label such as "San Francisco, CA, USA", or free text; may be empty online. */
  city: string;
  /** In degrees, like the longitude. */
  latitude?: number;
  longitude?: number;
  participantSize: number;
  /** Id of a game, when one was chosen. */
  game?: string;
  /** Up to three days that would suit, as YYYY-MM-DD. */
  preferredDates?: string[];
};

export type QuoteField = keyof QuoteRequest;
export type FieldErrors = Partial<Record<QuoteField | 'form', string>>;

type Field = (value: unknown) => string | undefined;
type Rule<Value> = readonly [holds: (value: Value) => boolean, words: string];

const NO_CITY = 'Enter the city of the event.';
const NO_TYPE = 'Choose one of the listed event types.';
const NO_GAME = 'Choose one of the listed games, or leave the choice to us.';

const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

const FIELDS: Record<QuoteField, Field> = {
  firstName: name('first name'),
  lastName: name('last name'),
  email: text('Enter your email address.', [
    [isFilled, 'Enter your email address.'],
    [fits(LIMITS.email), 'That email address is too long.'],
    [(email) => EMAIL.test(email), 'Enter an email address with an @ and an ending, such as name@company.com.'],
  ]),
  phone: text('Write the phone number as text.', [
    [fits(LIMITS.phone), `Shorten the phone number to ${LIMITS.phone} characters.`],
    [isOneLine, 'Write the phone number on one line.'],
    [
      (phone) => phone === '' || (phone.match(/\p{Nd}/gu) ?? []).length >= 5,
      'Enter a phone number with all its digits, or leave it empty.',
    ],
  ]),
  description: text('Write the description as text.', [
    [fits(LIMITS.description), `Shorten the description to ${LIMITS.description} characters.`],
    // PostgreSQL cannot keep it, and no keyboard can type it.
    [(words) => !words.includes('\0'), 'Remove the invisible character from the description.'],
  ]),
  typeOfEvent: text(NO_TYPE, [[isEventType, NO_TYPE]]),
  city: text(NO_CITY, [
    [fits(LIMITS.city), `Shorten the city to ${LIMITS.city} characters.`],
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
      ? broken(value, [
          [(days) => days.length <= LIMITS.dates, `Choose up to ${LIMITS.dates} dates.`],
          [(days) => days.every(isDay), 'Enter a date as year, month and day.'],
          [(days) => days.every(isOfOurTime), `Enter a date between ${LIMITS.firstYear} and ${LIMITS.lastYear}.`],
        ])
      : 'Write the dates as a list.',
};

const NAMES = Object.keys(FIELDS) as QuoteField[];
const OPTIONAL: readonly QuoteField[] = ['phone', 'description', 'latitude', 'longitude', 'game', 'preferredDates'];
/** What people write themselves; spaces around it do not count. */
const WRITTEN: readonly QuoteField[] = ['firstName', 'lastName', 'email', 'phone', 'description', 'city'];

/** Checks what was sent, whatever it is: the request, or one message per field. What belongs to no field is under `form`. */
export function parseRequest(
  sent: unknown,
): { request: QuoteRequest; errors?: never } | { request?: never; errors: FieldErrors } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { errors: { form: 'Send the answers as one JSON object.' } };
  }
  const answers = sent as Record<string, unknown>;
  const unknown = Object.keys(answers).filter((key) => !Object.hasOwn(FIELDS, key));
  const errors: FieldErrors = {
    ...errorsIn(answers, NAMES),
    ...(unknown.length > 0 && { form: `This form has no field called ${unknown.join(', ')}.` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const given = NAMES.flatMap((field) => {
    const value = answerTo(field, answers);
    return value === undefined ? [] : [[field, value]];
  });
  return { request: Object.fromEntries(given) as QuoteRequest };
}

/** Checks single answers with the rules of the whole request, for one step of the wizard. */
export function errorsIn(answers: Record<string, unknown>, names: readonly QuoteField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of names) {
    const words = errorIn(field, answers);
    if (words) errors[field] = words;
  }
  return errors;
}

function errorIn(field: QuoteField, answers: Record<string, unknown>): string | undefined {
  const value = answerTo(field, answers);
  if (value === undefined && OPTIONAL.includes(field)) return undefined;
  if (field === 'city' && value === '' && answers.typeOfEvent !== 'virtual') return NO_CITY;
  return FIELDS[field](value);
}

function answerTo(field: QuoteField, answers: Record<string, unknown>): unknown {
  const { [field]: value = field === 'city' ? '' : undefined } = answers;
  return typeof value === 'string' && WRITTEN.includes(field) ? withWholeCharacters(value).trim() : value;
}

/** Text as any store can keep it: half a character, which a cut emoji leaves behind, becomes the sign for one. */
function withWholeCharacters(words: string): string {
  return words.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function isOfOurTime(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= LIMITS.firstYear && year <= LIMITS.lastYear;
}

export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

function name(what: string): Field {
  return text(`Enter your ${what}.`, [
    [isFilled, `Enter your ${what}.`],
    [fits(LIMITS.name), `Shorten your ${what} to ${LIMITS.name} characters.`],
    [isOneLine, `Write your ${what} on one line.`],
  ]);
}

function degrees(what: string, most: number): Field {
  return number(`${what} is a number.`, [
    [(value) => Math.abs(value) <= most, `${what} is between -${most} and ${most}.`],
  ]);
}

function text(otherwise: string, rules: Rule<string>[]): Field {
  return (value) => (typeof value === 'string' ? broken(value, rules) : otherwise);
}

function number(otherwise: string, rules: Rule<number>[]): Field {
  return (value) => (typeof value === 'number' && Number.isFinite(value) ? broken(value, rules) : otherwise);
}

function broken<Value>(value: Value, rules: Rule<Value>[]): string | undefined {
  return rules.find(([holds]) => !holds(value))?.[1];
}

function isFilled(written: string): boolean {
  return written !== '';
}

/** Whether a text has at most so many characters; one that takes two units of UTF-16 counts once. */
function fits(most: number): (written: string) => boolean {
  return (written) => written.length <= most || [...written].length <= most;
}
