import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Day, Prose, Slug } from '#lib/content/fields';
import { isTimeZone } from '#lib/content/time-zone';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { CALL_ID } from './call-id.ts';

/** From Sunday, as in `Date`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const DAY_MINUTES = 24 * 60;

const Time = z
  .string('It must be a time in quotes')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'It must be a time from 00:00 to 23:59')
  .describe('a time as "HH:MM", in quotes, such as "17:30"');

const OpeningSchema = z
  .strictObject({
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .describe(`days of the week, of ${WEEKDAYS.join(', ')}`),
    from: Time.describe('the first start, as "HH:MM"'),
    to: Time.describe('when the last slot has ended, as "HH:MM"'),
  })
  .describe('opening hours with days, from and to');

const ClosureSchema = z
  .strictObject({
    from: Day.describe('the first closed day'),
    to: Day.optional().describe('the last closed day; the same day without it'),
  })
  .refine(({ from, to = from }) => to >= from, { path: ['to'], error: 'It must not be before from' })
  .describe('closed days with from and to');

const BookableSchema = z
  .strictObject({
    id: Slug.describe(
      'the name of its calendar: the setting of journey-to-jidara is AVAILABILITY_JOURNEY_TO_JIDARA_URL',
    ),
    name: Prose.describe('what is free or not, in a sentence such as "Free evenings: <name>"'),
    games: z.array(Slug).min(1).optional().describe('ids of the games that need it'),
    types: z.array(z.enum(EVENT_TYPE_VALUES)).min(1).optional().describe('types of event that need it'),
    cities: z.array(z.string()).min(1).optional().describe('cities as in the city list, such as Chicago, IL, USA'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'It must be a time zone such as America/Chicago')
      .describe('the time zone of its hours, such as America/Los_Angeles'),
    open: z.array(OpeningSchema).min(1).describe('opening hours'),
    slotMinutes: z.int().min(10).max(DAY_MINUTES).describe('minutes from one start to the next'),
    leadHours: z.int().min(0).max(2000).describe('a start sooner than this is not offered, but can be asked for'),
    capacity: z.int().min(1).max(50).describe('how many events at the same time'),
    closed: z.array(ClosureSchema).optional().describe('days without events'),
  })
  .superRefine(({ id, games, types, cities, open, slotMinutes }, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const hasConditions = Boolean(games ?? types ?? cities);
    if (id === CALL_ID && hasConditions)
      addIssue(['id'], 'The call is for every event: remove games, types and cities');
    if (id !== CALL_ID && !hasConditions) addIssue(['id'], 'It needs games, types or cities, or no event can need it');
    open.forEach(({ from, to }, index) => {
      if (toMinutes(to) - toMinutes(from) < slotMinutes)
        addIssue(['open', index, 'to'], `No slot of ${slotMinutes} minutes fits between ${from} and ${to}`);
    });
  });

/** What can be asked for by date. An event needs the first entry whose conditions it meets. */
export const AvailabilitySchema = z
  .array(BookableSchema)
  .superRefine((entries, context) => {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `Another entry has the id ${id}` });
    });
  })
  .describe('a list of what can be asked for by date');

export type Bookable = z.output<typeof BookableSchema>;

/** Minutes since midnight of a time as HH:MM. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
