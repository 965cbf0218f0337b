import { expect, vi } from 'vitest';
import { bodyOf, Device, Tab, type Answer, type StepName } from './quote-visit.ts';
import type { Action, Outcome } from './quote-walk.ts';

const DAY = 86_400_000;

/** What a walk sees of the wizard after each action. */
export type Sight = {
  /** Whether it shows that the request is sent, instead of a step. */
  isSent: boolean;
  step: StepName;
  /** The step that the address names, if any. */
  named: string | null;
  hasDetour: boolean;
  /** What would be sent now. */
  body: unknown;
  earlier: number;
  movedFrom: string | undefined;
  switchedFrom: string | undefined;
  /** The values of the fields on show by their names. */
  fields: [name: string, value: string][];
};

/** One tab with the wizard in it, and hands that use it. */
export type TabUnderTest = {
  open(path: string): unknown;
  /** Back to this tab from another one. */
  enter(): unknown;
  reload(): unknown;
  travel(by: 1 | -1, isKeptWhole: boolean): unknown;
  answer(answer: Answer, choices: ReturnType<Tab['games']>): unknown;
  /** Whether a choice, or a way that is not always there, can be taken now. */
  can(what: 'choose' | 'start over' | 'switch', value?: string): boolean;
  advance(): unknown;
  goBack(): unknown;
  change(step: StepName): unknown;
  startOver(): unknown;
  switchEvent(): unknown;
  bringBack(): unknown;
  /** Presses the button that sends. */
  send(server: Server, outcome: Outcome): unknown;
  look(): Sight;
};

export type BrowserUnderTest = {
  /** Whether all pages are one document, and another tab means a reload in the end. */
  isOneDocument: boolean;
  newTab(): TabUnderTest;
  /** Everything that outlives the tabs. */
  kept(): string;
};

/** What the server got: one quote for each key. */
export class Server {
  readonly stored = new Map<string, string>();

  /** Whether the answer arrives. */
  take(key: string, body: string, outcome: Outcome): boolean {
    if (outcome === 'down') return false;
    expect(this.stored.get(key) ?? body, 'the same key came with other answers').toBe(body);
    this.stored.set(key, body);
    return outcome === 'answered';
  }
}

/** Walks through the wizard and through the model of it side by side, and compares them after each action. */
export async function takeWalk(actions: Action[], browser: BrowserUnderTest): Promise<void> {
  const device = new Device();
  const server = new Server();
  let quotes = 0;
  vi.setSystemTime(device.now);
  let here = await openTab();
  let other: typeof here | undefined;
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
    const { model, tab } = here;
    switch (action.kind) {
      case 'wait':
        device.now += action.days * DAY;
        return vi.setSystemTime(device.now);
      case 'reload':
        model.reload();
        return tab.reload();
      case 'close tab':
        return (here = await openTab());
      case 'other tab':
        return changeTab();
      case 'travel':
        if (!model.entries[model.index + action.by]) return;
        model.travel(action.by);
        return tab.travel(action.by, action.isKeptWhole);
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
        // What was sent shows no step.
        if (!model.isSent) return actOnStep(action);
    }
  }

  async function actOnStep(action: Action): Promise<unknown> {
    const { model, tab } = here;
    switch (action.kind) {
      case 'answer': {
        const choices = model.games().filter(({ id }) => tab.can('choose', id));
        const isNothing = model.step === 'game' ? choices.length === 0 : !tab.can('choose', action.answer.type);
        if (isNothing) return;
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
        const isThere = action.step !== 'send' && (action.step !== 'city' || model.said.type !== 'virtual');
        if (model.step !== 'send' || !isThere) return;
        model.change(action.step);
        return tab.change(action.step);
      }
      case 'start over':
        if (!tab.can('start over')) return;
        model.startOver();
        return tab.startOver();
      case 'switch':
        // The step of the city goes on to the next one then, which has a test of its own.
        if (model.step === 'city' || !tab.can('switch')) return;
        model.switchEvent();
        return tab.switchEvent();
      case 'bring back':
        if (model.said.earlier.length === 0) return;
        model.bringBack();
        return tab.bringBack();
    }
  }

  async function changeTab() {
    const next = other ?? (await openTab());
    [here, other] = [next, here];
    if (browser.isOneDocument) here.model.comeBack();
    await here.tab.enter();
  }

  async function send(outcome: Outcome) {
    const { model, tab } = here;
    const failing = model.failing();
    const body = JSON.stringify(bodyOf(model.said));
    if (failing) {
      model.change(failing);
    } else if (outcome !== 'down') {
      if (!model.sent.has(body)) quotes += 1;
      model.sent.add(body);
    }
    await tab.send(server, outcome);
    if (!failing && outcome === 'answered') model.finish();
  }

  function compare() {
    const { model, tab } = here;
    const seen = tab.look();
    expect(server.stored.size, 'quotes on the server').toBe(quotes);
    expect(browser.kept()).not.toMatch(/Okafor|example|"(firstName|lastName|email|phone)"/);
    expect(seen.isSent).toBe(model.isSent);
    if (model.isSent) return;
    expect(seen.step).toBe(model.step);
    expect(seen.named ?? 'type', 'the step in the address').toBe(model.step);
    expect(seen.hasDetour, 'the sentence why').toBe(model.isDetour);
    expect(seen.body).toEqual(bodyOf(model.said));
    expect(seen.earlier).toBe(model.said.earlier.length);
    expect(seen.movedFrom).toBe(model.movedFrom());
    expect(seen.switchedFrom).toBe(model.said.switchedFrom?.type);
    for (const [name, value] of seen.fields) expect([name, value]).toEqual([name, model.shown(name)]);
  }
}
