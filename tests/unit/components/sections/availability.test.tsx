import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Availability } from '#components/sections/availability';
import { openPlainPage } from '../plain-page.ts';
import { calendarCopy, NOW, serveAvailability } from '#tests/factories/availability-server';
import { bookable } from '#tests/factories/bookable';

vi.mock('server-only', () => ({}));

const SECTION = (
  <Availability
    kind="availability"
    title="Ask for a date"
    game="journey-to-jidara"
    typeOfEvent="escape-room"
    city="San Francisco, CA, USA"
    smallest={4}
    largest={48}
    next={['The next screen shows your exact total.']}
    from="journey-to-jidara"
  />
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const connect = () => vi.stubEnv('AVAILABILITY_JOURNEY_TO_JIDARA_URL', 'https://calendar.example/secret.ics');
const getQuery = (page: HTMLElement) =>
  Object.fromEntries([...new FormData(page.querySelector('form')!)].filter(([name]) => name !== 'people'));

const SENT = {
  type: 'escape-room',
  game: 'journey-to-jidara',
  city: 'San Francisco, CA, USA',
  from: 'journey-to-jidara',
};

describe('the form for a date', () => {
  it('has only a date field without a connected calendar', () => {
    vi.stubEnv('AVAILABILITY_JAZZ_HEIST_URL', 'https://calendar.example/other.ics');
    const { page, field } = openPlainPage(SECTION);
    expect(field('date').labels![0]).toHaveTextContent('Which day?');
    expect(page.querySelector('a')).toBeNull();
  });

  it('has only a date field on a static site without a server', () => {
    connect();
    vi.stubEnv('API_ORIGIN', 'none');
    expect(openPlainPage(SECTION).page.querySelector('a')).toBeNull();
  });

  it('links to the dates on the server of a static site', () => {
    connect();
    vi.stubEnv('API_ORIGIN', 'https://quotes.example');
    const { page } = openPlainPage(SECTION);
    expect(page.querySelector('a')).toHaveAttribute('href', 'https://quotes.example/dates/journey-to-jidara');
  });

  it('works before hydration with a calendar, contains nothing secret, and hydrates without changes', () => {
    connect();
    const { page, field, hydrate } = openPlainPage(SECTION);
    field('date').value = '2026-12-17';
    expect(getQuery(page)).toEqual({ ...SENT, date: '2026-12-17' });
    const link = page.querySelector('a');
    expect(link).toHaveTextContent('See all free dates');
    expect(link).toHaveAttribute('href', '/dates/journey-to-jidara');
    expect(link).toHaveAttribute('data-enhanced');
    expect(page.innerHTML).not.toContain('calendar.example');
    expect(hydrate()).toEqual([]);
    expect(fireEvent.click(link!, { metaKey: true })).toBe(true);
  });
});

describe('the free dates in the form', () => {
  it('open in place with the day that was chosen before, and are read only then', async () => {
    connect();
    const requested = serveAvailability(bookable(), calendarCopy());
    const { page, field, hydrate } = openPlainPage(SECTION);
    field('date').value = '2026-12-17';
    hydrate();
    expect(requested).toEqual([]);
    expect(fireEvent.click(screen.getByRole('link', { name: 'See all free dates' }))).toBe(false);
    const square = await screen.findByRole('gridcell', { name: 'Thursday, December 17, free: 4 starts' });
    expect(square).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('group', { name: 'Which day?' })).toContainElement(document.activeElement as HTMLElement);
    expect(getQuery(page)).toEqual({ ...SENT, date: '2026-12-17' });
  });

  it('send the chosen start, or the day alone', async () => {
    connect();
    serveAvailability(bookable(), calendarCopy());
    const { page, hydrate } = openPlainPage(SECTION);
    hydrate();
    fireEvent.click(screen.getByRole('link', { name: 'See all free dates' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Fri, Dec 4, 6 pm' }));
    expect(getQuery(page)).toEqual({ ...SENT, start: '2026-12-04T18:00-08:00' });
    fireEvent.click(screen.getByRole('radio', { name: 'Any time that day' }));
    expect(getQuery(page)).toEqual({ ...SENT, date: '2026-12-04' });
  });
});
