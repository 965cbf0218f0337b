import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { getGames, getQuoteFlow } from '#lib/pages/read';

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98, isSame: true };
const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 2475, total: 5475 } };
const PRICED = 'type=onsite&city=Denver%2C+CO%2C+USA&people=45';
const MS = expect.any(Number);
/** Longer than the debounce of an answer */
const AFTER_DEBOUNCE = { timeout: 3000 };

type Entry = Record<string, unknown>;
const events = () => (window.dataLayer ?? []) as Entry[];
const named = (...names: string[]) => events().filter(({ event }) => names.includes(String(event)));

/** Mocks the quote endpoint with the responses `quotes`, in order, and the city list with Denver. */
function answer(...quotes: { status: number; body: unknown }[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (url.startsWith('/api/cities')) return Response.json({ cities: [DENVER] });
      const { status, body } = quotes.shift() ?? { status: 201, body: RECEIPT };
      return Response.json(body, { status });
    }),
  );
}

/** Strict mode runs every effect twice, which would reveal duplicate events. */
function wizard() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <QuoteWizard
          copy={getQuoteFlow()}
          games={getGames()}
          phone="(415) 555-0142"
          phoneHref="tel:+14155550142"
          email="desk@example.com"
        />
      </QueryClientProvider>
    </StrictMode>
  );
}

async function open(search = '') {
  window.history.replaceState(null, '', `/get-a-quote?${search}`);
  render(wizard());
  await waitFor(() => expect(events()).not.toEqual([]));
  return userEvent.setup();
}

/** A new page load on the same device: the data layer is empty, and the storage stays. */
async function reopen(search = '') {
  cleanup();
  delete window.dataLayer;
  return open(search);
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const people = () => screen.getByRole('textbox', { name: 'Number of players' });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const count = (value: string) => fireEvent.change(people(), { target: { value } });

function writeContact(email = 'imani@example.com') {
  write('First name', 'Imani');
  write('Last name', 'Okafor');
  write('Email', email);
}

beforeEach(() => {
  delete window.dataLayer;
  answer();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a visit to the wizard', () => {
  it('reports each step once, with declared parameters only', async () => {
    const user = await open('from=home');
    await user.click(radio(/Onsite/));
    press('Continue');
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'denv');
    await user.click(await screen.findByRole('option', { name: DENVER.label }));
    press('Continue');
    for (const typed of ['4', '45', '4', '', '4', '45']) count(typed);
    press('Continue');
    press('Continue');
    press('Continue');
    writeContact();
    press('Continue');
    await user.dblClick(screen.getByRole('button', { name: 'Send request' }));
    const view = (step_name: string, step_index: number) => [
      { event: 'quote_step_view', step_name, step_index, steps_total: 7 },
    ];
    const complete = (step_name: string, step_index: number) => [
      { event: 'quote_step_complete', step_name, step_index, steps_total: 7, ms_on_step: MS },
    ];
    const whole = [
      ...view('type', 1),
      { event: 'quote_start', entry: 'home', resumed: false },
      ...complete('type', 1),
      ...view('city', 2),
      ...complete('city', 2),
      ...view('people', 3),
      { event: 'quote_price_shown', value: 5475, currency: 'USD', band: '31-50', travel: 1, format: 'in-person' },
      ...complete('people', 3),
      ...view('game', 4),
      ...complete('game', 4),
      ...view('plan', 5),
      ...complete('plan', 5),
      ...view('you', 6),
      ...complete('you', 6),
      ...view('send', 7),
      ...complete('send', 7),
    ];
    await waitFor(() => expect(events()).toEqual(whole));
  });

  it('reports six steps and no travel for a virtual event', async () => {
    await open();
    fireEvent.click(radio(/Virtual/));
    press('Continue');
    count('12');
    press('Continue');
    expect(events().slice(2)).toEqual([
      { event: 'quote_step_complete', step_name: 'type', step_index: 1, steps_total: 6, ms_on_step: MS },
      { event: 'quote_step_view', step_name: 'people', step_index: 2, steps_total: 6 },
      { event: 'quote_price_shown', value: 1500, currency: 'USD', band: '1-30', travel: 0, format: 'virtual' },
      { event: 'quote_step_complete', step_name: 'people', step_index: 2, steps_total: 6, ms_on_step: MS },
      { event: 'quote_step_view', step_name: 'game', step_index: 3, steps_total: 6 },
    ]);
  });

  it('begins at the step of a link, with its price, and starts with the first answer', async () => {
    await open(`${PRICED}&from=what-team-building-costs-in-2026`);
    expect(events()).toEqual([
      { event: 'quote_price_shown', value: 5475, currency: 'USD', band: '31-50', travel: 1, format: 'in-person' },
      { event: 'quote_step_view', step_name: 'game', step_index: 4, steps_total: 7 },
    ]);
    press('Continue');
    expect(named('quote_start')).toEqual([]);
    write('Anything we should know', 'PO 4711');
    write('Anything we should know', 'PO 4711, one wheelchair user');
    expect(named('quote_start')).toEqual([
      { event: 'quote_start', entry: 'what-team-building-costs-in-2026', resumed: false },
    ]);
  });

  it('completes a step only by moving forward, not by Back or by skipping it', async () => {
    await open(PRICED);
    press('Back to players');
    press('Back to city');
    expect(named('quote_step_complete')).toEqual([]);
    press('Switch to virtual');
    expect(named('quote_step_complete')).toEqual([]);
    expect(named('quote_step_view').map(({ step_name }) => step_name)).toEqual(['game', 'people', 'city', 'people']);
    press('Continue');
    expect(named('quote_step_complete').map(({ step_name }) => step_name)).toEqual(['people']);
  });

  it('does not start when the city list completes the city of a link', async () => {
    const home = { label: 'San Francisco, CA, USA', latitude: 37.77, longitude: -122.42, isSame: true };
    vi.stubGlobal('fetch', async () => Response.json({ cities: [home] }));
    await open('type=onsite&city=SF&people=45');
    await screen.findByText('None inside San Francisco: we live here.');
    press('Back to players');
    press('Back to city');
    expect(screen.getByRole('combobox')).toHaveValue(home.label);
    expect(named('quote_start')).toEqual([]);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Oakland' } });
    expect(named('quote_start')).toHaveLength(1);
  });

  it('starts with an event type that was chosen before hydration', async () => {
    window.history.replaceState(null, '', '/get-a-quote');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(wizard());
    container.querySelector<HTMLInputElement>('input[value="offsite"]')!.checked = true;
    render(wizard(), { container, hydrate: true });
    await waitFor(() => expect(events()).toHaveLength(2));
    expect(events()[0]).toEqual({ event: 'quote_start', entry: 'direct', resumed: false });
    container.remove();
  });
});

describe('the price and the price band', () => {
  it('are reported when the number has stopped changing', async () => {
    await open(`${PRICED}&step=people`);
    for (const typed of ['4', '', '1', '12', '120']) count(typed);
    expect(named('quote_band_crossed')).toEqual([]);
    await waitFor(() => expect(named('quote_band_crossed')).toHaveLength(1), AFTER_DEBOUNCE);
    for (const typed of ['12', '1', '', '9', '99']) count(typed);
    press('Continue');
    expect(named('quote_band_crossed', 'quote_price_shown').slice(1)).toEqual([
      { event: 'quote_band_crossed', from: '31-50', to: 'over-100' },
      { event: 'quote_band_crossed', from: 'over-100', to: '51-100' },
    ]);
  });

  it('are not reported as a change for the first head count', async () => {
    await open('type=onsite&city=Oakland');
    count('75');
    await waitFor(() => expect(named('quote_price_shown')).toHaveLength(1), AFTER_DEBOUNCE);
    expect(named('quote_price_shown')[0]).toMatchObject({ value: 7175, band: '51-100', travel: 1 });
    expect(named('quote_band_crossed')).toEqual([]);
  });
});

describe('an error', () => {
  it('is reported for each field and attempt with its rule, not its message', async () => {
    await open(`${PRICED}&step=you`);
    press('Continue');
    const missing = (field: string) => ({ event: 'quote_error', step_name: 'you', field, rule: 'missing' });
    const all = [missing('first-name'), missing('last-name'), missing('email')];
    await waitFor(() => expect(named('quote_error')).toEqual(all));
    write('First name', 'I'.repeat(101));
    write('Last name', 'Okafor');
    write('Email', 'imani@');
    write('Phone (optional)', '12');
    press('Continue');
    const wrong = (field: string, rule: string) => ({ event: 'quote_error', step_name: 'you', field, rule });
    await waitFor(() =>
      expect(named('quote_error').slice(3)).toEqual([
        wrong('first-name', 'too-long'),
        wrong('email', 'malformed'),
        wrong('phone', 'malformed'),
      ]),
    );
  });

  it.each([
    ['type', '', '', { field: 'type-of-event', rule: 'missing' }],
    ['city', 'type=onsite', '', { field: 'city', rule: 'missing' }],
    ['people', 'type=virtual', '', { field: 'participant-size', rule: 'missing' }],
    ['people', 'type=virtual', '2.5', { field: 'participant-size', rule: 'not-whole' }],
    ['people', 'type=virtual', 'many', { field: 'participant-size', rule: 'not-whole' }],
    ['people', 'type=virtual', '-3', { field: 'participant-size', rule: 'too-few' }],
    ['people', 'type=virtual', '5001', { field: 'participant-size', rule: 'too-many' }],
    [
      'game',
      'type=escape-room&city=Oakland&people=2&game=journey-to-jidara&step=game',
      '',
      { field: 'game', rule: 'unfit' },
    ],
    ['plan', `${PRICED}&date=2020-01-01&step=plan`, '', { field: 'preferred-dates', rule: 'too-early' }],
  ])('in the step "%s" of "%s" with "%s" breaks %j', async (step_name, search, typed, expected) => {
    await open(search);
    if (typed) count(typed);
    press('Continue');
    await waitFor(() => expect(named('quote_error')).toEqual([{ event: 'quote_error', step_name, ...expected }]));
  });

  it('for a day that was chosen twice has its own rule', async () => {
    await open(`${PRICED}&step=plan`);
    for (const label of ['First choice', 'Second choice']) write(label, '2031-12-10');
    press('Continue');
    await waitFor(() => expect(named('quote_error')).toMatchObject([{ field: 'preferred-dates', rule: 'repeated' }]));
  });

  it('from the server has the rule "refused", and the failed request is reported too', async () => {
    answer({ status: 422, body: { errors: { email: 'imani@example.com is closed.' } } }, { status: 429, body: {} });
    const user = await open(`${PRICED}&step=you`);
    writeContact();
    press('Continue');
    press('Send request');
    await waitFor(() =>
      expect(named('quote_error')).toEqual([
        { event: 'quote_error', step_name: 'you', field: 'email', rule: 'refused' },
      ]),
    );
    await user.type(screen.getByLabelText('Email'), '.org');
    press('Continue');
    press('Send request');
    await waitFor(() =>
      expect(named('quote_submit_failed')).toEqual([
        { event: 'quote_submit_failed', reason: 'http-422', attempt: 1 },
        { event: 'quote_submit_failed', reason: 'http-429', attempt: 2 },
      ]),
    );
    expect(named('quote_step_complete').filter(({ step_name }) => step_name === 'send')).toEqual([]);
  });
});

describe('a later visit', () => {
  it('reports that it resumes a draft, and starts with its own first answer', async () => {
    await open('from=home');
    fireEvent.click(radio(/Onsite/));
    press('Continue');
    await reopen('step=city');
    expect(events()).toEqual([
      { event: 'quote_resume', step_name: 'city' },
      { event: 'quote_step_view', step_name: 'city', step_index: 2, steps_total: 7 },
    ]);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Oak' } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Oakland' } });
    expect(named('quote_start')).toEqual([{ event: 'quote_start', entry: 'direct', resumed: true }]);
  });

  it('that starts over begins again with the next answer', async () => {
    await open(PRICED);
    await reopen();
    press('Start over');
    expect(named('quote_start', 'quote_band_crossed')).toEqual([]);
    fireEvent.click(radio(/Onsite/));
    expect(named('quote_start')).toHaveLength(1);
    press('Continue');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Oakland' } });
    press('Continue');
    count('75');
    press('Continue');
    expect(named('quote_band_crossed')).toEqual([]);
  });
});

describe('the comparison of prices', () => {
  it('is reported with each use, from any step', async () => {
    await open(PRICED);
    press('Switch to virtual');
    press('Continue');
    press('Back to onsite event');
    expect(named('quote_compare')).toEqual([
      { event: 'quote_compare', step_name: 'game' },
      { event: 'quote_compare', step_name: 'plan' },
    ]);
  });
});

describe('a sent request', () => {
  it('reports nothing more after Back', async () => {
    await open(`${PRICED}&step=you`);
    writeContact();
    press('Continue');
    press('Send request');
    await waitFor(() => expect(named('quote_step_complete').at(-1)).toMatchObject({ step_name: 'send' }));
    const before = events().length;
    window.history.back();
    await screen.findByText(/This request is sent/);
    expect(events()).toHaveLength(before);
    cleanup();
    delete window.dataLayer;
    window.history.replaceState(null, '', '/get-a-quote?step=you');
    render(wizard());
    await screen.findByText(/This request is sent/);
    await new Promise((resolve) => setTimeout(resolve));
    expect(events()).toEqual([]);
  });
});
