import { act, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { HONEYPOT_FIELD, withoutHints } from '#lib/quote/sending-hints';
import { cases } from '#tests/scope';
import type { StepName } from '#tests/factories/quote-visit';
import { translatePage } from '#tests/translate';
import { SEED, walks, type Outcome } from '#tests/factories/quote-walk';
import { loadWizard, openWizard } from '../../../factories/render-wizard.tsx';
import { takeWalk, type BrowserUnderTest, type Server, type TabUnderTest } from '#tests/factories/take-walk';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

/** The names of the steps on the Change buttons of the summary */
const TERMS: Partial<Record<StepName, string>> = {
  type: 'event',
  city: 'city',
  people: 'players',
  game: 'game',
  plan: 'dates',
  you: 'you',
};

/** The server and its response to the next request */
let network: { server: Server; outcome: Outcome };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/cities')) return Response.json({ cities: [] });
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const { server, outcome } = network;
    if (!server.receive(key, answersIn(init.body), outcome)) throw new TypeError('Failed to fetch');
    return Response.json({ reference: 'RR-7KQ2-M9TX', price: { baseFee: 0, participants: 0, total: 0 } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The answers of a request as JSON, without the hints, which differ between attempts. */
function answersIn(body: unknown): string {
  return JSON.stringify(withoutHints(JSON.parse(String(body)) as Record<string, unknown>));
}

// Buttons are found by their text because queries by role and name take most of the time.
const query = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const fill = (selector: string, value: string) => fireEvent.change(query(selector)!, { target: { value } });
const buttonIn = (place: 'form' | 'aside', text: RegExp) =>
  [...document.querySelectorAll(`${place} button`)].find(({ textContent }) => text.test(textContent));
const press = (text: RegExp) => fireEvent.click(buttonIn('form', text)!);
const switchButton = () => buttonIn('aside', /^(Switch to|Back to)/);
const heading = () => query('h1')!.textContent;
const getVisibleStep = () => heading().replace('Question: ', '') as StepName;

/** The rendered wizard. All tabs share one document; an inactive tab keeps its storage and its URL. */
function createRenderedBrowser({ isTranslated = false } = {}): BrowserUnderTest {
  type TabSnapshot = { items: Record<string, string>; href: string; state: unknown };
  let current: TabSnapshot | undefined;
  localStorage.clear();
  sessionStorage.clear();

  function show(tab: TabSnapshot) {
    if (current) Object.assign(current, { items: { ...sessionStorage }, href: location.href, state: history.state });
    sessionStorage.clear();
    for (const [key, text] of Object.entries(tab.items)) sessionStorage.setItem(key, text);
    current = tab;
  }

  function newTab(): TabUnderTest {
    const tab: TabSnapshot = { items: {}, href: '', state: null };
    const actions = {
      ...TAB_ACTIONS,
      open(path: string) {
        if (current !== tab) show(tab);
        openWizard(path.replace('/get-a-quote', ''));
      },
      enter() {
        if (current !== tab) show(tab);
        history.pushState(tab.state, '', tab.href);
        loadWizard();
      },
    };
    return isTranslated ? translateAfterEach(actions) : actions;
  }
  return { isOneDocument: true, newTab, getStoredText: () => Object.values({ ...localStorage }).join('\n') };
}

/** Translates the page after each action, as a browser does that watches it. */
function translateAfterEach(actions: TabUnderTest): TabUnderTest {
  return new Proxy(actions, {
    get:
      (target, name: keyof TabUnderTest) =>
      (...given: never[]) => {
        const result = (target[name] as (...given: never[]) => unknown)(...given);
        if (result instanceof Promise) return result.finally(translatePage);
        translatePage();
        return result;
      },
  });
}

const TAB_ACTIONS: Omit<TabUnderTest, 'open' | 'enter'> = {
  reload: loadWizard,
  travel: (by) =>
    act(async () => {
      const hasNavigated = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(by);
      await hasNavigated;
    }),
  can(what, value) {
    if (what === 'start over') return buttonIn('form', /^Start over$/) !== undefined;
    if (what === 'switch') return switchButton() !== undefined;
    // Choosing the checked option again fires no change event.
    return !query(`input[value="${value}"]`)?.checked;
  },
  answer({ type, city, people, game, days, description, contact }, choices) {
    switch (getVisibleStep()) {
      case 'type':
        return fireEvent.click(query(`input[value="${type}"]`)!);
      case 'city':
        return fill('input[name="city"]', city.name);
      case 'people':
        return fill('input[name="participantSize"]', String(people));
      case 'game':
        return fireEvent.click(query(`input[value="${choices[game % choices.length]!.id}"]`)!);
      case 'plan':
        document.querySelectorAll('input[type="date"]').forEach((input, index) => {
          fireEvent.change(input, { target: { value: days[index] ?? '' } });
        });
        return fill('textarea', description);
      case 'you':
        for (const [field, text] of Object.entries(contact)) fill(`input[name="${field}"]`, text);
    }
  },
  advance: () => press(/^Continue$/),
  goBack: () => press(/^Back to/),
  change: (step) => press(new RegExp(`^Change ${TERMS[step]}`)),
  startOver: () => press(/^Start over/),
  switchEvent: () => fireEvent.click(switchButton()!),
  bringBack: () => press(/^Bring back/),
  async send(server, outcome) {
    network = { server, outcome };
    push.mockClear();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(outcome === 'answered');
    press(/^(Send request|Try again)$/);
    await waitFor(() => expect(push.mock.calls.length > 0 || buttonIn('form', /^Sending$/) === undefined).toBe(true));
    onLine.mockReturnValue(true);
  },
  observe() {
    const stored = JSON.parse(sessionStorage.getItem('quote-tab') ?? '{}');
    const answers: QuoteAnswers = { ...EMPTY_ANSWERS, ...stored.answers };
    const isSent = heading().startsWith('This request is sent') || buttonIn('form', /^Sending$/) !== undefined;
    const typed = isSent ? [] : [...new FormData(document.querySelector('form')!)];
    const fields = typed.filter(([name]) => name !== HONEYPOT_FIELD && name !== 'preferredDates');
    return {
      isSent,
      step: getVisibleStep(),
      stepInUrl: new URLSearchParams(location.search).get('step'),
      isRedirected: /You asked for step|A virtual event is played/.test(query('[data-wizard] form')?.textContent ?? ''),
      body: toRequestBody(answers),
      earlier: answers.earlier.length,
      movedFrom: answers.movedFrom?.city,
      switchedFrom: answers.switchedFrom?.typeOfEvent,
      fields: fields.map(([name, value]) => [name, name === 'participantSize' && value === '0' ? '' : String(value)]),
    };
  },
};

it.each([
  ['', false, 60],
  [' while the page is translated', true, 30],
])('shows and keeps every answer on random walks%s', { timeout: 120_000 }, async (_name, isTranslated, runs) => {
  // Cities are typed here, because choosing one from the list takes a debounce and a request.
  const typed = walks(8).map((actions) =>
    actions.map((action) =>
      action.kind === 'answer'
        ? { ...action, answer: { ...action.answer, city: { name: action.answer.city.name } } }
        : action,
    ),
  );
  const walk = fc.asyncProperty(typed, (actions) => takeWalk(actions, createRenderedBrowser({ isTranslated })));
  await fc.assert(walk, { numRuns: cases(runs), seed: SEED });
});
