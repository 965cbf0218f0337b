import { isEventType } from './event-types.ts';
import { isDay } from '#lib/content/is-day';
import { isStart } from '#lib/content/start';
import { EMPTY_ANSWERS, type EventAnswers, type QuoteAnswers } from './quote-state.ts';
import { boolean, listOf, number, objectOf, refine, withFallback, parseJson, text } from './parsers.ts';

const DRAFT_VERSION = 1;
const MAX_DRAFT_AGE_DAYS = 30;
const DAY_MS = 86_400_000;

const textOrEmpty = withFallback(text, '');
const degreesOrNull = (value: unknown) => number(value) ?? null;

const place = {
  city: textOrEmpty,
  latitude: degreesOrNull,
  longitude: degreesOrNull,
  selectedCity: withFallback(boolean, false),
};
const choice = { typeOfEvent: withFallback(refine(text, isEventType), ''), game: textOrEmpty };

const event = {
  ...choice,
  ...place,
  // Any number is accepted: the step shows an error for one that is too large.
  participantSize: withFallback(number, 0),
  preferredDates: withFallback(listOf(refine(text, isDay)), []),
  preferredStart: withFallback(refine(text, isStart), ''),
  movedFrom: withFallback(objectOf(place), null),
  switchedFrom: withFallback(objectOf(choice), null),
};

const parseEvent = objectOf(event);

/** Parses answers that come from outside. A field with an invalid value becomes empty, so the wizard shows its step again. */
export const parseAnswers = objectOf({
  ...event,
  currentStep: withFallback(refine(number, isStep), 1),
  description: textOrEmpty,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  earlier: withFallback(listOf(parseEvent), []),
});

const envelope = objectOf({
  version: refine(number, (version) => version === DRAFT_VERSION),
  savedAt: number,
  answers: parseAnswers,
});

/** Serializes the answers for the browser's storage, with a version and the time of saving. */
export function serializeDraft(answers: Partial<QuoteAnswers>, now: Date): string {
  return JSON.stringify({ version: DRAFT_VERSION, savedAt: now.getTime(), answers });
}

/**
 * Parses a stored draft; undefined when it is missing, invalid, of another version or older than 30 days. A time of
 * saving in the future is accepted: the device's clock may have been set back.
 */
export function parseDraft(stored: string | null, now: Date): QuoteAnswers | undefined {
  const draft = parseJson(envelope, stored);
  if (!draft || now.getTime() - draft.savedAt > MAX_DRAFT_AGE_DAYS * DAY_MS) return undefined;
  return { ...EMPTY_ANSWERS, ...draft.answers };
}

/** The answers without name, email and phone. Contact details stay in sessionStorage, which ends with the tab. */
export function withoutContact(answers: QuoteAnswers): Partial<QuoteAnswers> {
  const { firstName: _first, lastName: _last, email: _email, phone: _phone, ...rest } = answers;
  return rest;
}

/** The part of the answers that a link can set. */
export function getEventAnswers(answers: EventAnswers): EventAnswers {
  return parseEvent(answers)!;
}

function isStep(step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= 7;
}
