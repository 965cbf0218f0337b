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
