import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyModule } from '#components/quote-wizard/state/lazy-module.ts';
import {
  inForm,
  inPriceSummary,
  openWizard,
  PRICED,
  press,
  getVisibleStep,
} from '../../../factories/render-wizard.tsx';

type LazySteps = ReturnType<typeof createLazySteps>;
type Network = { isUp: boolean };

const page = vi.hoisted(() => ({ lazySteps: { load: async () => {} } as unknown }));

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('#components/quote-wizard/steps/lazy-steps.ts', () => ({
  get lazySteps() {
    return page.lazySteps as LazySteps;
  },
}));

/** The lazy steps; their import fails while the network is down. */
function createLazySteps(network: Network) {
  return lazyModule(async () => {
    if (!network.isUp) throw new Error('ChunkLoadError');
    return import('#components/quote-wizard/state/lazy-code.ts');
  });
}

let network: Network;

beforeEach(() => {
  network = { isUp: true };
  page.lazySteps = createLazySteps(network);
});

const MISSING = 'This question did not load';

describe('a lazy step', () => {
  it('that fails to load shows an error, keeps the answers, and loads with the next attempt', async () => {
    network.isUp = false;
    openWizard();
    act(() => screen.getByRole('radio', { name: 'Virtual event' }).click());
    press('Continue');
    expect(getVisibleStep()).toBe('people');
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(inPriceSummary().getByText('Virtual event')).toBeTruthy();
    expect(localStorage.getItem('quote-draft')).toContain('virtual');

    press('Try again');
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(await screen.findByText(MISSING)).toBeTruthy();

    network.isUp = true;
    press('Try again');
    expect(await screen.findByLabelText('Number of players')).toBeTruthy();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that is not loaded does not block Back', async () => {
    network.isUp = false;
    openWizard();
    act(() => screen.getByRole('radio', { name: 'Virtual event' }).click());
    press('Continue');
    await screen.findByText(MISSING);
    press('Back to event');
    expect(getVisibleStep()).toBe('type');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Virtual event' }).checked).toBe(true);
  });

  it('is not needed for the city field, which gets its suggestions later', async () => {
    network.isUp = false;
    openWizard();
    act(() => screen.getByRole('radio', { name: 'Onsite event' }).click());
    press('Continue');
    const city = screen.getByRole('textbox', { name: 'City' });
    act(() => city.focus());
    fireEvent.change(city, { target: { value: 'Denv' } });
    await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('Denv'));
    expect(screen.queryByText(MISSING)).toBeNull();

    network.isUp = true;
    await act(() => (page.lazySteps as LazySteps).load());
    expect(screen.getByRole('combobox', { name: 'City' })).toBe(city);
    expect(city).toHaveFocus();
    expect(city).toHaveValue('Denv');
  });

  it('that a reload restores is not shown before it is loaded', async () => {
    openWizard(PRICED);
    expect(getVisibleStep()).toBe('type');
    expect(inPriceSummary().queryByText('Total')).toBeNull();
    await waitFor(() => expect(getVisibleStep()).toBe('game'));
    expect(inForm().getAllByRole('radio').length).toBeGreaterThan(1);
    expect(inPriceSummary().getByText('Total')).toBeTruthy();
  });

  it('that a reload restores shows an error when it fails to load', async () => {
    network.isUp = false;
    openWizard(PRICED);
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(getVisibleStep()).toBe('game');
    expect(inPriceSummary().getByText('45 players')).toBeTruthy();
  });
});
