import { LIMITS } from './request-schema.ts';
import { parseTypedNumber } from './typed-number.ts';
import { MOOD_VALUES, PLACE_VALUES, WALKING_VALUES, type Mood, type Place, type Walking } from './compare-choices.ts';

/** What a group says about itself. An empty text means that any choice is fine. */
export type CompareAnswers = {
  /** NaN if the typed text is empty or no number. */
  people: number;
  minutes: number;
  place: Place | '';
  city: string;
  walking: Walking | '';
  indoors: boolean;
  mood: Mood | '';
  /** The ids of the games that are compared side by side. */
  pins: string[];
};

export const MINUTES = { min: 45, max: 180, step: 15 };

export const MAX_PINS = 3;

export const COMPARE_PATH = '/team-building/the-experience';

export const NO_ANSWERS: CompareAnswers = {
  people: 45,
  minutes: MINUTES.max,
  place: '',
  city: '',
  walking: '',
  indoors: false,
  mood: '',
  pins: [],
};

type Query = Pick<URLSearchParams, 'get' | 'getAll'> | FormData;

/** The answers in a query or a form. Unknown values count as no answer. */
export function parseCompareAnswers(query: Query): CompareAnswers {
  const text = (name: string) => String(query.get(name) ?? '').trim();
  const choice = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === text(name)) ?? '';
  const minutes = Number(text('minutes'));
  return {
    people: query.get('people') === null ? NO_ANSWERS.people : parseTypedNumber(text('people')) || NaN,
    minutes: minutes >= MINUTES.min && minutes <= MINUTES.max ? minutes : MINUTES.max,
    place: choice('place', PLACE_VALUES),
    city: text('city').replace(/\s+/g, ' ').slice(0, LIMITS.city),
    walking: choice('walking', WALKING_VALUES),
    indoors: text('indoors') === 'yes',
    mood: choice('mood', MOOD_VALUES),
    pins: [...new Set(query.getAll('pin').map(String))].filter((id) => /^[a-z0-9-]{1,60}$/.test(id)).slice(0, MAX_PINS),
  };
}

/** The query with these answers, without those that are the default; empty if all are. */
export function formatCompareQuery(answers: CompareAnswers): string {
  const { pins, indoors, ...others } = answers;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others))
    if (value !== NO_ANSWERS[name as keyof typeof others] && !Number.isNaN(value)) query.set(name, String(value));
  if (indoors) query.set('indoors', 'yes');
  for (const pin of pins) query.append('pin', pin);
  return query.toString();
}
