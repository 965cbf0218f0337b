import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatePicker, type ChosenDate } from '#components/availability/date-picker.client';
import type { CalendarCopy } from '#lib/availability/month';
import type { Bookable } from '#lib/availability/schema';
import { busy, calendarCopy, NOW, serveAvailability } from '#tests/factories/availability-server';
import { bookable } from '#tests/factories/bookable';

/** The calendar of these tests: Saturday the 5th is taken, Tuesday the 8th is on hold, of Thursday the 10th two starts are left. */
const BUSY = [
  busy('2026-12-05T15:00-08:00', '2026-12-05T21:00-08:00'),
  busy('2026-12-08T15:00-08:00', '2026-12-08T21:00-08:00', true),
  busy('2026-12-10T15:00-08:00', '2026-12-10T16:30-08:00'),
  busy('2026-12-10T16:30-08:00', '2026-12-10T18:00-08:00', true),
];
const OPEN = { closed: [{ from: '2026-12-24', to: '2026-12-26' }] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Calendar = { changes?: Partial<Bookable>; copy?: Partial<CalendarCopy>; chosen?: ChosenDate };

/** A form's part that keeps what is chosen, as the section and the wizard do. */
function Owner({
  changes,
  chosen,
  onChoose,
}: Pick<Calendar, 'changes' | 'chosen'> & { onChoose: (chosen: ChosenDate) => void }) {
  const [date, setDate] = useState<ChosenDate>(chosen ?? { day: '', start: '' });
  const choose = (next: ChosenDate) => {
    setDate(next);
    onChoose(next);
  };
  return <DatePicker bookable={bookable({ ...OPEN, ...changes })} id="when" {...date} onChoose={choose} />;
}

/** Renders the picker without waiting for the calendar. */
function renderPicker({ changes, chosen }: Calendar = {}) {
  const onChoose = vi.fn();
  const view = render(<Owner changes={changes} chosen={chosen} onChoose={onChoose} />);
  return { onChoose, ...view };
}

async function openPicker(calendar: Calendar = {}) {
  const { changes, copy } = calendar;
  const requested = serveAvailability(bookable({ ...OPEN, ...changes }), calendarCopy({ busy: BUSY, ...copy }));
  const view = renderPicker(calendar);
  await screen.findByText(/^(Next free|No free)/);
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { requested, ...view };
}

const getDay = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!;
const focusDay = (day: string) => act(() => getDay(day).focus());
const press = (key: string, options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...options });
const getFocused = () => (document.activeElement as HTMLElement).dataset.day;

describe('the squares of a month', () => {
  it.each([
    ['2026-12-01', 'Tuesday, December 1, ask us', false],
    ['2026-12-03', 'Thursday, December 3, free: 4 starts', false],
    ['2026-12-05', 'Saturday, December 5, gone', true],
    ['2026-12-08', 'Tuesday, December 8, on hold for an earlier request', false],
    ['2026-12-10', 'Thursday, December 10, free: 2 starts', false],
    ['2026-12-25', 'Friday, December 25, no events', true],
  ])('name the state of %s: %s', async (day, name, isDisabled) => {
    await openPicker();
    const square = screen.getByRole('gridcell', { name });
    expect(square).toHaveAttribute('data-day', day);
    expect(square.getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
  });

  it('start their weeks on Sunday, and mark the current day', async () => {
    await openPicker();
    const grid = screen.getByRole('grid', { name: 'December 2026' });
    const headers = within(grid).getAllByRole('columnheader');
    expect(headers.map((header) => header.getAttribute('abbr'))[0]).toBe('Sunday');
    expect(getDay('2026-12-01')).toHaveAttribute('aria-current', 'date');
    expect((getDay('2026-12-01') as HTMLTableCellElement).cellIndex).toBe(2);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('are there while the calendar loads, and say so', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    renderPicker();
    expect(screen.getByRole('grid', { name: 'December 2026' })).toHaveAttribute('aria-busy', 'true');
    const square = screen.getByRole('gridcell', { name: 'Thursday, December 10, loading' });
    expect(square).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Next free evenings')).toBeVisible();
  });

  it('are chosen with a click, the Enter key or the space bar, unless nothing is free', async () => {
    const { onChoose } = await openPicker();
    fireEvent.click(getDay('2026-12-05'));
    focusDay('2026-12-05');
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(getDay('2026-12-10'));
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-10', start: '' });
    expect(getDay('2026-12-10')).toHaveAttribute('aria-selected', 'true');
    focusDay('2026-12-03');
    press(' ');
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-03', start: '' });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', {}, '2026-12-11'],
    ['ArrowLeft', {}, '2026-12-09'],
    ['ArrowDown', {}, '2026-12-17'],
    ['ArrowUp', {}, '2026-12-03'],
    ['Home', {}, '2026-12-06'],
    ['End', {}, '2026-12-12'],
    ['PageDown', {}, '2027-01-10'],
    ['PageUp', {}, '2026-12-01'],
    ['PageDown', { shiftKey: true }, '2027-11-30'],
    ['PageUp', { shiftKey: true }, '2026-12-01'],
  ])('moves with %s %o from December 10 to %s', async (key, options, day) => {
    await openPicker();
    focusDay('2026-12-10');
    expect(press(key, options)).toBe(false);
    expect(getFocused()).toBe(day);
    expect(getDay(day)).toHaveAttribute('tabindex', '0');
  });

  it('stays in the calendar: not before the current day, and from month to month', async () => {
    await openPicker();
    focusDay('2026-12-01');
    press('ArrowLeft');
    expect(getFocused()).toBe('2026-12-01');
    focusDay('2026-12-31');
    press('ArrowRight');
    expect(getFocused()).toBe('2027-01-01');
    press('ArrowLeft');
    expect(getFocused()).toBe('2026-12-31');
  });

  it('leaves keys with other modifiers, and other keys, to the browser', async () => {
    await openPicker();
    focusDay('2026-12-10');
    expect(press('ArrowLeft', { altKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(getFocused()).toBe('2026-12-10');
  });

  it('reaches one square of each month with the Tab key', async () => {
    await openPicker();
    for (const grid of screen.getAllByRole('grid')) expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    focusDay('2026-12-10');
    expect(screen.getByRole('grid', { name: 'December 2026' }).querySelector('[tabindex="0"]')).toHaveFocus();
  });
});

describe('the buttons for months', () => {
  it('turn the calendar, read the new month, and stop at the current one', async () => {
    const { requested } = await openPicker();
    const previous = screen.getByRole('button', { name: 'Previous month' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(previous);
    expect(screen.getByRole('heading', { name: 'December 2026' })).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.queryByRole('grid', { name: 'December 2026' })).toBeNull();
    expect(await screen.findByRole('gridcell', { name: 'Monday, February 1, free: 4 starts' })).toBeVisible();
    expect(requested).toEqual(['2026-12', '2027-01', '2027-02']);
    fireEvent.click(previous);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  it('stop at the last month that can be asked for', async () => {
    await openPicker({ chosen: { day: '2027-11-30', start: '' } });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    expect(getDay('2027-11-30')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the starts of a day', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  it('are radio buttons with their state in words, that no form submits', async () => {
    await openPicker({ chosen: { day: '2026-12-10', start: '' } });
    const group = screen.getByRole('group', { name: 'Thursday, December 10' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.labels![0]!.textContent)).toEqual([
      'Any time that day',
      '3 pm gone',
      '4:30 pm on hold',
      '6 pm free',
      '7:30 pm free',
    ]);
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, true, false, false, false]);
    expect(radios.every(({ form }) => form === null)).toBe(true);
    expect(radios[0]).toBeChecked();
    expect(group).toHaveAccessibleDescription(
      'We answer with the free starts of that day. Until then nothing is held.',
    );
  });

  it('leave a start that the calendar does not offer to a person', async () => {
    await openPicker({ chosen: { day: '2026-12-10', start: '2026-12-10T18:10-08:00' } });
    expect(screen.getByText(/^A person has to look at this one/)).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('have a text below them that screen readers know before it changes', async () => {
    await openPicker();
    const live = document.getElementById('when-note')!;
    expect(live).toHaveAttribute('aria-live', 'polite');
    expect(live).toBeEmptyDOMElement();
    fireEvent.click(getDay('2026-12-10'));
    expect(live).toHaveTextContent('We answer with the free starts of that day.');
    expect(live).toBeInTheDocument();
  });

  it('say what it means to choose one', async () => {
    const { onChoose } = await openPicker({ chosen: { day: '2026-12-10', start: '' } });
    choose('6 pm free');
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-10', start: '2026-12-10T18:00-08:00' });
    expect(screen.getByText('We hold it for up to 72 hours when you send your quote. Not a booking.')).toBeVisible();
    choose('4:30 pm on hold');
    expect(screen.getByText(/You can ask for it/)).toBeVisible();
    choose('Any time that day');
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-10', start: '' });
    fireEvent.click(getDay('2026-12-01'));
    choose('6 pm ask us');
    expect(screen.getByText(/A person has to look at this one/)).toBeVisible();
  });

  it('warn of a chosen start that is taken in the meantime, or not offered any more', async () => {
    await openPicker({ chosen: { day: '2026-12-10', start: '2026-12-10T15:00-08:00' } });
    expect(screen.getByText('Taken in the meantime. Please choose another start.')).toBeVisible();
    expect(getDay('2026-12-10')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the next free starts', () => {
  const getStarts = () =>
    within(screen.getByRole('group', { name: /^Next free/ }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('are the first six from 5 pm on, and choose their start', async () => {
    const { onChoose } = await openPicker();
    expect(getStarts()).toEqual([
      'Thu, Dec 3, 6 pm',
      'Thu, Dec 3, 7:30 pm',
      'Fri, Dec 4, 6 pm',
      'Fri, Dec 4, 7:30 pm',
      'Sun, Dec 6, 6 pm',
      'Sun, Dec 6, 7:30 pm',
    ]);
    const button = screen.getByRole('button', { name: 'Fri, Dec 4, 6 pm' });
    fireEvent.click(button);
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-04', start: '2026-12-04T18:00-08:00' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: '6 pm free' })).toBeChecked();
  });

  it('are those of the day for a calendar without evenings', async () => {
    const open = [{ days: ['mon' as const], from: '09:00', to: '12:00' }];
    await openPicker({ changes: { open } });
    expect(screen.getByText('Next free times')).toBeVisible();
    expect(getStarts()[0]).toBe('Mon, Dec 7, 9 am');
  });

  it('show their month when it is out of sight', async () => {
    await openPicker({ chosen: { day: '2027-05-10', start: '' } });
    expect(screen.queryByRole('grid', { name: 'December 2026' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Fri, Dec 4, 6 pm' }));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  it('say when there are none', async () => {
    await openPicker({ copy: { busy: [busy('2026-12-01T00:00-08:00', '2027-03-01T00:00-08:00')] } });
    expect(
      screen.getByText('No free evenings in December and January. Look further ahead in the calendar.'),
    ).toBeVisible();
  });
});

describe('the notes', () => {
  it('name the time zone by its city, and what is short notice', async () => {
    const { unmount } = await openPicker();
    expect(screen.getByText(/^Times are San Francisco time\./)).toHaveTextContent(
      'Anything before Thursday, December 3 is short notice: ask us.',
    );
    unmount();
    await openPicker({ changes: { timeZone: 'America/New_York', leadHours: 168 } });
    expect(screen.getByText(/^Times are New York time\./)).toHaveTextContent('Tuesday, December 8');
  });

  it.each([
    ['nothing of a calendar that was read 59 minutes ago', '2026-12-01T11:01-08:00', undefined],
    ['the time of one that is older', '2026-12-01T09:40-08:00', 'As of 9:40 am.'],
    ['the day as well if that was not today', '2026-11-30T21:05-08:00', 'As of November 30, 9:05 pm.'],
    [
      'that a person looks when it is older than a day',
      '2026-11-30T11:55-08:00',
      'Our calendar was read last on November 30, 11:55 am, so a person looks at each date.',
    ],
  ])('say %s', async (_rule, fetchedAt, age) => {
    await openPicker({ copy: { fetchedAt: Date.parse(fetchedAt) } });
    const notes = screen.getByText(/Times are/);
    if (age) expect(notes).toHaveTextContent(age);
    else expect(notes).not.toHaveTextContent('As of');
  });

  it('say when there is no copy of the calendar, and that every start has to be asked for', async () => {
    await openPicker({ copy: { fetchedAt: undefined } });
    expect(screen.getByText(/^Our calendar is not at hand right now/)).toBeVisible();
    expect(screen.getByRole('gridcell', { name: 'Thursday, December 10, ask us' })).toBeVisible();
  });
});

describe('a calendar that cannot be read', () => {
  const broken = {
    month: '2026-12',
    asOf: null,
  };

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['when the store fails', async () => Response.json({ error: 'Later.' }, { status: 503 })],
    ['for a response that is no JSON', async () => new Response('<html>')],
    ['for a response of another month', async () => Response.json({ ...broken, month: '2031-01', days: [] })],
    [
      'for a response with an unknown state',
      async () => Response.json({ ...broken, days: [{ day: '2026-12-10', state: 'booked', slots: {} }] }),
    ],
    [
      'for a response with slots that are no starts',
      async () => Response.json({ ...broken, days: [{ day: '2026-12-10', state: 'free', slots: { noon: 'free' } }] }),
    ],
  ])('is a plain date field %s', async (_rule, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const { onChoose } = renderPicker({ chosen: { day: '2026-12-10', start: '' } });
    const field = await screen.findByLabelText('Your day');
    expect(field).toHaveValue('2026-12-10');
    expect(screen.getByRole('status')).toHaveTextContent(
      'The calendar is not at hand. Give the day you would like, and we answer by mail.',
    );
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.change(field, { target: { value: '2026-12-17' } });
    expect(onChoose).toHaveBeenLastCalledWith({ day: '2026-12-17', start: '' });
  });

  it('shows the months that can be read, and says which one cannot', async () => {
    const isMissing = vi.fn((month: string) => month === '2027-01');
    const calendar = { fetch: undefined as typeof fetch | undefined };
    serveAvailability(bookable(OPEN), calendarCopy());
    calendar.fetch = fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (isMissing(new URL(url, 'http://localhost').searchParams.get('month')!))
        return Response.json({ error: 'Later.' }, { status: 503 });
      return calendar.fetch!(url);
    });
    renderPicker();
    expect(await screen.findByText(/^January 2027 cannot be read right now/)).toBeVisible();
    expect(screen.getByRole('gridcell', { name: 'Thursday, December 10, free: 4 starts' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Next free evenings' })).toHaveAttribute('aria-busy', 'false');
    isMissing.mockReturnValue(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(/cannot be read right now/)).toBeNull());
  });

  it('can be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderPicker();
    const again = await screen.findByRole('button', { name: 'Try the calendar again' });
    serveAvailability(bookable(OPEN), calendarCopy());
    fireEvent.click(again);
    expect(await screen.findByRole('gridcell', { name: 'Thursday, December 10, free: 4 starts' })).toBeVisible();
  });
});
