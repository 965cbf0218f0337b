import { isEventType } from './event-types.ts';
import { isDay } from './preferred-dates.ts';
import { EMPTY_ANSWERS, type EventAnswers, type QuoteAnswers } from './quote-state.ts';
import { flag, listOf, number, objectOf, only, or, parseJson, text } from './shape.ts';

/*
 * Glossary
 *   draft     answers that wait on the visitor's own device, for 30 days at most
 *   contact   name, email and phone; no draft that outlives its tab holds them
 *   event     the part of the answers that a link can give
 */

const DRAFT_VERSION = 1;
const DRAFT_DAYS = 30;
const DAY = 86_400_000;

const written = or(text, '');
const degrees = (value: unknown) => number(value) ?? null;

const place = { city: written, latitude: degrees, longitude: degrees, selectedCity: or(flag, false) };
const choice = { typeOfEvent: or(only(text, isEventType), ''), game: written };

const event = {
  ...choice,
  ...place,
  // Any number: one that is too large is still what was typed, and its step says what is wrong with it.
  participantSize: or(number, 0),
  preferredDates: or(listOf(only(text, isDay)), []),
  movedFrom: or(objectOf(place), null),
  switchedFrom: or(objectOf(choice), null),
};

const readEvent = objectOf(event);

/** What a draft may hold. Values that no answer can have are open questions again. */
const readAnswers = objectOf({
  ...event,
  currentStep: or(only(number, isStep), 1),
  description: written,
  firstName: written,
  lastName: written,
  email: written,
  phone: written,
  earlier: or(listOf(readEvent), []),
});

const envelope = objectOf({
  version: only(number, (version) => version === DRAFT_VERSION),
  savedAt: number,
  answers: readAnswers,
});

/** The answers in a versioned envelope. */
export function packDraft(answers: Partial<QuoteAnswers>, now: Date): string {
  return JSON.stringify({ version: DRAFT_VERSION, savedAt: now.getTime(), answers });
}

/**
 * Reads a stored draft; undefined when it is missing, unreadable, of another version or older than 30 days. A draft from
 * the future is as good as new: clocks are set back.
 */
export function unpackDraft(stored: string | null, now: Date): QuoteAnswers | undefined {
  const draft = parseJson(envelope, stored);
  if (!draft || now.getTime() - draft.savedAt > DRAFT_DAYS * DAY) return undefined;
  return { ...EMPTY_ANSWERS, ...draft.answers };
}

export function withoutContact(answers: QuoteAnswers): Partial<QuoteAnswers> {
  const { firstName: _first, lastName: _last, email: _email, phone: _phone, ...rest } = answers;
  return rest;
}

export function eventOf(answers: EventAnswers): EventAnswers {
  return readEvent(answers)!;
}

function isStep(step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= 7;
}
