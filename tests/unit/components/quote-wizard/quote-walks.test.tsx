import fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { findInvalidStep } from '#components/quote-wizard/steps/check-step.ts';
import { getIdempotencyKey } from '#components/quote-wizard/state/device-store.ts';
import { stepById, STEPS } from '#lib/quote/journey';
import { toRequestBody } from '#lib/quote/quote-state';
import { createBrowser, type BrowserTab } from '#tests/factories/quote-browser';
import { GAMES } from '#tests/factories/quote-visit';
import { cases } from '#tests/scope';
import { SEED, walks } from '#tests/factories/quote-walk';
import { takeWalk, type BrowserUnderTest, type TabUnderTest } from '#tests/factories/take-walk';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The state of the wizard without rendering, in a simulated browser */
function createFlowBrowser(): BrowserUnderTest {
  const browser = createBrowser(GAMES);
  return {
    isOneDocument: false,
    newTab: () => createTab(browser.newTab()),
    getStoredText: () => browser.localStorage.text(),
  };
}

function createTab(tab: BrowserTab): TabUnderTest {
  const games = GAMES;
  const answers = () => tab.flow.getState().answers;
  const getVisibleStep = () => STEPS[answers().currentStep - 1]!.id;
  return {
    open: (path) => tab.open(path),
    enter: () => tab.enter(),
    reload: () => tab.reload(),
    travel: (by, isFromBfcache) => tab.travel(by, isFromBfcache),
    can(what) {
      return what !== 'switch' || (answers().typeOfEvent === 'virtual' ? answers().switchedFrom : answers().typeOfEvent)
        ? true
        : false;
    },
    answer({ type, city, people, game, days, description, contact }, choices) {
      const { dispatch } = tab.flow;
      switch (getVisibleStep()) {
        case 'type':
          return dispatch({ kind: 'choose type', value: type, games });
        case 'city': {
          dispatch({ kind: 'type city', text: city.name.slice(0, 3), games });
          if (!city.at) return dispatch({ kind: 'type city', text: city.name, games });
          const [latitude, longitude] = city.at;
          return dispatch({ kind: 'choose city', place: { label: city.name, latitude, longitude }, games });
        }
        case 'people':
          return dispatch({ kind: 'count people', count: people });
        case 'game':
          return dispatch({ kind: 'choose game', game: choices[game % choices.length]! });
        case 'plan':
          dispatch({ kind: 'pick dates', days });
          return dispatch({ kind: 'write', field: 'description', text: description });
        case 'you':
          for (const [field, text] of Object.entries(contact)) {
            dispatch({ kind: 'write', field: field as keyof typeof contact, text });
          }
      }
    },
    advance: () => tab.flow.advance(),
    goBack: () => tab.flow.goBack(),
    change: (step) => tab.flow.change(stepById(step)!),
    startOver: () => tab.flow.startOver(),
    switchEvent() {
      const { typeOfEvent, game, switchedFrom } = answers();
      const choice = typeOfEvent === 'virtual' ? switchedFrom! : { typeOfEvent: 'virtual', game };
      tab.flow.dispatch({ kind: 'switch event', choice, games });
    },
    bringBack: () => tab.flow.dispatch({ kind: 'bring back', games }),
    send(server, outcome) {
      const invalid = findInvalidStep(answers(), games, new Date());
      if (invalid) return tab.flow.change(invalid.step, invalid.errors);
      const body = JSON.stringify(toRequestBody(answers()));
      if (!server.receive(getIdempotencyKey(body), body, outcome)) return;
      const price = { baseFee: 0, participants: 0, total: 0 };
      const sentAt = new Date().toISOString();
      tab.flow.finish({ reference: 'RR-7KQ2-M9TX', price, answers: answers(), gameName: '', sentAt });
    },
    observe() {
      const { answers, justSent, note } = tab.flow.getState();
      return {
        isSent: justSent !== null || answers.submitted,
        step: getVisibleStep(),
        stepInUrl: new URL(tab.entry.href).searchParams.get('step'),
        isRedirected: note !== '',
        body: toRequestBody(answers),
        earlier: answers.earlier.length,
        movedFrom: answers.movedFrom?.city,
        switchedFrom: answers.switchedFrom?.typeOfEvent,
        fields: [],
      };
    },
  };
}

it('keeps every answer on random walks', { timeout: 120_000 }, async () => {
  const walk = fc.asyncProperty(walks(24), (actions) => takeWalk(actions, createFlowBrowser()));
  await fc.assert(walk, { numRuns: cases(1000), seed: SEED });
});
