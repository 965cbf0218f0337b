import fc from 'fast-check';
import { EMAILS, NAMES, PHONES, type Answer, type Link, type StepName } from './quote-visit.ts';

/** The outcome of a request: stored and answered, stored but the response is lost, or not received. */
export type Outcome = 'answered' | 'lost' | 'down';

export type Action =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'continue'; outcome: Outcome }
  | { kind: 'back link' | 'reload' | 'close tab' | 'other tab' | 'start over' | 'switch' | 'bring back' | 'start anew' }
  | { kind: 'travel'; by: 1 | -1; isFromBfcache: boolean }
  | { kind: 'follow link'; link: Link }
  | { kind: 'deep link' | 'change'; step: StepName }
  | { kind: 'wait'; days: number };

/** Walks are the same in every run. A failure reports the seed and the path. */
export const SEED = Number(process.env.WALK_SEED ?? 20261120);

const TYPES = ['scavenger-hunt', 'escape-room', 'holiday-party', 'onsite', 'offsite', 'homeschool', 'virtual'];
const CITIES: Answer['city'][] = [
  { name: 'Denver, CO, USA', at: [39.74, -104.98] },
  { name: 'San Francisco, CA, USA', at: [37.77493, -122.41942] },
  { name: 'Zürich' },
  { name: 'South San Francisco, CA, USA' },
  { name: '東京' },
];
const STEPS: StepName[] = ['type', 'city', 'people', 'game', 'plan', 'you', 'send'];

const goodContact = fc.record({
  firstName: fc.constantFrom(...NAMES.good),
  lastName: fc.constant('Okafor'),
  email: fc.constantFrom(...EMAILS.good),
  phone: fc.constantFrom(...PHONES.good),
});
const badContact = fc.record(
  {
    firstName: fc.constantFrom(...NAMES.good, ...NAMES.bad),
    lastName: fc.constantFrom(...NAMES.bad),
    email: fc.constantFrom(...EMAILS.bad),
    phone: fc.constantFrom(...PHONES.bad),
  },
  { requiredKeys: [] },
);

/** Valid answers */
const goodAnswer: fc.Arbitrary<Answer> = fc.record({
  type: fc.constantFrom(...TYPES),
  city: fc.constantFrom(...CITIES),
  people: fc.constantFrom(12, 30, 45),
  game: fc.nat(9),
  days: fc.constantFrom<string[][]>([], ['2031-05-01'], ['2031-05-01', '2031-06-02']),
  description: fc.constantFrom('', 'PO 4711', 'Zwei Rollstühle\nund ein Hund 🐕'),
  contact: goodContact,
});

/** Answers of which some are invalid */
const badAnswer: fc.Arbitrary<Answer> = fc.record({
  type: fc.constantFrom(...TYPES),
  city: fc.constantFrom(...CITIES, { name: '' }),
  people: fc.constantFrom(1, 75, 640, 5000, 0, 2.5, 9999),
  game: fc.nat(9),
  days: fc.constantFrom<string[][]>([], ['2020-02-02'], ['2031-05-01', '2031-05-01']),
  description: fc.constantFrom('', '<b>"quoted"</b> \\ and more'),
  contact: badContact,
});

const answer = fc.oneof({ weight: 3, arbitrary: goodAnswer }, badAnswer);

const link: fc.Arbitrary<Link> = fc
  .record(
    {
      type: fc.constantFrom(...TYPES),
      city: fc.constantFrom('Denver, CO, USA', 'San Francisco, CA, USA', 'Oslo'),
      people: fc.constantFrom(8, 45, 120),
      game: fc.constantFrom('city-hunt', 'relay', 'jazz-heist', 'harbor-heist'),
      date: fc.constantFrom('2031-07-07'),
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0);

const continueAction = fc.record({
  kind: fc.constant('continue' as const),
  outcome: fc.constantFrom<Outcome[]>('answered', 'lost', 'down'),
});

/** The actions of a visitor: mostly answering and continuing. */
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('answer' as const), answer }) },
  { weight: 16, arbitrary: continueAction },
  {
    weight: 11,
    arbitrary: fc.constantFrom<Action[]>(
      { kind: 'back link' },
      { kind: 'reload' },
      { kind: 'other tab' },
      { kind: 'other tab' },
      { kind: 'other tab' },
      { kind: 'close tab' },
      { kind: 'close tab' },
      { kind: 'switch' },
      { kind: 'bring back' },
      { kind: 'start over' },
      { kind: 'start anew' },
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('travel' as const),
      by: fc.constantFrom<(1 | -1)[]>(-1, -1, 1),
      isFromBfcache: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom<('deep link' | 'change')[]>('deep link', 'change'),
      step: fc.constantFrom(...STEPS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow link' as const), link }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 12, 31, -1) }) },
);

/** Walks of up to `length` actions. They start with valid answers, so that most walks reach later steps. */
export function walks(length: number): fc.Arbitrary<Action[]> {
  const start = fc.tuple(goodAnswer, fc.nat(7)).map(([first, steps]) =>
    Array.from({ length: steps }, (): Action[] => [
      { kind: 'answer', answer: first },
      { kind: 'continue', outcome: 'lost' },
    ]).flat(),
  );
  const rest = fc.array(action, { minLength: Math.ceil(length / 2), maxLength: length });
  return fc.tuple(start, rest).map((parts) => parts.flat());
}
