import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { priceOf } from '#lib/quote/price';
import type { Game } from '#lib/site/lists';
import { getGames, getQuoteFlow } from '#lib/site/read';
import { budgetAnswer } from '../../components/quote-wizard/budget-words.ts';
import { laterSteps } from '../../components/quote-wizard/later-steps.ts';

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98, isSame: true };
const HOME = { label: 'San Francisco, CA, USA', latitude: 37.77, longitude: -122.42, isSame: true };
const IN_DENVER = 'city=Denver%2C+CO%2C+USA';
const GAMES: Game[] = getGames();

// As on a page that has been open for a moment.
beforeAll(() => laterSteps.fetch());

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      Response.json({ cities: url.endsWith('q=sf') ? [HOME] : url.endsWith('zzz') ? [] : [DENVER] }),
    ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(search: string) {
  window.history.replaceState(null, '', `/get-a-quote?${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <QuoteWizard copy={getQuoteFlow()} games={GAMES} phone="(415) 555-0142" phoneHref="tel:+14155550142" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const sheet = () => within(screen.getByRole('complementary', { name: 'Score sheet' }));
const stored = () => JSON.parse(localStorage.getItem('quote-draft') ?? '{}').answers;

describe('the score sheet', () => {
  it('has travel as its own line with the reason, the share of each person, and the promise of the quote', async () => {
    open('type=onsite&city=San+Francisco%2C+CA%2C+USA&people=12');
    expect(await sheet().findByText('None inside San Francisco: we live here.')).toBeTruthy();
    const [players, travel] = sheet().getAllByRole('definition');
    expect([players, travel].map((line) => line?.textContent)).toEqual(['$1,500', '$0']);
    expect(sheet().getByText('$125.00 a person')).toBeTruthy();
    expect(sheet().getByText(/^We will send ideas and a quote within 24 hours\. Pricing depends on/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByText('Total $1,500 for 12 people, $125.00 each. 18 more places at no cost.')).toHaveAttribute(
        'role',
        'status',
      ),
    );
  });
});

describe('the same team, virtual', () => {
  it('is one press away, and so is the way back with the same game', async () => {
    const user = open(`type=scavenger-hunt&${IN_DENVER}&people=45&game=city-hunt`);
    expect(
      await sheet().findByText(
        'Same team, virtual: $2,475. That saves $3,000 of travel. City Hunt is not played online, so we would recommend another game.',
      ),
    ).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Switch to virtual' }));
    expect(sheet().getByText('Total').parentElement).toHaveTextContent('$2,475');
    expect(stored()).toMatchObject({ typeOfEvent: 'virtual', game: '', city: DENVER.label });
    expect(sheet().getByText('Same team, in Denver, CO, USA: $5,475.')).toBeTruthy();
    expect(sheet().getByRole('button', { name: 'Back to scavenger hunt' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(stored()).toMatchObject({ typeOfEvent: 'scavenger-hunt', game: 'city-hunt', city: DENVER.label });
  });

  it('costs the same in San Francisco, so there is nothing to switch', async () => {
    open('type=onsite&city=San+Francisco%2C+CA%2C+USA&people=45');
    expect(await sheet().findByText('Same team, virtual: $2,475 too.')).toBeTruthy();
    expect(sheet().queryByRole('button', { name: 'Switch to virtual' })).toBeNull();
  });

  it('leaves the question of the city, which is not asked online', async () => {
    const user = open(`type=onsite&${IN_DENVER}&people=45&step=city`);
    await user.click(await sheet().findByRole('button', { name: 'Switch to virtual' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How many players?');
    expect(window.location.search).toBe('?step=people');
  });
});

describe('a budget', () => {
  it('of $6,000 becomes 53 players in Denver on a press, and Enter does not leave the step', async () => {
    const user = open(`type=onsite&${IN_DENVER}&people=12&step=people`);
    await user.click(await screen.findByText('I have a budget instead'));
    const budget = screen.getByLabelText('Your budget in dollars');
    await user.type(budget, '$6,000');
    expect(budget).toHaveAccessibleDescription(
      'Enough for 53 players outside San Francisco, at $5,965. The 54th would make it $6,020. Online, the same money plays 110.',
    );
    expect(screen.getByLabelText('Number of players')).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Play with 53' }));
    expect(screen.getByLabelText('Number of players')).toHaveValue('53');
    expect(sheet().getByText('$5,965')).toBeTruthy();
    await user.clear(budget);
    await user.type(budget, '7k{Enter}');
    expect(screen.getByLabelText('Number of players')).toHaveValue('71');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How many players?');
  });

  it.each([
    [
      'onsite',
      'San Francisco, CA, USA',
      6000,
      110,
      'Enough for 110 players in San Francisco, at $6,000. The 111th would make it $6,045.',
    ],
    ['virtual', '', 1500, 30, 'Enough for 30 players online, at $1,500. The 31st would make it $1,565.'],
    [
      'onsite',
      DENVER.label,
      4000,
      0,
      'The smallest price here is $4,500, for up to 30 players. That is $500 more. Online, the same money plays 71.',
    ],
    ['onsite', DENVER.label, 900, 0, 'The smallest price here is $4,500, for up to 30 players. That is $3,600 more.'],
    ['onsite', DENVER.label, 1e7, 0, 'That is more than 5,000 players cost. For a larger group, please call us.'],
    ['onsite', DENVER.label, NaN, 0, 'Enter one amount in dollars, such as 6,000.'],
  ])('for %s in "%s" of %d offers %i', (typeOfEvent, city, budget, people, words) => {
    expect(budgetAnswer(budget, { typeOfEvent, city })).toEqual({ people, words });
  });

  it('never offers a group that costs more', () => {
    const place = fc.constantFrom({ typeOfEvent: 'onsite', city: DENVER.label }, { typeOfEvent: 'virtual', city: '' });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300_000, noNaN: true }), place, (budget, where) => {
        const { people } = budgetAnswer(budget, where);
        if (people > 0) expect(priceOf({ ...where, participantSize: people }).total).toBeLessThanOrEqual(budget);
      }),
    );
  });
});

describe('the city', () => {
  it('of a link gets its coordinates without a question', async () => {
    open(`type=onsite&${IN_DENVER}&people=45`);
    await waitFor(() => expect(stored()).toMatchObject({ latitude: 39.74, longitude: -104.98, selectedCity: true }));
  });

  it.each(['{Enter}', '{Tab}'])('is ours for what people call it, after %s and still in sight', async (key) => {
    const user = open('type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'sf');
    await screen.findByRole('option', { name: HOME.label });
    expect(sheet().getByText('$5,475')).toBeTruthy();
    await user.keyboard(key);
    expect(screen.getByRole('combobox')).toHaveValue(HOME.label);
    expect(sheet().getByText('Total').parentElement).toHaveTextContent('$2,475');
  });

  it('is ours for a link that calls it SF, and for a name that was left before the list came', async () => {
    open('type=onsite&people=45&city=sf');
    await waitFor(() => expect(sheet().getByText('Total').parentElement).toHaveTextContent('$2,475'));
    expect(stored()).toMatchObject({ city: HOME.label, latitude: 37.77 });
  });

  it('is only offered for another city of that name', async () => {
    const user = open('type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'denver');
    await screen.findByRole('option', { name: DENVER.label });
    await user.tab();
    expect(screen.getByRole('combobox')).toHaveValue('denver');
    expect(screen.getByRole('button', { name: 'Yes, use it' })).toBeTruthy();
  });

  it('may be one that is on no list', async () => {
    const user = open('type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'zzz');
    expect((await screen.findAllByText(/Not on our list, and that is fine/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Where?');
  });
});

describe('a game in one city', () => {
  it('moves the event to San Francisco with its coordinates, says so, and another game moves it back', async () => {
    const user = open(`type=escape-room&${IN_DENVER}&people=45&step=game`);
    await waitFor(() => expect(stored()).toMatchObject({ latitude: 39.74 }));
    await user.click(await screen.findByRole('radio', { name: 'Jazz Heist' }));
    expect(stored()).toMatchObject({ city: HOME.label, latitude: 37.77493, longitude: -122.41942 });
    expect(sheet().getByText('Total').parentElement).toHaveTextContent('$2,475');
    expect(
      screen.getByText(/Jazz Heist is played in San Francisco only, so your event moved there from Denver, CO, USA\./),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Journey to Jidara' }));
    await user.click(screen.getByRole('radio', { name: 'Jidara Pop-Up' }));
    expect(stored()).toMatchObject({ game: 'jidara-pop-up', city: DENVER.label, latitude: 39.74 });
  });

  it('that is out by size says so in plain sight', async () => {
    open(`type=onsite&${IN_DENVER}&people=5&step=game`);
    const out = within(await screen.findByRole('list', { name: 'Out because of the number of players' }));
    expect(out.getByText('First Week Quest needs at least 8 players; you said 5.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'First Week Quest' })).toBeNull();
    expect(screen.getByText(/^\d+ games are made for other events$/)).toBeTruthy();
  });
});
