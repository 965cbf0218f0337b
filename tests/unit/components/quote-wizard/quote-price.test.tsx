import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { priceOf } from '#lib/quote/price';
import type { Game } from '#lib/pages/lists';
import { getGames, getQuoteFlow } from '#lib/pages/read';
import { describeBudget } from '#components/quote-wizard/steps/budget-message.ts';

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const DENVER = { label: 'Denver, CO, USA', latitude: 39.74, longitude: -104.98, isSame: true };
const HOME = { label: 'San Francisco, CA, USA', latitude: 37.77, longitude: -122.42, isSame: true };
const IN_DENVER = 'city=Denver%2C+CO%2C+USA';
const GAMES: Game[] = getGames();

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
      <QuoteWizard
        copy={getQuoteFlow()}
        games={GAMES}
        phone="(415) 555-0142"
        phoneHref="tel:+14155550142"
        email="desk@example.com"
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const priceSummary = () => within(screen.getByRole('complementary', { name: 'Score sheet' }));
const stored = () => JSON.parse(localStorage.getItem('quote-draft') ?? '{}').answers;

describe('the price summary', () => {
  it('shows travel as a line with its reason, the price per person, and the terms of the quote', async () => {
    open('type=onsite&city=San+Francisco%2C+CA%2C+USA&people=12');
    expect(await priceSummary().findByText('None inside San Francisco: we live here.')).toBeTruthy();
    const [players, travel] = priceSummary().getAllByRole('definition');
    expect([players, travel].map((line) => line?.textContent)).toEqual(['$1,500', '$0']);
    expect(priceSummary().getByText('$125.00 a person')).toBeTruthy();
    expect(
      priceSummary().getByText(
        /^A person answers within two business hours, and we will send ideas and a quote within 24 hours; .* Pricing depends on duration, number of players and customization: this price covers the head count and travel/,
      ),
    ).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByText('Total $1,500 for 12 people, $125.00 each. 18 more places at no cost.')).toHaveAttribute(
        'role',
        'status',
      ),
    );
  });
});

describe('the comparison with a virtual event', () => {
  it('switches with one press, and back to the same game', async () => {
    const user = open(`type=scavenger-hunt&${IN_DENVER}&people=45&game=city-hunt`);
    expect(
      await priceSummary().findByText(
        'Same team, virtual: $2,475. That saves $3,000 of travel. City Hunt is not played online, so we would recommend another game.',
      ),
    ).toBeTruthy();
    await user.click(priceSummary().getByRole('button', { name: 'Switch to virtual' }));
    expect(priceSummary().getByText('Total').parentElement).toHaveTextContent('$2,475');
    expect(stored()).toMatchObject({ typeOfEvent: 'virtual', game: '', city: DENVER.label });
    expect(priceSummary().getByText('Same team, in Denver, CO, USA: $5,475.')).toBeTruthy();
    expect(priceSummary().getByRole('button', { name: 'Back to scavenger hunt' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(stored()).toMatchObject({ typeOfEvent: 'scavenger-hunt', game: 'city-hunt', city: DENVER.label });
  });

  it('has no button in San Francisco, where the price is the same', async () => {
    open('type=onsite&city=San+Francisco%2C+CA%2C+USA&people=45');
    expect(await priceSummary().findByText('Same team, virtual: $2,475 too.')).toBeTruthy();
    expect(priceSummary().queryByRole('button', { name: 'Switch to virtual' })).toBeNull();
  });

  it('leaves the city step, which virtual events do not have', async () => {
    const user = open(`type=onsite&${IN_DENVER}&people=45&step=city`);
    await user.click(await priceSummary().findByRole('button', { name: 'Switch to virtual' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How many players?');
    expect(window.location.search).toBe('?step=people');
  });
});

describe('a budget', () => {
  it('of $6,000 sets 53 players in Denver, and Enter does not submit the step', async () => {
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
    expect(priceSummary().getByText('$5,965')).toBeTruthy();
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
  ])('for %s in "%s" of $%d offers %i players', (typeOfEvent, city, budget, people, message) => {
    expect(describeBudget(budget, { typeOfEvent, city })).toEqual({ people, message });
  });

  it('never offers a group that costs more than the budget', () => {
    const place = fc.constantFrom({ typeOfEvent: 'onsite', city: DENVER.label }, { typeOfEvent: 'virtual', city: '' });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300_000, noNaN: true }), place, (budget, where) => {
        const { people } = describeBudget(budget, where);
        if (people > 0) expect(priceOf({ ...where, participantSize: people }).total).toBeLessThanOrEqual(budget);
      }),
    );
  });
});

describe('a homeschool event', () => {
  it('has no company price at any step', async () => {
    const user = open(`type=homeschool&${IN_DENVER}&people=12`);
    expect(await priceSummary().findByText('Priced per child')).toBeTruthy();
    expect(priceSummary().getByRole('link', { name: 'the form for families' })).toBeTruthy();
    for (const step of ['type', 'city', 'people', 'game', 'plan', 'you', 'send']) {
      expect(document.body.textContent, step).not.toMatch(/\$\d/);
      const next = screen.queryByRole('button', { name: 'Continue' });
      if (next) await user.click(next);
    }
  });
});

describe('the city', () => {
  it('from a link gets its coordinates', async () => {
    open(`type=onsite&${IN_DENVER}&people=45`);
    await waitFor(() => expect(stored()).toMatchObject({ latitude: 39.74, longitude: -104.98, selectedCity: true }));
  });

  it.each(['{Enter}', '{Tab}'])(
    'becomes San Francisco for its short names after %s, and the field stays visible',
    async (key) => {
      const user = open('type=onsite&people=45');
      await user.type(await screen.findByRole('combobox', { name: 'City' }), 'sf');
      await screen.findByRole('option', { name: HOME.label });
      expect(priceSummary().getByText('$5,475')).toBeTruthy();
      await user.keyboard(key);
      expect(screen.getByRole('combobox')).toHaveValue(HOME.label);
      expect(priceSummary().getByText('Total').parentElement).toHaveTextContent('$2,475');
    },
  );

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays as typed when a key of an input method is pressed (%o)',
    async (composing) => {
      const user = open('type=onsite&people=45');
      const field = await screen.findByRole('combobox', { name: 'City' });
      await user.type(field, 'sf');
      await screen.findByRole('option', { name: HOME.label });
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        // True when no handler has prevented the default action.
        expect(fireEvent.keyDown(field, { key, ...composing }), key).toBe(true);
      }
      expect(field).toHaveValue('sf');
      expect(screen.getByRole('option', { name: HOME.label })).toHaveAttribute('aria-selected', 'false');
    },
  );

  it('becomes San Francisco for a link with SF, and for a name that was left before the list was loaded', async () => {
    open('type=onsite&people=45&city=sf');
    await waitFor(() => expect(priceSummary().getByText('Total').parentElement).toHaveTextContent('$2,475'));
    expect(stored()).toMatchObject({ city: HOME.label, latitude: 37.77 });
  });

  it('is only suggested when another city has the same name', async () => {
    const user = open('type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'denver');
    await screen.findByRole('option', { name: DENVER.label });
    await user.tab();
    expect(screen.getByRole('combobox')).toHaveValue('denver');
    expect(screen.getByRole('button', { name: 'Yes, use it' })).toBeTruthy();
  });

  it('may be one that is not listed', async () => {
    const user = open('type=onsite&people=45');
    await user.type(await screen.findByRole('combobox', { name: 'City' }), 'zzz');
    expect((await screen.findAllByText(/Not on our list, and that is fine/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Where?');
  });
});

describe('a game that is played in one city', () => {
  it('moves the event to San Francisco with its coordinates and a notice, and another game moves it back', async () => {
    const user = open(`type=escape-room&${IN_DENVER}&people=45&step=game`);
    await waitFor(() => expect(stored()).toMatchObject({ latitude: 39.74 }));
    await user.click(await screen.findByRole('radio', { name: 'Jazz Heist' }));
    expect(stored()).toMatchObject({ city: HOME.label, latitude: 37.77493, longitude: -122.41942 });
    expect(priceSummary().getByText('Total').parentElement).toHaveTextContent('$2,475');
    expect(
      screen.getByText(/Jazz Heist is played in San Francisco only, so your event moved there from Denver, CO, USA\./),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Journey to Jidara' }));
    await user.click(screen.getByRole('radio', { name: 'Jidara Pop-Up' }));
    expect(stored()).toMatchObject({ game: 'jidara-pop-up', city: DENVER.label, latitude: 39.74 });
  });

  it('that does not fit the group is listed with the reason', async () => {
    open(`type=onsite&${IN_DENVER}&people=5&step=game`);
    const out = within(await screen.findByRole('list', { name: 'Out because of the number of players' }));
    expect(out.getByText('First Week Quest needs at least 8 players; you said 5.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'First Week Quest' })).toBeNull();
    expect(screen.getByText(/^\d+ games are made for other events$/)).toBeTruthy();
  });
});
