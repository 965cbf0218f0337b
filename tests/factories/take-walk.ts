import { expect, vi } from 'vitest';
import { toRequestBody, Device, Tab, type Answer, type StepName } from './quote-visit.ts';
import type { Action, Outcome } from './quote-walk.ts';

const DAY = 86_400_000;

/** The state of the wizard that a walk checks after each action. */
export type VisibleState = {
  /** Whether the sent request is shown instead of a step. */
  isSent: boolean;
  step: StepName;
  /** The step in the URL, if any. */
  stepInUrl: string | null;
  isRedirected: boolean;
  /** The body of a request with the current answers. */
  body: unknown;
  earlier: number;
  movedFrom: string | undefined;
  switchedFrom: string | undefined;
  /** The visible fields: name and value. */
  fields: [name: string, value: string][];
};

/** One tab with the wizard, and the actions of a visitor in it. */
export type TabUnderTest = {
  open(path: string): unknown;
  /** Activates this tab. */
  enter(): unknown;
  reload(): unknown;
  travel(by: 1 | -1, isFromBfcache: boolean): unknown;
  answer(answer: Answer, choices: ReturnType<Tab['games']>): unknown;
  /** Whether an option or a button is available. */
  can(what: 'choose' | 'start over' | 'switch', value?: string): boolean;
  advance(): unknown;
  goBack(): unknown;
  change(step: StepName): unknown;
  startOver(): unknown;
  switchEvent(): unknown;
  bringBack(): unknown;
  /** Presses the send button. */
  send(server: Server, outcome: Outcome): unknown;
  observe(): VisibleState;
};

export type BrowserUnderTest = {
  /** Whether all tabs share one document, so that activating a tab reloads it. */
  isOneDocument: boolean;
  newTab(): TabUnderTest;
  /** The content of localStorage. */
  getStoredText(): string;
};

/** A mock server that stores one quote for each idempotency key. */
export class Server {
  readonly stored = new Map<string, string>();

  /** Stores a request. Returns whether the response arrives. */
  receive(key: string, body: string, outcome: Outcome): boolean {
    if (outcome === 'down') return false;
    expect(this.stored.get(key) ?? body, 'the same key was sent with other answers').toBe(body);
    this.stored.set(key, body);
    return outcome === 'answered';
  }
}

/** Runs the actions in the wizard and in the model, and compares both after each action. */
export async function takeWalk(actions: Action[], browser: BrowserUnderTest): Promise<void> {
  const device = new Device();
  const server = new Server();
  let quotes = 0;
  vi.setSystemTime(device.now);
  let active = await openTab();
  let inactive: typeof active | undefined;
  compare();
  for (const action of actions) {
    device.now += 1000;
    vi.setSystemTime(device.now);
    await act(action);
    compare();
  }

  async function openTab() {
    const [model, tab] = [new Tab(device, browser.isOneDocument), browser.newTab()];
    model.open(undefined);
    await tab.open('/get-a-quote');
    return { model, tab };
  }

  async function act(action: Action): Promise<unknown> {
    const { model, tab } = active;
    switch (action.kind) {
      case 'wait':
        device.now += action.days * DAY;
        return vi.setSystemTime(device.now);
      case 'reload':
        model.reload();
        return tab.reload();
      case 'close tab':
        return (active = await openTab());
      case 'other tab':
        return changeTab();
      case 'travel':
        if (!model.entries[model.index + action.by]) return;
        model.travel(action.by);
        return tab.travel(action.by, action.isFromBfcache);
      case 'deep link':
        model.open(action.step);
        return tab.open(`/get-a-quote?step=${action.step}`);
      case 'follow link': {
        model.open(undefined, action.link);
        const query = Object.entries(action.link).map(([key, value]) => [key, String(value)]);
        return tab.open(`/get-a-quote?${new URLSearchParams(query)}`);
      }
      case 'start anew':
        model.open(undefined, {}, true);
        return tab.open('/get-a-quote?start=new');
      default:
        // After sending, there is no step.
        if (!model.isSent) return actOnStep(action);
    }
  }

  async function actOnStep(action: Action): Promise<unknown> {
    const { model, tab } = active;
    switch (action.kind) {
      case 'answer': {
        const choices = model.games().filter(({ id }) => tab.can('choose', id));
        const hasNoChoice = model.step === 'game' ? choices.length === 0 : !tab.can('choose', action.answer.type);
        if (hasNoChoice) return;
        model.answer(action.answer, choices);
        return tab.answer(action.answer, choices);
      }
      case 'continue':
        if (model.step === 'send') return send(action.outcome);
        model.advance();
        return tab.advance();
      case 'back link':
        if (model.step === 'type') return;
        model.goBack();
        return tab.goBack();
      case 'change': {
        const isAvailable = action.step !== 'send' && (action.step !== 'city' || model.answers.type !== 'virtual');
        if (model.step !== 'send' || !isAvailable) return;
        model.change(action.step);
        return tab.change(action.step);
      }
      case 'start over':
        if (!tab.can('start over')) return;
        model.startOver();
        return tab.startOver();
      case 'switch':
        // The city step then moves to the next step, which has its own test.
        if (model.step === 'city' || !tab.can('switch')) return;
        model.switchEvent();
        return tab.switchEvent();
      case 'bring back':
        if (model.answers.earlier.length === 0) return;
        model.bringBack();
        return tab.bringBack();
    }
  }

  async function changeTab() {
    const next = inactive ?? (await openTab());
    [active, inactive] = [next, active];
    if (browser.isOneDocument) active.model.returnToTab();
    await active.tab.enter();
  }

  async function send(outcome: Outcome) {
    const { model, tab } = active;
    const invalidStep = model.findInvalidStep();
    const body = JSON.stringify(toRequestBody(model.answers));
    if (invalidStep) {
      model.change(invalidStep);
    } else if (outcome !== 'down') {
      if (!model.sent.has(body)) quotes += 1;
      model.sent.add(body);
    }
    await tab.send(server, outcome);
    if (!invalidStep && outcome === 'answered') model.finish();
  }

  function compare() {
    const { model, tab } = active;
    const state = tab.observe();
    expect(server.stored.size, 'quotes on the server').toBe(quotes);
    expect(browser.getStoredText()).not.toMatch(/Okafor|example|"(firstName|lastName|email|phone)"/);
    expect(state.isSent).toBe(model.isSent);
    if (model.isSent) return;
    expect(state.step).toBe(model.step);
    expect(state.stepInUrl ?? 'type', 'the step in the URL').toBe(model.step);
    expect(state.isRedirected, 'the reason for the redirect').toBe(model.isRedirected);
    expect(state.body).toEqual(toRequestBody(model.answers));
    expect(state.earlier).toBe(model.answers.earlier.length);
    expect(state.movedFrom).toBe(model.movedFrom());
    expect(state.switchedFrom).toBe(model.answers.switchedFrom?.type);
    for (const [name, value] of state.fields) expect([name, value]).toEqual([name, model.fieldValue(name)]);
  }
}
