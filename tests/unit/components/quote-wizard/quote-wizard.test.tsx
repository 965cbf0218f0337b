import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const PHONE = { phone: '(415) 555-0142', phoneHref: 'tel:+14155550142', email: 'desk@example.com' };

const COPY: QuoteFlowCopy = {
  type: { question: 'What are we playing?', help: 'Choose one.' },
  city: { question: 'Where?', help: 'Start typing.' },
  people: { question: 'How many players?', help: 'A guess will do.' },
  game: { question: 'Which game?', help: 'Or let us recommend.' },
  plan: { question: 'When, and what for?', help: 'All optional.' },
  you: { question: 'Who gets the quote?', help: 'So that a person can answer.' },
  send: { question: 'Check and send', help: 'Change any line.' },
  promise: 'This does not book a date or charge you.',
  credit: 'GeoNames',
  travelReasons: { virtual: 'Nobody travels.', home: 'We live here.', away: 'One fixed fee.' },
};

const GAMES: Game[] = [
  game({ id: 'recommend', name: 'Recommend one', smallest: 1, largest: 5000 }),
  game({ id: 'city-hunt', name: 'City Hunt', types: ['scavenger-hunt'], largest: 640 }),
  game({ id: 'jazz-heist', name: 'Jazz Heist', largest: 60, city: 'San Francisco, CA, USA' }),
];

const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98 };
const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 2475, total: 5475 } };
const PRICED = '?type=escape-room&city=Denver%2C+CO%2C+USA&people=45';

function game(given: Partial<Game>): Game {
  return {
    id: 'game',
    name: 'Game',
    line: 'A line',
    types: ['escape-room', 'virtual'],
    smallest: 6,
    largest: 100,
    time: '60 minutes',
    setting: 'indoors',
    ...given,
  };
}

/** Mocks the quote endpoint with the responses `quotes`, in order, and the city list with Denver. */
function mockFetch(...quotes: { status: number; body: unknown }[]) {
  const fetchMock = vi.fn(async (url: string, _init?: RequestInit) => {
    if (url.startsWith('/api/cities')) return Response.json({ cities: [{ ...DENVER, isSame: true }] });
    const { status, body } = quotes.shift() ?? { status: 201, body: RECEIPT };
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetchMock);
  return () => fetchMock.mock.calls.filter(([url]) => url === '/api/quotes');
}

function open(search = '') {
  window.history.replaceState(null, '', `/get-a-quote${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <QuoteWizard copy={COPY} games={GAMES} {...PHONE} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const question = () => screen.getByRole('heading', { level: 1 });
const priceSummary = () => within(screen.getByRole('complementary', { name: 'Score sheet' }));
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Dana');
  await user.type(screen.getByLabelText('Last name'), 'Ruiz');
  await user.type(screen.getByLabelText('Email'), 'dana@example.com');
  await press(user, 'Continue');
}

beforeEach(() => {
  push.mockClear();
  mockFetch();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the price', () => {
  it('appears after three answers: 45 players in Denver cost $5,475', async () => {
    const user = open();
    expect(priceSummary().getByText('Three answers to a price')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Escape room' }));
    await press(user, 'Continue');
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'denv');
    await user.click(await screen.findByRole('option', { name: 'Denver, CO, USA' }));
    expect(screen.getByText(/Travel and set-up: \$3,000/)).toBeTruthy();
    await press(user, 'Continue');
    expect(priceSummary().queryByText('Total')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Number of players' }), '45');
    expect(priceSummary().getByText('$5,475')).toBeTruthy();
    expect(priceSummary().getByText('$121.67 a person')).toBeTruthy();
    expect(priceSummary().getByText('Same team, virtual: $2,475. That saves $3,000 of travel.')).toBeTruthy();
  });

  it('says what the next person costs', async () => {
    const user = open('?type=escape-room&city=Oakland&people=12&step=people');
    expect(await screen.findByText('18 more places at no cost.')).toBeTruthy();
    await press(user, /ten more/);
    await user.clear(screen.getByRole('textbox', { name: 'Number of players' }));
    await user.type(screen.getByRole('textbox', { name: 'Number of players' }), '50');
    expect(screen.getByText('The 51st person adds $55.')).toBeTruthy();
  });

  it('has no travel fee in San Francisco, and has one in South San Francisco', async () => {
    open('?type=onsite&city=San+Francisco%2C+CA%2C+USA&people=30');
    expect(await priceSummary().findAllByText('$1,500')).toHaveLength(2);
    cleanup();
    localStorage.clear();
    open('?type=onsite&city=South+San+Francisco%2C+CA%2C+USA&people=30');
    expect(await priceSummary().findByText('$4,500')).toBeTruthy();
  });
});

describe('a city that is typed freely', () => {
  it('has a travel fee until the suggested listed city is chosen', async () => {
    const calls = mockFetch();
    const user = open('?type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'denver');
    await user.tab();
    expect(priceSummary().getByText('$5,475')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Yes, use it' }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Denver, CO, USA');
    expect(localStorage.getItem('quote-draft')).toContain('39.74');
    expect(calls()).toHaveLength(0);
  });

  it.each([
    ['San Francisco, CA, USA ', '$2,475', '$0'],
    ['san francisco, ca, usa', '$5,475', '$3,000'],
  ])('as "%s" costs %s, and the lines of the price summary add up', async (city, total, fee) => {
    const user = open('?type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), city);
    expect(priceSummary().getByText('Total').parentElement).toHaveTextContent(total);
    expect(priceSummary().getByText(fee)).toBeTruthy();
  });

  it('keeps the active option when the list changes', async () => {
    const lists: Record<string, (typeof DENVER)[]> = {
      denv: [DENVER, { ...DENVER, label: 'Denville, NJ, USA' }],
      denve: [{ ...DENVER, label: 'Denver, NC, USA' }, DENVER],
    };
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) =>
        Response.json({ cities: lists[new URL(address, 'http://localhost').searchParams.get('q') ?? ''] ?? [] }),
      ),
    );
    const user = open('?type=onsite&people=45');
    const input = await screen.findByRole('combobox', { name: 'City' });
    await user.type(input, 'denv');
    await screen.findByRole('option', { name: 'Denville, NJ, USA' });
    await user.keyboard('e{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Denver, CO, USA' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('option', { name: 'Denver, NC, USA' });
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('Denver, CO, USA');
  });
});

describe('the steps', () => {
  it('skip the city for a virtual event', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Virtual event' }));
    await press(user, 'Continue');
    expect(question().textContent).toBe('How many players?');
    expect(document.title).toContain('Step 2 of 6: How many players?');
    const track = within(screen.getByRole('list', { name: 'Progress' }));
    expect(track.queryByText('City')).toBeNull();
    await press(user, 'Back to event');
    expect(question().textContent).toBe('What are we playing?');
  });

  it('focus the question after a change of step, but not on the first load', async () => {
    const user = open();
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('radio', { name: 'Virtual event' }));
    await press(user, 'Continue');
    expect(document.activeElement).toBe(question());
  });

  it('write the step to the URL and follow the Back button of the browser', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Onsite event' }));
    await press(user, 'Continue');
    expect(window.location.search).toBe('?step=city');
    window.history.back();
    await waitFor(() => expect(question().textContent).toBe('What are we playing?'));
  });

  it('keep the answers after a reload, and a link replaces the answers that it has', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Escape room' }));
    await press(user, 'Continue');
    cleanup();
    open('?people=75');
    expect(await priceSummary().findByText('75 players')).toBeTruthy();
    expect(priceSummary().getByText('Escape room')).toBeTruthy();
    expect(localStorage.getItem('quote-draft')).not.toContain('email');
  });

  it('remove a stored game that does not fit the link', async () => {
    open('?type=scavenger-hunt&city=Denver&people=45&game=city-hunt');
    await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('city-hunt'));
    cleanup();
    open('?type=virtual');
    await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('virtual'));
    expect(JSON.parse(localStorage.getItem('quote-draft') ?? '').answers.game).toBe('');
  });

  it('start a priced link at the first question that it did not answer', async () => {
    open(PRICED);
    await waitFor(() => expect(question().textContent).toBe('Which game?'));
    cleanup();
    open(`${PRICED}&game=jazz-heist`);
    await waitFor(() => expect(question().textContent).toBe('When, and what for?'));
  });

  it('return to the summary after a change', async () => {
    const user = open(`${PRICED}&step=you`);
    await waitFor(() => expect(question().textContent).toBe('Who gets the quote?'));
    await fillContact(user);
    await press(user, 'Change players');
    await press(user, /ten more/);
    await press(user, 'Continue');
    expect(question().textContent).toBe('Check and send');
    expect(screen.getByText('55')).toBeTruthy();
  });
});

describe('the games', () => {
  it('that do not fit are listed with the reason', async () => {
    open('?type=escape-room&city=Denver&people=75&step=game');
    expect(await screen.findByText('Jazz Heist takes up to 60 players; you said 75.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Jazz Heist' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Recommend one' }).checked).toBe(true);
  });

  it('set the city in which they are played', async () => {
    const user = open(`${PRICED}&step=game`);
    await user.click(await screen.findByRole('radio', { name: 'Jazz Heist' }));
    expect(priceSummary().getByText('Escape room, San Francisco, CA, USA')).toBeTruthy();
    expect(priceSummary().getByText('We live here.')).toBeTruthy();
  });
});

describe('errors', () => {
  it('focus a summary with links to the fields, and disappear when corrected', async () => {
    const user = open(`${PRICED}&step=you`);
    await waitFor(() => expect(question().textContent).toBe('Who gets the quote?'));
    await press(user, 'Continue');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByText('Almost there')).toBeTruthy();
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.click(within(summary).getByRole('link', { name: 'Enter your email address.' }));
    expect(document.activeElement).toBe(email);
    await user.type(email, 'dana@example.com');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Enter your email address.')).toBeNull();
  });

  it('do not block Back', async () => {
    const user = open('?type=onsite');
    await waitFor(() => expect(question().textContent).toBe('Where?'));
    await press(user, 'Back to event');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(question().textContent).toBe('What are we playing?');
  });
});

describe('sending', () => {
  async function reachSummary() {
    const user = open(`${PRICED}&step=you`);
    await waitFor(() => expect(question().textContent).toBe('Who gets the quote?'));
    await fillContact(user);
    expect(question().textContent).toBe('Check and send');
    return user;
  }

  it('happens once on a double click, with an idempotency key, and opens the confirmation', async () => {
    const calls = mockFetch();
    const user = await reachSummary();
    await user.dblClick(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/get-a-quote/confirmation?ref=RR-7KQ2-M9TX'));
    expect(calls()).toHaveLength(1);
    const init = calls()[0]?.[1];
    expect(new Headers(init?.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(String(init?.body))).toMatchObject({ participantSize: 45, city: 'Denver, CO, USA' });
    expect(localStorage.getItem('quote-draft')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('quote-sent') ?? '')).toMatchObject(RECEIPT);
  });

  it('leaves no draft; Back shows the sent request and sends nothing', async () => {
    const calls = mockFetch();
    const user = await reachSummary();
    await press(user, 'Send request');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(question().textContent).toBe('Check and send');
    window.history.back();
    await waitFor(() => expect(question().textContent).toBe('This request is sent: RR-7KQ2-M9TX'));
    expect(document.title).toContain('This request is sent');
    expect(screen.queryByRole('form')).toBeNull();
    cleanup();
    open('?step=you');
    expect(question().textContent).toContain('RR-7KQ2-M9TX');
    expect(localStorage.getItem('quote-draft')).toBeNull();
    expect(calls()).toHaveLength(1);
  });

  it('allows no changes while the request is pending', async () => {
    let respond = (_response: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
    const user = await reachSummary();
    await press(user, 'Send request');
    await screen.findByRole('button', { name: 'Sending' });
    await press(user, 'Change players');
    await press(user, 'Back to your details');
    await user.click(screen.getByRole('button', { name: /^People/ }));
    expect(question().textContent).toBe('Check and send');
    respond(Response.json({ error: 'Too many.' }, { status: 429 }));
    await screen.findByText('Something fell off the table');
    await press(user, 'Change players');
    expect(question().textContent).toBe('How many players?');
  });

  it('opens the step of the field that the server rejected', async () => {
    mockFetch({ status: 422, body: { errors: { email: 'That mailbox is closed.' } } });
    const user = await reachSummary();
    await press(user, 'Send request');
    await waitFor(() => expect(question().textContent).toBe('Who gets the quote?'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getAllByText('That mailbox is closed.')).toHaveLength(2);
    await user.type(screen.getByLabelText('Email'), '.org');
    expect(screen.queryByText('That mailbox is closed.')).toBeNull();
  });

  it('keeps the answers and the idempotency key when the server rejects the request', async () => {
    const calls = mockFetch({ status: 429, body: { error: 'Too many.' } });
    const user = await reachSummary();
    await press(user, 'Send request');
    expect(await screen.findByText('Something fell off the table')).toBeTruthy();
    expect(screen.getByRole('link', { name: PHONE.phone })).toBeTruthy();
    await press(user, 'Try again');
    await waitFor(() => expect(push).toHaveBeenCalled());
    const keys = calls().map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
