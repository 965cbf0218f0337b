import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceCalculator } from '#components/sections/price-calculator.client';

afterEach(() => vi.unstubAllGlobals());

const link = () => screen.getByRole('link', { name: /^Go on/ });

describe('the short price', () => {
  it('follows place and head count, and its link carries both', async () => {
    const user = userEvent.setup();
    render(<PriceCalculator from="home" />);
    expect(screen.getByText('$5,475')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'In San Francisco' }));
    expect(screen.getByText('$2,475')).toBeVisible();
    const people = screen.getByRole('textbox', { name: 'How many people?' });
    await user.clear(people);
    expect(screen.getByText('Enter a whole number of people from 1 to 5,000.')).toBeVisible();
    await user.type(people, '1,000');
    expect(screen.getByText('$46,050')).toBeVisible();
    expect(link()).toHaveAttribute('href', '/get-a-quote?city=San+Francisco%2C+CA%2C+USA&people=1000&from=home');
    await user.click(screen.getByRole('radio', { name: 'Online' }));
    expect(link()).toHaveAttribute('href', '/get-a-quote?type=virtual&people=1000&from=home');
  });

  it('takes Enter for the link, so that the place is not lost', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const user = userEvent.setup();
    render(<PriceCalculator from="home" />);
    await user.type(screen.getByRole('textbox', { name: 'How many people?' }), '{Enter}');
    expect(assign).toHaveBeenCalledWith('/get-a-quote?people=45&from=home');
  });
});
