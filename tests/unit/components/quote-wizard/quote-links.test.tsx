import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getVisibleStep, inPriceSummary, openWizard, press, write } from '../../../factories/render-wizard.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

describe('a link that leaves the first question open', () => {
  it('shows its price, and asks for what is missing only', () => {
    openWizard('?where=home&people=18&from=home');
    expect(getVisibleStep()).toBe('type');
    expect(inPriceSummary().getByText('$1,500', { selector: 'strong *' })).toBeVisible();
    expect(inPriceSummary().queryByText('where?')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Onsite event' }));
    press('Continue');
    expect(getVisibleStep()).toBe('game');
    press('Back to players');
    expect(getVisibleStep()).toBe('people');
  });

  it('asks again for an answer that no longer fits', () => {
    openWizard('?people=5&game=city-hunt&type=onsite');
    write('City', 'Reno');
    press('Continue');
    expect(getVisibleStep()).toBe('game');
  });
});
