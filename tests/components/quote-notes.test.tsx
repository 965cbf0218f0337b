import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeTab,
  inSheet,
  loadWizard,
  openWizard,
  press,
  PRICED,
  reachSummary,
  stepOnShow,
  write,
} from '../factories/render-wizard.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ cities: [] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('a step that cannot be opened yet', () => {
  it('gives way to the first gap, with the reason in sight and said aloud, until somebody moves on', () => {
    openWizard('?type=onsite&city=Denver&step=you');
    const reason = screen.getByText('You asked for step 6; the number of players is still missing.');
    expect(reason.closest('[role="status"]')).toBeVisible();
    expect(stepOnShow()).toBe('people');
    expect(window.location.search).toBe('?step=people');
    write('Number of players', '45');
    expect(stepOnShow()).toBe('people');
    press('Continue');
    expect(screen.queryByText(/^You asked for/)).toBeNull();
  });
});

describe('answers from an earlier visit', () => {
  it('are kept with a word about it, and cleared in one press', () => {
    reachSummary();
    closeTab();
    openWizard();
    expect(screen.getByText(/^We kept your answers from last time\./)).toBeTruthy();
    expect(stepOnShow()).toBe('you');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    press('Start over');
    expect(stepOnShow()).toBe('type');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(/^We kept your answers/)).toBeNull();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(localStorage.getItem('quote-draft')).toBeNull();
    loadWizard();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('that a link replaced come back in one press, with nothing to answer first', () => {
    openWizard(PRICED);
    closeTab();
    openWizard('?type=virtual&people=30&from=virtual-events');
    expect(inSheet().getByText('30 players')).toBeTruthy();
    expect(screen.getByText(/^The link you followed replaced some of your earlier answers\./)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Bring back my earlier answers');
    expect(inSheet().getByText('45 players')).toBeTruthy();
    expect(inSheet().getByText('Escape room, Denver, CO, USA')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bring back my earlier answers' })).toBeNull();
  });
});

describe('a way back', () => {
  it('from a game that moved the event is there after a reload', () => {
    openWizard(`${PRICED}&step=game`);
    choose('Game jazz-heist');
    loadWizard();
    expect(
      screen.getByText(/^Game jazz-heist is played in San Francisco only, so your event moved there from Denver/),
    ).toHaveAttribute('role', 'status');
    choose('Game recommend');
    expect(inSheet().getByText('Escape room, Denver, CO, USA')).toBeTruthy();
  });

  it('from "same team, virtual" is there after a reload', () => {
    openWizard('?type=scavenger-hunt&city=Denver&people=45&game=city-hunt');
    fireEvent.click(inSheet().getByRole('button', { name: 'Switch to virtual' }));
    loadWizard();
    fireEvent.click(inSheet().getByRole('button', { name: 'Back to scavenger hunt' }));
    expect(inSheet().getByText('Scavenger hunt, Denver')).toBeTruthy();
    press('Back to game');
    expect(screen.getByRole('radio', { name: 'Game city-hunt' })).toBeChecked();
  });

  it('to the summary is there after a reload too', () => {
    reachSummary();
    press('Change players');
    loadWizard();
    write('Number of players', '55');
    press('Continue');
    expect(stepOnShow()).toBe('send');
  });
});
