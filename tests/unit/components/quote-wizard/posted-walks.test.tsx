import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerForm } from '#components/quote-wizard/state/answer-form.ts';
import type { QuoteReply } from '#components/quote-wizard/state/quote-reply.ts';
import type { ContactField } from '#components/quote-wizard/state/quote-reducer.ts';
import { findInvalidStep } from '#components/quote-wizard/steps/check-step.ts';
import { parseAnswers } from '#lib/quote/draft';
import { reachableStep, stepById, STEPS, type StepId } from '#lib/quote/journey';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { RECOMMEND } from '#lib/pages/game-fit';
import { parseTypedNumber } from '#lib/quote/typed-number';
import { createBrowser, type BrowserTab } from '#tests/factories/quote-browser';
import { EMAILS, GAMES, NAMES } from '#tests/factories/quote-visit';
import { SEED } from '#tests/factories/quote-walk';
import { cases } from '#tests/scope';

/* The same random walk in the wizard and through posted pages, which must show the same steps, answers and errors. */

type Fields = Record<string, string | string[]>;
type Move = { fields: Fields; intent: string };

const TODAY = new Date('2026-11-20T09:00:00');
const DAYS = ['', '2026-12-10', '2026-12-11', '2026-11-20', '2020-01-01'];

const moves = fc.array(
  fc.record({
    fields: fc.record({
      typeOfEvent: fc.constantFrom('onsite', 'virtual', 'escape-room', 'scavenger-hunt'),
      city: fc.constantFrom('Denver, CO, USA', 'San Francisco, CA, USA', 'Reno', ''),
      participantSize: fc.constantFrom('8', '45', '600', '0', 'eight', ''),
      game: fc.constantFrom(...GAMES.map(({ id }) => id)),
      preferredDates: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...DAYS))),
      description: fc.constantFrom('', 'Two crews.\nOne stroller.'),
      firstName: fc.constantFrom(...NAMES.good, ''),
      lastName: fc.constantFrom(...NAMES.good, ''),
      email: fc.constantFrom(...EMAILS.good, 'imani@'),
      phone: fc.constantFrom('', '12'),
    }),
    intent: fc.oneof(
      { weight: 6, arbitrary: fc.constant('next') },
      { weight: 1, arbitrary: fc.constant('back') },
      { weight: 1, arbitrary: fc.constantFrom(...STEPS.map(({ id }) => id)) },
    ),
  }),
  { minLength: 5, maxLength: 25 },
);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: TODAY }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The fields that the form of a step has. */
function pickFields(fields: Fields, step: StepId): Fields {
  const { fields: names } = stepById(step)!;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => (names as readonly string[]).includes(name)));
}

/** Answers the step in the wizard, as its controls do: the same answer again changes nothing. */
function fillIn({ flow }: BrowserTab, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const text = String(value);
    const { typeOfEvent, city, game } = flow.getState().answers;
    if (text === { typeOfEvent, city, game: game || RECOMMEND }[name]) continue;
    if (name === 'typeOfEvent') flow.dispatch({ kind: 'choose type', value: text, games: GAMES });
    else if (name === 'city') flow.dispatch({ kind: 'type city', text, games: GAMES });
    else if (name === 'participantSize') flow.dispatch({ kind: 'count people', count: parseTypedNumber(text) });
    else if (name === 'game') flow.dispatch({ kind: 'choose game', game: GAMES.find(({ id }) => id === text)! });
    else if (name === 'preferredDates')
      flow.dispatch({ kind: 'pick dates', days: (value as string[]).filter((day) => day !== '') });
    else flow.dispatch({ kind: 'write', field: name as ContactField, text });
  }
}

function press({ flow }: BrowserTab, step: StepId, intent: string): void {
  const target = stepById(intent);
  if (target && step === 'send') flow.change(target);
  else if (target) flow.go(target);
  else if (intent === 'back') flow.goBack();
  else if (step !== 'send') flow.advance();
  else {
    const invalid = findInvalidStep(flow.getState().answers, GAMES, TODAY);
    if (invalid) flow.change(invalid.step, invalid.errors);
  }
}

/** Posts the step. The reply comes back from the browser as JSON. */
function post(previous: QuoteReply, { fields, intent }: Move): QuoteReply {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  form.append('intent', intent);
  const answers = { ...EMPTY_ANSWERS, ...parseAnswers(JSON.parse(JSON.stringify(previous.answers))) };
  const rules = { games: GAMES, resolveCity: (given: QuoteAnswers) => ({ answers: given }), today: TODAY };
  return answerForm({ ...previous, answers }, form, rules).reply;
}

const shownStep = ({ answers }: { answers: QuoteAnswers }) =>
  reachableStep(answers.currentStep, toRequestBody(answers)).id;

/** The request, without the difference between no head count and one that is no number: JSON has no NaN. */
const toComparable = (answers: QuoteAnswers) => ({
  ...toRequestBody(answers),
  participantSize: answers.participantSize || 0,
});

it('shows the same steps, answers and errors as the wizard on random walks', () => {
  const walk = fc.property(moves, (taken) => {
    const tab = createBrowser(GAMES).newTab();
    tab.open('/get-a-quote');
    let reply: QuoteReply = { answers: EMPTY_ANSWERS, errors: {} };
    for (const { fields, intent } of taken) {
      const step = shownStep(reply);
      const given = pickFields(fields, step);
      fillIn(tab, given);
      press(tab, step, intent);
      reply = post(reply, { fields: given, intent });
      const { answers, problem } = tab.flow.getState();
      expect(shownStep(reply)).toBe(shownStep({ answers }));
      expect(toComparable(reply.answers)).toEqual(toComparable(answers));
      expect(Object.keys(reply.errors)).toEqual(
        problem && problem.stepId === shownStep({ answers }) ? Object.keys(problem.errors) : [],
      );
    }
  });
  fc.assert(walk, { numRuns: cases(1000), seed: SEED });
});
