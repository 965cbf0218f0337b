import type { Bookable } from '#lib/availability/schema';

/** The room of Journey to Jidara, with four starts of 90 minutes each day, from 3 pm to 9 pm in San Francisco. */
export function bookable(changes: Partial<Bookable> = {}): Bookable {
  return {
    id: 'journey-to-jidara',
    name: 'Journey to Jidara',
    games: ['journey-to-jidara'],
    timeZone: 'America/Los_Angeles',
    open: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '15:00', to: '21:00' }],
    slotMinutes: 90,
    leadHours: 48,
    capacity: 1,
    ...changes,
  };
}

/** The hosts' hours for calls of 20 minutes, from 9 am to 5 pm in San Francisco. */
export function callBookable(changes: Partial<Bookable> = {}): Bookable {
  const { games: _games, ...rest } = bookable();
  return {
    ...rest,
    id: 'call',
    name: 'A call with a host',
    open: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }],
    slotMinutes: 20,
    leadHours: 2,
    ...changes,
  };
}
