import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getIdempotencyKey } from '#components/quote-wizard/state/device-store.ts';
import { stepById, STEPS, type StepId } from '#lib/quote/journey';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { createBrowser, type BrowserTab } from '#tests/factories/quote-browser';
import { GAMES } from '#tests/factories/quote-visit';

const NOW = new Date(2026, 10, 20, 9);
const DAY = 86_400_000;
const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98 };
const DRAFT = 'quote-draft';
const games = GAMES;

let browser: ReturnType<typeof createBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  browser = createBrowser(games);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openTab(search = ''): BrowserTab {
  const tab = browser.newTab();
  tab.open(`/get-a-quote${search}`);
  return tab;
}

const answersIn = (tab: BrowserTab) => tab.flow.getState().answers;
const stepIn = (tab: BrowserTab): StepId => STEPS[answersIn(tab).currentStep - 1]!.id;
const addressOf = (tab: BrowserTab) => new URL(tab.entry.href).search;

/** Sets the number of people in a tab, one second later. */
function count(tab: BrowserTab, people: number) {
  vi.setSystemTime(Date.now() + 1000);
  tab.enter();
  tab.flow.dispatch({ kind: 'count people', count: people });
}

/** Opens a tab with all answers, at the summary. */
function openSummary(people = 45): BrowserTab {
  const tab = openTab(`?type=onsite&city=Denver&people=${people}`);
  const { dispatch, go } = tab.flow;
  for (const [field, text] of [
    ['firstName', 'Imani'],
    ['lastName', 'Okafor'],
    ['email', 'imani@example.com'],
  ] as const) {
    dispatch({ kind: 'write', field, text });
  }
  go(stepById('send')!);
  return tab;
}

/** Sends the answers of a tab. Returns the idempotency key and the body of the request. */
function send(tab: BrowserTab) {
  tab.enter();
  const answers = answersIn(tab);
  const body = JSON.stringify(toRequestBody(answers));
  const key = getIdempotencyKey(body);
  const price = { baseFee: 3000, participants: 2475, total: 5475 };
  tab.flow.finish({ reference: 'RR-7KQ2-M9TX', price, answers, gameName: '', sentAt: NOW.toISOString() });
  return { key, body };
}

describe('two tabs', () => {
  it('keep their own answers after a reload, and a new tab starts with the latest ones', () => {
    const [one, two] = [openTab('?type=onsite&city=Denver&people=12'), openTab()];
    expect(answersIn(two).participantSize).toBe(12);
    count(two, 75);
    count(one, 30);
    two.reload();
    expect(answersIn(two).participantSize).toBe(75);
    one.reload();
    expect(answersIn(one).participantSize).toBe(30);
    expect(answersIn(openTab()).participantSize).toBe(30);
  });

  it('do not change the answers of new tabs by a change of step', () => {
    const [one, two] = [openTab('?type=onsite&city=Denver&people=12'), openTab()];
    count(two, 75);
    one.enter();
    one.flow.go(stepById('people')!);
    one.reload();
    expect(answersIn(openTab()).participantSize).toBe(75);
  });

  it('send one quote each with its own key, and keep their own answers', () => {
    const [one, two] = [openSummary(45), openSummary(45)];
    count(two, 75);
    const first = send(one);
    two.reload();
    expect(answersIn(two)).toMatchObject({ participantSize: 75, email: 'imani@example.com' });
    expect(answersIn(openTab()).participantSize).toBe(75);
    const second = send(two);
    expect(second.key).not.toBe(first.key);
    expect(JSON.parse(second.body)).toMatchObject({ participantSize: 75 });
    expect(browser.localStorage.getItem(DRAFT)).toBeNull();
  });

  it('with the same answers share one draft, which sending clears; the other tab can still send', () => {
    const [one, two] = [openSummary(), openSummary()];
    send(one);
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    two.reload();
    expect(stepIn(two)).toBe('send');
    expect(answersIn(two).firstName).toBe('Imani');
  });

  it('start over separately: the other tab keeps its answers and shares only later changes', () => {
    const [one, two] = [openTab('?type=onsite&city=Denver&people=12'), openTab()];
    count(two, 75);
    one.enter();
    one.flow.startOver();
    one.reload();
    expect(answersIn(one)).toMatchObject({ typeOfEvent: '', participantSize: 0 });
    two.reload();
    expect(answersIn(two).participantSize).toBe(75);
    count(two, 80);
    one.reload();
    expect(answersIn(one).participantSize).toBe(80);
  });
});

describe('starting over', () => {
  it('clears both storages without a dialog', () => {
    const tab = openSummary();
    getIdempotencyKey('{}');
    tab.flow.startOver();
    expect(stepIn(tab)).toBe('type');
    expect(addressOf(tab)).toBe('?step=type');
    expect(browser.localStorage.text()).toBe('');
    expect(tab.session.text()).toBe('');
    tab.travel(-1, false);
    expect(stepIn(tab)).toBe('type');
    expect(tab.flow.getState().note).toBe('You asked for step 7; the event is still missing.');
  });
});

describe('a sent quote', () => {
  it('is finished: the same answers later are another quote', () => {
    const tab = openSummary();
    const first = send(tab);
    tab.open('/get-a-quote?start=new');
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: '', email: '' });
    const again = openSummary();
    expect(send(again).key).not.toBe(first.key);
  });

  it('accepts no more answers, and shows its reference after Back', () => {
    const tab = openSummary();
    send(tab);
    count(tab, 99);
    expect(tab.session.getItem('quote-tab')).toBeNull();
    tab.travel(-1, false);
    expect(tab.flow.getState().justSent).toBe('RR-7KQ2-M9TX');
    tab.reload();
    expect(tab.flow.getState().justSent).toBe('RR-7KQ2-M9TX');
  });

  it('is also shown on a page from the back/forward cache', () => {
    const tab = openSummary();
    tab.open('/get-a-quote?step=send');
    send(tab);
    tab.travel(-1, true);
    expect(tab.flow.getState().justSent).toBe('RR-7KQ2-M9TX');
  });
});

describe('the idempotency key of a request', () => {
  it('is the same for the same answers, also after a reload and a change back', () => {
    const tab = openSummary();
    const [body, other] = ['{"participantSize":45}', '{"participantSize":46}'];
    const key = getIdempotencyKey(body);
    expect(getIdempotencyKey(body)).toBe(key);
    expect(getIdempotencyKey(other)).not.toBe(key);
    tab.reload();
    expect(getIdempotencyKey(body)).toBe(key);
  });

  it('is created when the stored keys are invalid', () => {
    const tab = openSummary();
    tab.session.setItem('quote-keys', 'null');
    expect(getIdempotencyKey('{}')).toMatch(/^[0-9a-f-]{36}$/);
    tab.session.setItem('quote-keys', '{');
    expect(getIdempotencyKey('{}')).toBe(getIdempotencyKey('{}'));
  });
});

describe('a page from the back/forward cache', () => {
  it('shows the changes of a later page of the same tab', () => {
    const tab = openTab('?type=onsite&city=Denver&people=12');
    tab.open('/get-a-quote?type=virtual&people=30');
    tab.travel(-1, true);
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: 'virtual', participantSize: 30, city: 'Denver' });
  });
});

describe('a draft on the device', () => {
  const shared = () => browser.localStorage.getItem(DRAFT) ?? '';

  it('is kept for 30 days after its tab is closed, without contact details', () => {
    openSummary();
    expect(shared()).not.toMatch(/Imani|Okafor|example/);
    vi.setSystemTime(NOW.getTime() + 30 * DAY);
    const tab = openTab();
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: 'onsite', participantSize: 45, firstName: '', email: '' });
    expect([stepIn(tab), tab.flow.getState().isResumed, tab.flow.getState().note]).toEqual(['you', true, '']);
  });

  it('that is older than 30 days is removed', () => {
    openSummary();
    vi.setSystemTime(NOW.getTime() + 30 * DAY + 1);
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    expect(browser.localStorage.text()).toBe('');
  });

  it('of a tab that stayed open for longer is removed too, with its contact details', () => {
    const tab = openSummary();
    vi.setSystemTime(NOW.getTime() + 31 * DAY);
    tab.reload();
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: '', email: '' });
    expect(tab.session.getItem('quote-tab')).toBeNull();
  });

  it('is kept when the clock is set back, and its 30 days start again', () => {
    openSummary();
    vi.setSystemTime(NOW.getTime() - 400 * DAY);
    expect(answersIn(openTab()).participantSize).toBe(45);
    expect(JSON.parse(shared()).savedAt).toBe(NOW.getTime() - 400 * DAY);
  });

  it.each([
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['that is cut off', (text: string) => text.slice(0, -9)],
    ['that is no object', () => '[null]'],
    ['that is empty', () => ''],
  ])('%s is removed, and the wizard starts empty', (_name, spoil) => {
    openTab('?type=onsite&people=45');
    browser.localStorage.setItem(DRAFT, spoil(shared()));
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    expect(browser.localStorage.text()).toBe('');
  });

  it('with one invalid answer keeps the others', () => {
    openTab('?type=onsite&people=45');
    browser.localStorage.setItem(DRAFT, shared().replace('"onsite"', '"picnic"'));
    expect(answersIn(openTab())).toMatchObject({ typeOfEvent: '', participantSize: 45 });
  });
});

describe('a storage', () => {
  function refuse(storage: BrowserTab['session'], ...names: ('getItem' | 'setItem' | 'removeItem')[]) {
    for (const name of names) {
      storage[name] = () => {
        throw new DOMException('Refused', name === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
      };
    }
  }

  it('that is full never returns an older answer', () => {
    const tab = openTab('?type=onsite&city=Denver&people=12');
    refuse(tab.session, 'setItem');
    count(tab, 75);
    expect(tab.session.getItem('quote-tab')).toBeNull();
    tab.reload();
    expect(answersIn(tab).participantSize).toBe(75);
  });

  it('that is forbidden only loses the answers on reload', () => {
    const tab = browser.newTab();
    refuse(tab.session, 'getItem', 'setItem', 'removeItem');
    refuse(browser.localStorage, 'getItem', 'setItem', 'removeItem');
    tab.open('/get-a-quote?type=onsite&city=Denver&people=45&step=people');
    count(tab, 75);
    tab.flow.advance();
    tab.travel(-1, false);
    expect([stepIn(tab), answersIn(tab).participantSize]).toEqual(['people', 75]);
    const body = JSON.stringify(toRequestBody(answersIn(tab)));
    expect(getIdempotencyKey(body)).toBe(getIdempotencyKey(body));
    send(tab);
    tab.travel(1, false);
    expect(tab.flow.getState().justSent).toBe('RR-7KQ2-M9TX');
    tab.open('/get-a-quote?start=new');
    expect(answersIn(tab).typeOfEvent).toBe('');
  });
});

describe('a step that the URL requests', () => {
  it.each([
    ['', 'send', 'type', 'You asked for step 7; the event is still missing.'],
    ['type=onsite', 'you', 'city', 'You asked for step 6; the city is still missing.'],
    ['type=onsite&city=Denver', 'you', 'people', 'You asked for step 6; the number of players is still missing.'],
    ['type=virtual', 'send', 'people', 'You asked for step 6; the number of players is still missing.'],
    ['type=onsite&city=Denver&people=45', 'send', 'you', 'You asked for step 7; your name or email is still missing.'],
    ['type=virtual&people=45', 'city', 'type', 'A virtual event is played online, so there is no city to ask for.'],
    ['type=onsite&city=Denver&people=45', 'game', 'game', ''],
    ['type=onsite&city=Denver&people=45', 'elsewhere', 'game', ''],
  ])('with %j: %s shows %s', (query, requested, shown, reason) => {
    const tab = openTab(`?${query}&step=${requested}`);
    expect(stepIn(tab)).toBe(shown);
    expect(tab.flow.getState().note).toBe(reason);
    expect(addressOf(tab)).toBe(`?step=${shown}`);
  });

  it('is not opened automatically when the missing answer is given', () => {
    const tab = openTab('?type=onsite&city=Denver&step=send');
    count(tab, 4);
    expect([stepIn(tab), addressOf(tab)]).toEqual(['people', '?step=people']);
    tab.flow.advance();
    expect([stepIn(tab), tab.flow.getState().note]).toEqual(['game', '']);
  });

  it('is replaced with a reason when an earlier step became incomplete', () => {
    const tab = openTab('?type=virtual&people=45');
    tab.reload();
    tab.flow.go(stepById('type')!);
    tab.flow.advance();
    tab.travel(-1, false);
    tab.flow.dispatch({ kind: 'choose type', value: 'onsite', games });
    tab.travel(1, false);
    expect([stepIn(tab), addressOf(tab)]).toEqual(['city', '?step=city']);
    expect(tab.flow.getState().note).toBe('You asked for step 3; the city is still missing.');
  });
});

describe('a value that a choice replaced', () => {
  it('is restored after a reload: the city before a game that is played in one city', () => {
    const tab = openTab('?type=escape-room&people=45');
    tab.flow.dispatch({ kind: 'choose city', place: DENVER, games });
    tab.flow.dispatch({ kind: 'choose game', game: games.find(({ id }) => id === 'jazz-heist')! });
    tab.reload();
    expect(answersIn(tab)).toMatchObject({ city: 'San Francisco, CA, USA', movedFrom: { city: DENVER.label } });
    tab.flow.dispatch({ kind: 'choose game', game: games[0]! });
    expect(answersIn(tab)).toMatchObject({ city: DENVER.label, latitude: 39.74, selectedCity: true, movedFrom: null });
  });

  it('is restored when the event type excludes that game, but not when the visitor enters another city', () => {
    const jazz = games.find(({ id }) => id === 'jazz-heist')!;
    const tab = openTab('?type=escape-room&city=Denver&people=45');
    tab.flow.dispatch({ kind: 'choose game', game: jazz });
    tab.flow.dispatch({ kind: 'choose type', value: 'virtual', games });
    expect(answersIn(tab)).toMatchObject({ city: 'Denver', game: '' });
    tab.flow.dispatch({ kind: 'choose type', value: 'escape-room', games });
    tab.flow.dispatch({ kind: 'choose game', game: jazz });
    tab.flow.dispatch({ kind: 'type city', text: 'Oslo', games });
    expect(answersIn(tab)).toMatchObject({ city: 'Oslo', game: '', movedFrom: null });
    tab.flow.dispatch({ kind: 'choose game', game: jazz });
    tab.flow.dispatch({ kind: 'choose city', place: DENVER, games });
    expect(answersIn(tab)).toMatchObject({ city: DENVER.label, game: '', movedFrom: null });
  });

  it('is restored after a reload: the event before the switch to virtual', () => {
    const tab = openTab('?type=scavenger-hunt&city=Denver&people=45&game=city-hunt');
    tab.flow.dispatch({ kind: 'switch event', choice: { typeOfEvent: 'virtual', game: 'city-hunt' }, games });
    tab.reload();
    const { switchedFrom } = answersIn(tab);
    expect(switchedFrom).toEqual({ typeOfEvent: 'scavenger-hunt', game: 'city-hunt' });
    tab.flow.dispatch({ kind: 'switch event', choice: switchedFrom!, games });
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: 'scavenger-hunt', game: 'city-hunt', switchedFrom: null });
  });
});

describe('a link', () => {
  const pick = ({ typeOfEvent, city, participantSize, game }: QuoteAnswers) => [
    typeOfEvent,
    city,
    participantSize,
    game,
  ];

  it('replaces the answers that it has, and they can be restored, also after a reload', () => {
    const tab = openTab('?type=onsite&city=Denver&people=45&game=city-hunt');
    tab.open('/get-a-quote?type=virtual&people=30&from=virtual-events');
    expect(pick(answersIn(tab))).toEqual(['virtual', 'Denver', 30, '']);
    expect(addressOf(tab)).toBe('?from=virtual-events&step=game');
    tab.flow.dispatch({ kind: 'write', field: 'description', text: 'PO 4711' });
    tab.reload();
    tab.flow.dispatch({ kind: 'bring back', games });
    expect(pick(answersIn(tab))).toEqual(['onsite', 'Denver', 45, 'city-hunt']);
    expect(answersIn(tab)).toMatchObject({ description: 'PO 4711', earlier: [] });
  });

  it('can be undone, up to the latest three links', () => {
    const tab = openTab('?type=onsite&city=Denver&people=10');
    for (const people of [20, 30, 40, 50]) tab.open(`/get-a-quote?people=${people}`);
    const restored = [0, 1, 2].map(() => {
      tab.flow.dispatch({ kind: 'bring back', games });
      return answersIn(tab).participantSize;
    });
    expect(restored).toEqual([40, 30, 20]);
    expect(answersIn(tab).earlier).toEqual([]);
  });

  it('that only adds or repeats answers has nothing to restore', () => {
    const tab = openTab('?type=onsite');
    tab.open('/get-a-quote?type=onsite&city=Denver&people=45');
    expect(answersIn(tab).earlier).toEqual([]);
  });

  it('with a game and no event keeps the game until the event is chosen', () => {
    const tab = openTab('?game=city-hunt');
    tab.reload();
    expect(answersIn(tab).game).toBe('city-hunt');
    tab.flow.dispatch({ kind: 'choose type', value: 'onsite', games });
    expect(answersIn(tab).game).toBe('city-hunt');
  });
});
