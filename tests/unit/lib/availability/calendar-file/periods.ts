import { findBusyPeriods } from '#lib/availability/calendar-file/find-busy-periods';

type Window = { from?: string; to?: string; timeZone?: string };

/** The busy periods of a calendar file as [start, end] in ISO format, in UTC. */
export async function findPeriods(text: string, window: Window = {}): Promise<[start: string, end: string][]> {
  const { from = '2026-10-01T00:00:00Z', to = '2027-11-01T00:00:00Z', timeZone = 'America/Los_Angeles' } = window;
  const found = await findBusyPeriods(text, { from: Date.parse(from), to: Date.parse(to), timeZone });
  return found.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]);
}

/** Periods that are written as "start end", in ISO format with an offset, in the form of `findPeriods`. */
export function periods(...list: string[]): [start: string, end: string][] {
  const toUtc = (text = '') => new Date(text).toISOString();
  return list.map((text) => {
    const [start, end] = text.split(' ');
    return [toUtc(start), toUtc(end)];
  });
}
