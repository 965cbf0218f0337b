import { isEventType } from './event-types.ts';
import { isCountable } from './head-count.ts';
import { errorsOfStep, STEPS, type Answers } from './journey.ts';
import { priceOf, type Price } from './price.ts';

/** Default quote text (specification section 9). */
export const DEFAULT_QUOTE_TEXT =
  'We will send ideas and a quote within 24 hours. Pricing depends on duration, number of players and customization.';

/** The state of a quote request, with the names of specification section 3. Everything that can be derived is. */
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

/** Where the event is. The coordinates are null for a city that was typed freely. */
export type EventPlace = Pick<QuoteState, 'city' | 'latitude' | 'longitude' | 'selectedCity'>;

/** A choice of event with the game that belongs to it; `game` is empty when the choice is ours. */
export type EventChoice = Pick<QuoteState, 'typeOfEvent' | 'game'>;

/** What a link can answer, and what a choice put aside so that another choice brings it back. */
export type EventAnswers = EventPlace &
  EventChoice & {
    participantSize: number;
    preferredDates: string[];
    /** Where the event was before a game that is played in one city only took it there; null when none did. */
    movedFrom: EventPlace | null;
    /** The event before it was switched to virtual; null when it was not. */
    switchedFrom: EventChoice | null;
  };

/** What the visitor typed or chose; the rest of the state follows from it. */
export type QuoteAnswers = Omit<
  QuoteState,
  'stepOneValid' | 'stepSixValid' | 'selectedTypeOfEvent' | 'gameSelected' | 'price' | 'quoteText'
> &
  EventAnswers & {
    /** What links replaced, the latest last. */
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
  movedFrom: null,
  switchedFrom: null,
  earlier: [],
};

/** Whether nothing was answered yet. */
export function isBlank(answers: QuoteAnswers): boolean {
  const names = Object.keys(EMPTY_ANSWERS) as (keyof QuoteAnswers)[];
  return names.every((name) => name === 'currentStep' || String(answers[name]) === String(EMPTY_ANSWERS[name]));
}

/** The answers in the shape that the endpoint takes: empty optional fields are left out. */
export function toRequestBody(answers: QuoteAnswers): Answers {
  const { firstName, lastName, email, typeOfEvent, participantSize, phone, description, game, preferredDates } =
    answers;
  const virtual = typeOfEvent === 'virtual';
  return {
    firstName,
    lastName,
    email,
    typeOfEvent,
    participantSize,
    city: virtual ? '' : answers.city,
    ...(phone && { phone }),
    ...(description && { description }),
    ...(game && { game }),
    ...(!virtual && answers.latitude !== null && { latitude: answers.latitude }),
    ...(!virtual && answers.longitude !== null && { longitude: answers.longitude }),
    ...(preferredDates.length > 0 && { preferredDates }),
  };
}

/** The whole specified state, derived from the answers. `price` is 0 until type, city and people are known. */
export function deriveState(answers: QuoteAnswers): QuoteState {
  const { preferredDates: _dates, movedFrom: _from, switchedFrom: _before, earlier: _earlier, ...typed } = answers;
  const body = toRequestBody(answers);
  const isValid = (number: 1 | 6) => Object.keys(errorsOfStep(STEPS[number - 1]!, body)).length === 0;
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

/** The price, as the server will compute it; undefined until event type, place and head count are known. */
export function knownPrice(answers: QuoteAnswers): Price | undefined {
  const { typeOfEvent, participantSize } = answers;
  // The server trims the city, and one space more than the label must not add a base fee here.
  const city = answers.city.trim();
  const isPlaceKnown = typeOfEvent === 'virtual' || city !== '';
  if (!isEventType(typeOfEvent) || !isPlaceKnown || !isCountable(participantSize)) return undefined;
  return priceOf({ typeOfEvent, city, participantSize });
}
