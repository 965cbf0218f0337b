import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatesTable } from '#components/dates/dates-table';
import { getMonthAvailability } from '#lib/availability/month';
import { busy, calendarCopy, NOW } from '#tests/factories/availability-server';
import { bookable } from '#tests/factories/bookable';

const copy = calendarCopy({
  busy: [
    busy('2026-12-03T15:00-08:00', '2026-12-03T16:30-08:00'),
    busy('2026-12-03T16:30-08:00', '2026-12-03T18:00-08:00', true),
    busy('2026-12-04T15:00-08:00', '2026-12-04T21:00-08:00'),
  ],
});
const { days } = getMonthAvailability(bookable({ closed: [{ from: '2026-12-05' }] }), '2026-12', copy, NOW);

it('lists by week and day what can be asked for, as links to the quote', () => {
  render(<DatesTable caption="Free dates" days={days} preset={{ type: 'escape-room', from: 'dates' }} />);
  expect(screen.getByRole('table', { name: 'Free dates' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Week of November 29' })).toBeVisible();
  const getRow = (day: string) => screen.getByRole('rowheader', { name: day }).closest('tr')!;
  const getTexts = (day: string) =>
    within(getRow(day))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(getTexts('Wed, Dec 2')).toContain('6 pm ask us');
  expect(getTexts('Thu, Dec 3')).toEqual(['4:30 pm on hold', '6 pm', '7:30 pm']);
  expect(within(getRow('Thu, Dec 3')).getByRole('link', { name: '6 pm' })).toHaveAttribute(
    'href',
    '/get-a-quote?type=escape-room&from=dates&start=2026-12-03T18%3A00-08%3A00',
  );
  expect(getRow('Fri, Dec 4')).toHaveTextContent('All gone');
  expect(getRow('Sat, Dec 5')).toHaveTextContent('No events');
});
