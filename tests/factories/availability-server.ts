import { vi } from 'vitest';
import { getMonthAvailability, type CalendarCopy } from '#lib/availability/month';
import type { Bookable } from '#lib/availability/schema';

/** Noon on Tuesday, December 1, 2026, in San Francisco. */
export const NOW = new Date('2026-12-01T12:00-08:00');

/** A busy period of a calendar, by ISO times. */
export function busy(start: string, end: string, isTentative = false) {
  return { start: Date.parse(start), end: Date.parse(end), isTentative };
}

/** What is known of a calendar that was read at NOW. */
export function calendarCopy(changes: Partial<CalendarCopy> = {}): CalendarCopy {
  return { busy: [], holds: [], fetchedAt: NOW.getTime(), ...changes };
}

/** Answers requests to /api/availability as the server does, at NOW. Returns the months that have been requested. */
export function serveAvailability(bookable: Bookable, copy: CalendarCopy): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const month = searchParams.get('month') ?? '';
    requested.push(month);
    return Response.json(getMonthAvailability(bookable, month, copy, NOW));
  });
  return requested;
}
