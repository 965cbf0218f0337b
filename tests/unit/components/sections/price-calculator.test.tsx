import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PriceCalculator } from '#components/sections/price-calculator.client';
import { parsePreset } from '#lib/quote/presets';
import { openPlainPage } from '../plain-page.ts';

/** The URL that the browser requests when the form is submitted. */
function urlOf(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
}

const form = () => screen.getByRole('button', { name: /^Go on/ }).closest('form')!;

describe('the short price', () => {
  it('updates with place and head count, and submits both', async () => {
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
    expect(urlOf(form())).toBe('/get-a-quote?where=home&people=1%2C000&from=home');
    await user.click(screen.getByRole('radio', { name: 'Online' }));
    expect(screen.getByText('$46,050')).toBeVisible();
    expect(urlOf(form())).toBe('/get-a-quote?where=online&people=1%2C000&from=home');
  });

  it('works as a form without scripts: the chosen values arrive as answers', () => {
    const { page, field } = openPlainPage(<PriceCalculator from="home" />);
    const plain = page.querySelector('form')!;
    expect(plain).toHaveAttribute('method', 'get');
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
    screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).click();
    field('people').value = '60';
    const { searchParams } = new URL(urlOf(plain), 'http://localhost');
    expect(parsePreset(searchParams)).toEqual({ type: 'virtual', people: 60, from: 'home' });
  });

  it('keeps the values that were entered before hydration, and shows their price', async () => {
    const { field, hydrate } = openPlainPage(<PriceCalculator from="home" />);
    const home = screen.getByRole<HTMLInputElement>('radio', { name: 'In San Francisco' });
    home.click();
    field('people').value = '101';
    expect(hydrate()).toEqual([]);
    expect(home).toBeChecked();
    expect(field('people')).toHaveValue('101');
    expect(screen.getByText('$5,595')).toBeVisible();
    expect(screen.getByText(/\$5,595 for 101 people, no travel fee/)).toBeVisible();

    const user = userEvent.setup();
    await user.type(field('people'), '0');
    expect(screen.getByText(/for 1,010 people, no travel fee/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'In another city' }));
    expect(screen.getByText(/for 1,010 people \+ \$3,000 travel and set-up/)).toBeVisible();
  });

  it('shows the example if nothing was entered', () => {
    const { page, hydrate } = openPlainPage(<PriceCalculator from="home" />);
    const before = page.innerHTML;
    expect(hydrate()).toEqual([]);
    expect(page.innerHTML).toBe(before);
  });
});
