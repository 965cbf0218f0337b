import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GlobeHours } from '#components/sections/globe/globe-hours.client';
import { findStarts } from '#lib/pages/office-hours';
import { openPlainPage } from '../plain-page.ts';

const WORKDAY = { from: 9, to: 17 };
const CITIES = [
  { name: 'San Francisco', offset: -480 },
  { name: 'Berlin', offset: 60 },
  { name: 'Bengaluru', offset: 330 },
];
const globe = (
  <GlobeHours cities={CITIES} workday={WORKDAY} starts={findStarts(CITIES, WORKDAY)} symbols={null} track={null} />
);

const hour = () => screen.getByRole<HTMLInputElement>('slider', { name: 'The hour in San Francisco' });
const row = (city: string) => within(screen.getByText(city, { selector: 'b' }).closest('li')!);
const answer = () => document.querySelector('[aria-live="polite"]');

describe('the hours of the globe', () => {
  it('show the first start as plain HTML, with no style attribute', () => {
    const { page, hydrate } = openPlainPage(globe);
    const before = page.innerHTML;
    expect(before).not.toContain('style=');
    expect(hour()).toHaveValue('0');
    expect(answer()).toHaveTextContent(
      'midnight in San Francisco: 2 of 3 cities are at work. San Francisco has gone to bed.',
    );
    expect(screen.getByText('Two starts reach everyone')).toBeVisible();
    expect(screen.getByText('Berlin and Bengaluru')).toBeVisible();
    expect(hydrate()).toEqual([]);
    expect(page.innerHTML).toBe(before);
  });

  it('keep an hour that was chosen before hydration', () => {
    const { hydrate } = openPlainPage(globe);
    hour().value = '12';
    expect(hydrate()).toEqual([]);
    expect(hour()).toHaveValue('12');
    expect(answer()).toHaveTextContent('noon in San Francisco: Only San Francisco is at work.');
  });

  it('update the answer, the cities and the text of the slider', () => {
    const { hydrate } = openPlainPage(globe);
    hydrate();
    fireEvent.change(hour(), { target: { value: '9' } });
    expect(hour()).toHaveAttribute('aria-valuetext', '9:00 am');
    expect(row('Berlin').getByText('6:00 pm')).toBeVisible();
    expect(row('Berlin').getByText('off work')).toBeVisible();
    expect(row('Bengaluru').getByText('10:30 pm')).toBeVisible();
    expect(answer()).toHaveTextContent('Only San Francisco is at work. Bengaluru has gone to bed.');
  });

  it('go to a start, the short way round', async () => {
    const { page, hydrate } = openPlainPage(globe);
    hydrate();
    fireEvent.change(hour(), { target: { value: '23' } });
    const land = page.querySelector('[href="#globe-land"]')!;
    expect(land).toHaveAttribute('transform', 'rotate(-105)');
    await userEvent.click(screen.getByRole('button', { name: 'Show midnight' }));
    expect(hour()).toHaveValue('0');
    expect(land).toHaveAttribute('transform', 'rotate(-120)');
  });
});
