import { isEventType } from './event-types.ts';
import { isValidHeadCount } from './head-count.ts';
import { getStepErrors, STEPS, type Answers } from './journey.ts';
import { isPricedPerChild } from './per-child.ts';
import { priceOf, type Price } from './price.ts';

/** The one promise of when something follows. Emails and pages say the same. */
export const PROMISE =
  'A person answers within two business hours, and we will send ideas and a quote within 24 hours; weekends do not count, and the clock runs on from Monday, 8 am Pacific.';

/** Default quote text (specification section 9), with what the price covers and what changes it. */
export const DEFAULT_QUOTE_TEXT = `${PROMISE} Pricing depends on duration, number of players and customization: this price covers the head count and travel, and a longer game or custom work changes it.`;

/**
 * The state of a quote request, with the names of specification section 3. `deriveState` computes what follows from the
 * answers.
 */
export type QuoteState = {
  currentStep: number;
  firstName: string;
  lastName: string;
  description: string;
  typeOfEvent: string;
  city: string;
  email: string;
  phone: string;
  latitude: number | null;
  longitude: number | null;
  stepOneValid: boolean;
  stepSixValid: boolean;
  selectedTypeOfEvent: boolean;
  selectedCity: boolean;
  participantSize: number;
  game: string;
  gameSelected: boolean;
  price: number;
  quoteText: string;
  submitted: boolean;
};

/** The place of the event. The coordinates, in degrees, are null for a city that is not from the list. */
export type EventPlace = Pick<QuoteState, 'city' | 'latitude' | 'longitude' | 'selectedCity'>;

/** The event type and its game; `game` is empty when the company chooses it. */
export type EventChoice = Pick<QuoteState, 'typeOfEvent' | 'game'>;

/** The answers that a link can set, and the values that an automatic change replaced. */
export type EventAnswers = EventPlace &
  EventChoice & {
    participantSize: number;
    preferredDates: string[];
    /** A start from the calendar on one of these days, such as 2026-12-10T18:00-08:00; empty for any time. */
    preferredStart: string;
    /** The place before a game that is played in one city only changed it; null when no game did. */
    movedFrom: EventPlace | null;
    /** The event type and game before the switch to virtual; null without a switch. */
    switchedFrom: EventChoice | null;
  };

/** What the visitor typed or chose. The rest of the state is derived from it. */
export type QuoteAnswers = Omit<
  QuoteState,
  'stepOneValid' | 'stepSixValid' | 'selectedTypeOfEvent' | 'gameSelected' | 'price' | 'quoteText'
> &
  EventAnswers & {
    /** Answers that links replaced, the latest last. */
    earlier: EventAnswers[];
  };

export const EMPTY_ANSWERS: QuoteAnswers = {
  currentStep: 1,
  firstName: '',
  lastName: '',
  description: '',
  typeOfEvent: '',
  city: '',
  email: '',
  phone: '',
  latitude: null,
  longitude: null,
  selectedCity: false,
  participantSize: 0,
  game: '',
  submitted: false,
  preferredDates: [],
  preferredStart: '',
  movedFrom: null,
  switchedFrom: null,
  earlier: [],
};

/** Whether nothing is answered; the current step does not count. */
export function isBlank(answers: QuoteAnswers): boolean {
  const names = Object.keys(EMPTY_ANSWERS) as (keyof QuoteAnswers)[];
  return names.every((name) => name === 'currentStep' || String(answers[name]) === String(EMPTY_ANSWERS[name]));
}

/**
 * The answers as the body of a request to the endpoint. Empty optional fields and the place of a virtual event are left
 * out.
 */
export function toRequestBody(answers: QuoteAnswers): Answers {
  const {
    firstName,
    lastName,
    email,
    typeOfEvent,
    participantSize,
    phone,
    description,
    game,
    preferredDates,
    preferredStart,
  } = answers;
  const isVirtual = typeOfEvent === 'virtual';
  return {
    firstName,
    lastName,
    email,
    typeOfEvent,
    participantSize,
    city: isVirtual ? '' : answers.city,
    ...(phone && { phone }),
    ...(description && { description }),
    ...(game && { game }),
    ...(!isVirtual && answers.latitude !== null && { latitude: answers.latitude }),
    ...(!isVirtual && answers.longitude !== null && { longitude: answers.longitude }),
    ...(preferredDates.length > 0 && { preferredDates }),
    ...(preferredStart && { preferredStart }),
  };
}

/**
 * Derives the whole state (specification section 3). `price`, in whole US dollars, is 0 until city and people are known, and for families, who are priced per child.
 */
export function deriveState(answers: QuoteAnswers): QuoteState {
  const {
    preferredDates: _dates,
    preferredStart: _start,
    movedFrom: _from,
    switchedFrom: _before,
    earlier: _earlier,
    ...typed
  } = answers;
  const body = toRequestBody(answers);
  const isValid = (number: 1 | 6) => Object.keys(getStepErrors(STEPS[number - 1]!, body)).length === 0;
  return {
    ...typed,
    stepOneValid: isValid(1),
    stepSixValid: isValid(6),
    selectedTypeOfEvent: isEventType(answers.typeOfEvent),
    gameSelected: answers.game !== '',
    price: knownPrice(answers)?.total ?? 0,
    quoteText: DEFAULT_QUOTE_TEXT,
  };
}

/**
 * The price, computed as on the server; undefined until place and head count are known, and for families. Before the event type is known, it is
 * that of an event in person.
 */
export function knownPrice(answers: QuoteAnswers): Price | undefined {
  const { typeOfEvent, participantSize } = answers;
  // The server trims the city too. A space at the end must not add a base fee.
  const city = answers.city.trim();
  const isPlaceKnown = typeOfEvent === 'virtual' || city !== '';
  const isTypePossible = typeOfEvent === '' || isEventType(typeOfEvent);
  if (!isTypePossible || isPricedPerChild(typeOfEvent) || !isPlaceKnown || !isValidHeadCount(participantSize))
    return undefined;
  return priceOf({ typeOfEvent, city, participantSize });
}
