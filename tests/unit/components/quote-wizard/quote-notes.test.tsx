import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeTab,
  inPriceSummary,
  loadWizard,
  openWizard,
  press,
  PRICED,
  reachSummary,
  getVisibleStep,
  write,
} from '../../../factories/render-wizard.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ cities: [] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('a step that cannot be opened yet', () => {
  it('is replaced by the first incomplete step, with a reason until the visitor continues', () => {
    openWizard('?type=onsite&city=Denver&step=you');
    const reason = screen.getByText('You asked for step 6; the number of players is still missing.');
    expect(reason.closest('[role="status"]')).toBeVisible();
    expect(getVisibleStep()).toBe('people');
    expect(window.location.search).toBe('?step=people');
    write('Number of players', '45');
    expect(getVisibleStep()).toBe('people');
    press('Continue');
    expect(screen.queryByText(/^You asked for/)).toBeNull();
  });
});

describe('answers from an earlier visit', () => {
  it('are restored with a notice, and can be cleared with one press', () => {
    reachSummary();
    closeTab();
    openWizard();
    expect(screen.getByText(/^We kept your answers from last time\./)).toBeTruthy();
    expect(getVisibleStep()).toBe('you');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    press('Start over');
    expect(getVisibleStep()).toBe('type');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(/^We kept your answers/)).toBeNull();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(localStorage.getItem('quote-draft')).toBeNull();
    loadWizard();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('that a link replaced can be restored with one press, without a dialog', () => {
    openWizard(PRICED);
    closeTab();
    openWizard('?type=virtual&people=30&from=virtual-events');
    expect(inPriceSummary().getByText('30 players')).toBeTruthy();
    expect(screen.getByText(/^The link you followed replaced some of your earlier answers\./)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Bring back my earlier answers');
    expect(inPriceSummary().getByText('45 players')).toBeTruthy();
    expect(inPriceSummary().getByText('Escape room, Denver, CO, USA')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bring back my earlier answers' })).toBeNull();
  });
});

describe('a change that can be undone', () => {
  it('is, after a reload, the city of an event that a game moved', () => {
    openWizard(`${PRICED}&step=game`);
    choose('Game jazz-heist');
    loadWizard();
    expect(
      screen.getByText(/^Game jazz-heist is played in San Francisco only, so your event moved there from Denver/),
    ).toHaveAttribute('role', 'status');
    choose('Game recommend');
    expect(inPriceSummary().getByText('Escape room, Denver, CO, USA')).toBeTruthy();
  });

  it('is, after a reload, the switch to virtual', () => {
    openWizard('?type=scavenger-hunt&city=Denver&people=45&game=city-hunt');
    fireEvent.click(inPriceSummary().getByRole('button', { name: 'Switch to virtual' }));
    loadWizard();
    fireEvent.click(inPriceSummary().getByRole('button', { name: 'Back to scavenger hunt' }));
    expect(inPriceSummary().getByText('Scavenger hunt, Denver')).toBeTruthy();
    press('Back to game');
    expect(screen.getByRole('radio', { name: 'Game city-hunt' })).toBeChecked();
  });

  it('is, after a reload, a step that was opened from the summary', () => {
    reachSummary();
    press('Change players');
    loadWizard();
    write('Number of players', '55');
    press('Continue');
    expect(getVisibleStep()).toBe('send');
  });
});
