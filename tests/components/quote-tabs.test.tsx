import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../components/quote-wizard/device-store.ts';
import { stepById, STEPS, type StepId } from '#lib/quote/journey';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { newBrowser, type BrowserTab } from '../factories/quote-browser.ts';
import { GAMES } from '../factories/quote-visit.ts';

const NOW = new Date(2026, 10, 20, 9);
const DAY = 86_400_000;
const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98 };
const DRAFT = 'quote-draft';
const games = GAMES;

let browser: ReturnType<typeof newBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  browser = newBrowser(games);
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

const answersIn = (tab: BrowserTab) => tab.flow.read().answers;
const stepIn = (tab: BrowserTab): StepId => STEPS[answersIn(tab).currentStep - 1]!.id;
const addressOf = (tab: BrowserTab) => new URL(tab.entry.href).search;

/** Says how many, in that tab; a second passes. */
function count(tab: BrowserTab, people: number) {
  vi.setSystemTime(Date.now() + 1000);
  tab.enter();
  tab.flow.dispatch({ kind: 'count people', count: people });
}

/** A tab with everything answered, on the summary. */
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

/** Sends what the tab holds, and gives the key and the body that go to the server. */
function send(tab: BrowserTab) {
  tab.enter();
  const answers = answersIn(tab);
  const body = JSON.stringify(toRequestBody(answers));
  const key = keyOf(body);
  const price = { baseFee: 3000, participants: 2475, total: 5475 };
  tab.flow.finish({ reference: 'RR-7KQ2-M9TX', price, answers, gameName: '', sentAt: NOW.toISOString() });
  return { key, body };
}

describe('two tabs', () => {
  it('each keep their own answers over a reload, and a new tab begins with the last ones', () => {
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

  it('do not change what new tabs begin with by moving on only', () => {
    const [one, two] = [openTab('?type=onsite&city=Denver&people=12'), openTab()];
    count(two, 75);
    one.enter();
    one.flow.go(stepById('people')!);
    one.reload();
    expect(answersIn(openTab()).participantSize).toBe(75);
  });

  it('send a quote each, under a key each, and neither takes the answers of the other away', () => {
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

  it('with the same answers leave no draft of what was sent, and the other can still send', () => {
    const [one, two] = [openSummary(), openSummary()];
    send(one);
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    two.reload();
    expect(stepIn(two)).toBe('send');
    expect(answersIn(two).firstName).toBe('Imani');
  });

  it('start over alone: the other keeps its answers, and they come back here only after it went on', () => {
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
  it('clears both storages and asks nothing', () => {
    const tab = openSummary();
    keyOf('{}');
    tab.flow.startOver();
    expect(stepIn(tab)).toBe('type');
    expect(addressOf(tab)).toBe('?step=type');
    expect(browser.localStorage.text()).toBe('');
    expect(tab.session.text()).toBe('');
    tab.travel(-1, false);
    expect(stepIn(tab)).toBe('type');
    expect(tab.flow.read().detour).toBe('You asked for step 7; the event is still missing.');
  });
});

describe('a sent quote', () => {
  it('is done with: the same answers once more are another quote', () => {
    const tab = openSummary();
    const first = send(tab);
    tab.open('/get-a-quote?start=new');
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: '', email: '' });
    const again = openSummary();
    expect(send(again).key).not.toBe(first.key);
  });

  it('takes no answer any more, and shows its reference after Back', () => {
    const tab = openSummary();
    send(tab);
    count(tab, 99);
    expect(tab.session.getItem('quote-tab')).toBeNull();
    tab.travel(-1, false);
    expect(tab.flow.read().justSent).toBe('RR-7KQ2-M9TX');
    tab.reload();
    expect(tab.flow.read().justSent).toBe('RR-7KQ2-M9TX');
  });

  it('shows itself also on a page that the browser kept whole', () => {
    const tab = openSummary();
    tab.open('/get-a-quote?step=send');
    send(tab);
    tab.travel(-1, true);
    expect(tab.flow.read().justSent).toBe('RR-7KQ2-M9TX');
  });
});

describe('the key of a request', () => {
  it('is made once for the same answers, also after a reload and a change back', () => {
    const tab = openSummary();
    const [body, other] = ['{"participantSize":45}', '{"participantSize":46}'];
    const key = keyOf(body);
    expect(keyOf(body)).toBe(key);
    expect(keyOf(other)).not.toBe(key);
    tab.reload();
    expect(keyOf(body)).toBe(key);
  });

  it('survives a storage that holds nonsense', () => {
    const tab = openSummary();
    tab.session.setItem('quote-keys', 'null');
    expect(keyOf('{}')).toMatch(/^[0-9a-f-]{36}$/);
    tab.session.setItem('quote-keys', '{');
    expect(keyOf('{}')).toBe(keyOf('{}'));
  });
});

describe('a page that the browser kept whole', () => {
  it('shows what a later page of the same tab has changed', () => {
    const tab = openTab('?type=onsite&city=Denver&people=12');
    tab.open('/get-a-quote?type=virtual&people=30');
    tab.travel(-1, true);
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: 'virtual', participantSize: 30, city: 'Denver' });
  });
});

describe('a draft on the device', () => {
  const shared = () => browser.localStorage.getItem(DRAFT) ?? '';

  it('outlives its tab by 30 days, without the contact', () => {
    openSummary();
    expect(shared()).not.toMatch(/Imani|Okafor|example/);
    vi.setSystemTime(NOW.getTime() + 30 * DAY);
    const tab = openTab();
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: 'onsite', participantSize: 45, firstName: '', email: '' });
    expect([stepIn(tab), tab.flow.read().isResumed, tab.flow.read().detour]).toEqual(['you', true, '']);
  });

  it('that is older is removed', () => {
    openSummary();
    vi.setSystemTime(NOW.getTime() + 30 * DAY + 1);
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    expect(browser.localStorage.text()).toBe('');
  });

  it('of a tab that stayed open for longer is removed too, with its contact', () => {
    const tab = openSummary();
    vi.setSystemTime(NOW.getTime() + 31 * DAY);
    tab.reload();
    expect(answersIn(tab)).toMatchObject({ typeOfEvent: '', email: '' });
    expect(tab.session.getItem('quote-tab')).toBeNull();
  });

  it('survives a clock that is set back, and its 30 days begin anew', () => {
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
  ])('%s is removed, and the wizard begins anew', (_name, spoil) => {
    openTab('?type=onsite&people=45');
    browser.localStorage.setItem(DRAFT, spoil(shared()));
    expect(answersIn(openTab()).typeOfEvent).toBe('');
    expect(browser.localStorage.text()).toBe('');
  });

  it('with one unusable answer keeps the others', () => {
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

  it('that is full never brings an older answer back', () => {
    const tab = openTab('?type=onsite&city=Denver&people=12');
    refuse(tab.session, 'setItem');
    count(tab, 75);
    expect(tab.session.getItem('quote-tab')).toBeNull();
    tab.reload();
    expect(answersIn(tab).participantSize).toBe(75);
  });

  it('that is forbidden costs nothing but the reload', () => {
    const tab = browser.newTab();
    refuse(tab.session, 'getItem', 'setItem', 'removeItem');
    refuse(browser.localStorage, 'getItem', 'setItem', 'removeItem');
    tab.open('/get-a-quote?type=onsite&city=Denver&people=45&step=people');
    count(tab, 75);
    tab.flow.advance('people');
    tab.travel(-1, false);
    expect([stepIn(tab), answersIn(tab).participantSize]).toEqual(['people', 75]);
    const body = JSON.stringify(toRequestBody(answersIn(tab)));
    expect(keyOf(body)).toBe(keyOf(body));
    send(tab);
    tab.travel(1, false);
    expect(tab.flow.read().justSent).toBe('RR-7KQ2-M9TX');
    tab.open('/get-a-quote?start=new');
    expect(answersIn(tab).typeOfEvent).toBe('');
  });
});

describe('the first question, which stands there until the step of a link is drawn', () => {
  it.each([
    ['?type=scavenger-hunt', 'city'],
    ['?type=onsite&city=Denver&people=45', 'game'],
    ['?type=onsite&city=Denver&people=45&game=city-hunt', 'plan'],
  ])('leads to that step and no further with %s', (query, asked) => {
    const tab = openTab(query);
    tab.flow.advance('type');
    expect(stepIn(tab)).toBe(asked);
    expect(tab.flow.read()).toMatchObject({ problem: undefined, hasMoved: true });
  });

  it('takes an answer, and asks on from there', () => {
    const tab = openTab('?type=onsite&city=Denver&people=45');
    tab.flow.dispatch({ kind: 'choose type', value: 'offsite', games });
    expect([stepIn(tab), answersIn(tab).typeOfEvent, addressOf(tab)]).toEqual(['type', 'offsite', '?step=type']);
    tab.flow.advance('type');
    expect([stepIn(tab), answersIn(tab).city]).toEqual(['city', 'Denver']);
  });
});

describe('a step that an address asks for', () => {
  it.each([
    ['', 'send', 'type', 'You asked for step 7; the event is still missing.'],
    ['type=onsite', 'you', 'city', 'You asked for step 6; the city is still missing.'],
    ['type=onsite&city=Denver', 'you', 'people', 'You asked for step 6; the number of players is still missing.'],
    ['type=virtual', 'send', 'people', 'You asked for step 6; the number of players is still missing.'],
    ['type=onsite&city=Denver&people=45', 'send', 'you', 'You asked for step 7; your name or email is still missing.'],
    ['type=virtual&people=45', 'city', 'type', 'A virtual event is played online, so there is no city to ask for.'],
    ['type=onsite&city=Denver&people=45', 'game', 'game', ''],
    ['type=onsite&city=Denver&people=45', 'elsewhere', 'game', ''],
  ])('with %j: %s shows %s', (query, asked, shown, words) => {
    const tab = openTab(`?${query}&step=${asked}`);
    expect(stepIn(tab)).toBe(shown);
    expect(tab.flow.read().detour).toBe(words);
    expect(addressOf(tab)).toBe(`?step=${shown}`);
  });

  it('is not jumped to as soon as the gap is filled', () => {
    const tab = openTab('?type=onsite&city=Denver&step=send');
    count(tab, 4);
    expect([stepIn(tab), addressOf(tab)]).toEqual(['people', '?step=people']);
    tab.flow.advance('people');
    expect([stepIn(tab), tab.flow.read().detour]).toEqual(['game', '']);
  });

  it('is left with the reason, when going forward meets a new gap', () => {
    const tab = openTab('?type=virtual&people=45');
    tab.flow.go(stepById('type')!);
    tab.flow.advance('type');
    tab.travel(-1, false);
    tab.flow.dispatch({ kind: 'choose type', value: 'onsite', games });
    tab.travel(1, false);
    expect([stepIn(tab), addressOf(tab)]).toEqual(['city', '?step=city']);
    expect(tab.flow.read().detour).toBe('You asked for step 3; the city is still missing.');
  });
});

describe('what a choice put aside', () => {
  it('comes back after a reload: the city before a game in one place', () => {
    const tab = openTab('?type=escape-room&people=45');
    tab.flow.dispatch({ kind: 'choose city', place: DENVER, games });
    tab.flow.dispatch({ kind: 'choose game', game: games.find(({ id }) => id === 'jazz-heist')! });
    tab.reload();
    expect(answersIn(tab)).toMatchObject({ city: 'San Francisco, CA, USA', movedFrom: { city: DENVER.label } });
    tab.flow.dispatch({ kind: 'choose game', game: games[0]! });
    expect(answersIn(tab)).toMatchObject({ city: DENVER.label, latitude: 39.74, selectedCity: true, movedFrom: null });
  });

  it('comes back when the event rules that game out, and not when the visitor names another city', () => {
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

  it('comes back after a reload: the event before "same team, virtual"', () => {
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

  it('wins for what it names, and what it replaced comes back on a press, also after a reload', () => {
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

  it('after a link: each one can be taken back, the latest three', () => {
    const tab = openTab('?type=onsite&city=Denver&people=10');
    for (const people of [20, 30, 40, 50]) tab.open(`/get-a-quote?people=${people}`);
    const seen = [0, 1, 2].map(() => {
      tab.flow.dispatch({ kind: 'bring back', games });
      return answersIn(tab).participantSize;
    });
    expect(seen).toEqual([40, 30, 20]);
    expect(answersIn(tab).earlier).toEqual([]);
  });

  it('that only fills what was open, or repeats it, has nothing to bring back', () => {
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
