import fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { firstFailing } from '../../components/quote-wizard/check-step.ts';
import { keyOf } from '../../components/quote-wizard/device-store.ts';
import { stepById, STEPS } from '#lib/quote/journey';
import { toRequestBody } from '#lib/quote/quote-state';
import { newBrowser, type BrowserTab } from '../factories/quote-browser.ts';
import { GAMES } from '../factories/quote-visit.ts';
import { cases } from '#tests/scope';
import { SEED, walks } from '../factories/quote-walk.ts';
import { takeWalk, type BrowserUnderTest, type TabUnderTest } from '../factories/take-walk.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The flow itself, in a browser without windows. */
function browserOfFlows(): BrowserUnderTest {
  const browser = newBrowser(GAMES);
  return {
    isOneDocument: false,
    newTab: () => handsOn(browser.newTab()),
    kept: () => browser.localStorage.text(),
  };
}

function handsOn(tab: BrowserTab): TabUnderTest {
  const games = GAMES;
  const answers = () => tab.flow.read().answers;
  const stepOnShow = () => STEPS[answers().currentStep - 1]!.id;
  return {
    open: (path) => tab.open(path),
    enter: () => tab.enter(),
    reload: () => tab.reload(),
    travel: (by, isKeptWhole) => tab.travel(by, isKeptWhole),
    can(what) {
      return what !== 'switch' || (answers().typeOfEvent === 'virtual' ? answers().switchedFrom : answers().typeOfEvent)
        ? true
        : false;
    },
    answer({ type, city, people, game, days, description, contact }, choices) {
      const { dispatch } = tab.flow;
      switch (stepOnShow()) {
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
    advance: () => tab.flow.advance(stepOnShow()),
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
      const failing = firstFailing(answers(), games, new Date());
      if (failing) return tab.flow.change(failing.step, failing.errors);
      const body = JSON.stringify(toRequestBody(answers()));
      if (!server.take(keyOf(body), body, outcome)) return;
      const price = { baseFee: 0, participants: 0, total: 0 };
      const sentAt = new Date().toISOString();
      tab.flow.finish({ reference: 'RR-7KQ2-M9TX', price, answers: answers(), gameName: '', sentAt });
    },
    look() {
      const { answers, justSent, detour } = tab.flow.read();
      return {
        isSent: justSent !== null || answers.submitted,
        step: stepOnShow(),
        named: new URL(tab.entry.href).searchParams.get('step'),
        hasDetour: detour !== '',
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
  const walk = fc.asyncProperty(walks(24), (actions) => takeWalk(actions, browserOfFlows()));
  await fc.assert(walk, { numRuns: cases(1000), seed: SEED });
});
