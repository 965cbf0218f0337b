import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latePart } from '../../components/quote-wizard/late-part.ts';
import { inForm, inSheet, openWizard, PRICED, press, stepOnShow } from '../factories/render-wizard.tsx';

type LaterSteps = ReturnType<typeof laterStepsOn>;
type Network = { isUp: boolean };

const page = vi.hoisted(() => ({ laterSteps: { fetch: async () => {} } as unknown }));

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('../../components/quote-wizard/later-steps.ts', () => ({
  get laterSteps() {
    return page.laterSteps as LaterSteps;
  },
}));

/** The files of the later steps, as a network brings them that is up or down. */
function laterStepsOn(network: Network) {
  return latePart(async () => {
    if (!network.isUp) throw new Error('ChunkLoadError');
    return import('../../components/quote-wizard/later-code.ts');
  });
}

let network: Network;

beforeEach(() => {
  network = { isUp: true };
  page.laterSteps = laterStepsOn(network);
});

const MISSING = 'This question did not load';

describe('a later step', () => {
  it('that does not load says so, loses nothing, and comes with the next try', async () => {
    network.isUp = false;
    openWizard();
    act(() => screen.getByRole('radio', { name: 'Virtual event' }).click());
    press('Continue');
    expect(stepOnShow()).toBe('people');
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(inSheet().getByText('Virtual event')).toBeTruthy();
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

  it('never stops the way back', async () => {
    network.isUp = false;
    openWizard();
    act(() => screen.getByRole('radio', { name: 'Virtual event' }).click());
    press('Continue');
    await screen.findByText(MISSING);
    press('Back to event');
    expect(stepOnShow()).toBe('type');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Virtual event' }).checked).toBe(true);
  });

  it('is not needed to ask for the city, which gets its suggestions in the field that stands there', async () => {
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
    await act(() => (page.laterSteps as LaterSteps).fetch());
    expect(screen.getByRole('combobox', { name: 'City' })).toBe(city);
    expect(city).toHaveFocus();
    expect(city).toHaveValue('Denv');
  });

  it('that comes back with the page is not shown before it is whole', async () => {
    openWizard(PRICED);
    expect(stepOnShow()).toBe('type');
    expect(inSheet().queryByText('Total')).toBeNull();
    await waitFor(() => expect(stepOnShow()).toBe('game'));
    expect(inForm().getAllByRole('radio').length).toBeGreaterThan(1);
    expect(inSheet().getByText('Total')).toBeTruthy();
  });

  it('that comes back with the page and does not load says so', async () => {
    network.isUp = false;
    openWizard(PRICED);
    expect(await screen.findByText(MISSING)).toBeTruthy();
    expect(stepOnShow()).toBe('game');
    expect(inSheet().getByText('45 players')).toBeTruthy();
  });
});
