import { act, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { TRAP_FIELD, withoutHints } from '#lib/quote/sending-hints';
import { cases } from '#tests/scope';
import type { StepName } from '../factories/quote-visit.ts';
import { SEED, walks, type Outcome } from '../factories/quote-walk.ts';
import { loadWizard, openWizard } from '../factories/render-wizard.tsx';
import { takeWalk, type BrowserUnderTest, type Server, type TabUnderTest } from '../factories/take-walk.ts';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

/** The line of the summary that leads to a step. */
const TERMS: Partial<Record<StepName, string>> = {
  type: 'event',
  city: 'city',
  people: 'players',
  game: 'game',
  plan: 'dates',
  you: 'you',
};

/** What the next request meets. */
let network: { server: Server; outcome: Outcome };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/api/cities')) return Response.json({ cities: [] });
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const { server, outcome } = network;
    if (!server.take(key, answersIn(init.body), outcome)) throw new TypeError('Failed to fetch');
    return Response.json({ reference: 'RR-7KQ2-M9TX', price: { baseFee: 0, participants: 0, total: 0 } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What was sent, as JSON, without the hints that differ from one attempt to the next. */
function answersIn(body: unknown): string {
  return JSON.stringify(withoutHints(JSON.parse(String(body)) as Record<string, unknown>));
}

// By their text: asking a thousand times for roles and names takes most of the time.
const query = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const fill = (selector: string, value: string) => fireEvent.change(query(selector)!, { target: { value } });
const buttonIn = (place: 'form' | 'aside', words: RegExp) =>
  [...document.querySelectorAll(`${place} button`)].find(({ textContent }) => words.test(textContent));
const press = (words: RegExp) => fireEvent.click(buttonIn('form', words)!);
const switchButton = () => buttonIn('aside', /^(Switch to|Back to)/);
const heading = () => query('h1')!.textContent;
const stepOnShow = () => heading().replace('Question: ', '') as StepName;

/** The rendered wizard. One document plays every tab: the one that is left keeps its storage and its address. */
function browserOfPages(): BrowserUnderTest {
  type Left = { items: Record<string, string>; href: string; state: unknown };
  let current: Left | undefined;
  localStorage.clear();
  sessionStorage.clear();

  function show(tab: Left) {
    if (current) Object.assign(current, { items: { ...sessionStorage }, href: location.href, state: history.state });
    sessionStorage.clear();
    for (const [key, text] of Object.entries(tab.items)) sessionStorage.setItem(key, text);
    current = tab;
  }

  function newTab(): TabUnderTest {
    const tab: Left = { items: {}, href: '', state: null };
    return {
      ...HANDS,
      open(path) {
        if (current !== tab) show(tab);
        openWizard(path.replace('/get-a-quote', ''));
      },
      enter() {
        if (current !== tab) show(tab);
        history.pushState(tab.state, '', tab.href);
        loadWizard();
      },
    };
  }
  return { isOneDocument: true, newTab, kept: () => Object.values({ ...localStorage }).join('\n') };
}

const HANDS: Omit<TabUnderTest, 'open' | 'enter'> = {
  reload: loadWizard,
  travel: (by) =>
    act(async () => {
      const hasMoved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(by);
      await hasMoved;
    }),
  can(what, value) {
    if (what === 'start over') return buttonIn('form', /^Start over$/) !== undefined;
    if (what === 'switch') return switchButton() !== undefined;
    // Choosing again what is chosen changes nothing.
    return !query(`input[value="${value}"]`)?.checked;
  },
  answer({ type, city, people, game, days, description, contact }, choices) {
    switch (stepOnShow()) {
      case 'type':
        return fireEvent.click(query(`input[value="${type}"]`)!);
      case 'city':
        return fill('input[name="city"]', city.name);
      case 'people':
        return fill('input[name="people"]', String(people));
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
  look() {
    const kept = JSON.parse(sessionStorage.getItem('quote-tab') ?? '{}');
    const answers: QuoteAnswers = { ...EMPTY_ANSWERS, ...kept.answers };
    const isSent = heading().startsWith('This request is sent') || buttonIn('form', /^Sending$/) !== undefined;
    const typed = isSent ? [] : [...new FormData(document.querySelector('form')!)];
    const fields = typed.filter(([name]) => name !== TRAP_FIELD);
    return {
      isSent,
      step: stepOnShow(),
      named: new URLSearchParams(location.search).get('step'),
      hasDetour: /You asked for step|A virtual event is played/.test(query('[data-wizard] form')?.textContent ?? ''),
      body: toRequestBody(answers),
      earlier: answers.earlier.length,
      movedFrom: answers.movedFrom?.city,
      switchedFrom: answers.switchedFrom?.typeOfEvent,
      fields: fields.map(([name, value]) => [name, name === 'people' && value === '0' ? '' : String(value)]),
    };
  },
};

it('shows and keeps every answer on random walks', { timeout: 120_000 }, async () => {
  // A listed city takes a pause and a request; here every city is typed.
  const typed = walks(8).map((actions) =>
    actions.map((action) =>
      action.kind === 'answer'
        ? { ...action, answer: { ...action.answer, city: { name: action.answer.city.name } } }
        : action,
    ),
  );
  const walk = fc.asyncProperty(typed, (actions) => takeWalk(actions, browserOfPages()));
  await fc.assert(walk, { numRuns: cases(60), seed: SEED });
});
