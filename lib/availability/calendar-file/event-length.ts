import ICAL from 'ical.js';
import type { CalendarTime } from './calendar-time.ts';
import type { Component } from './parse-components.ts';
import { failure } from './properties.ts';
import { DAY_MS, toTimestamp } from './zone.ts';

/** How long an event takes: days, which have 23 to 25 hours, and then exact milliseconds (RFC 5545, section 3.8.5.3). */
export type EventLength = { days: number; ms: number };

/** Longer events are mistakes, and their ends may be no valid timestamps. */
const MAX_DAYS = 36_525;

/** The length from a start to an end. Throws a CalendarFileError when the end is earlier. */
export function getLength(component: Component, start: CalendarTime, end: CalendarTime): EventLength {
  if (end.timestamp < start.timestamp) throw failure(component, 'ends before it starts');
  if (!start.isDate || !end.isDate) return checkLength(component, { days: 0, ms: end.timestamp - start.timestamp });
  // Some programs write the first day as the end of one day.
  return checkLength(component, { days: Math.max(1, (end.wall - start.wall) / DAY_MS), ms: 0 });
}

/** Parses a duration such as P1DT2H. Throws a CalendarFileError when it is malformed or negative. */
export function parseDuration(component: Component, text: unknown): EventLength {
  const isDuration = /^\+?P(?=.)(?:\d+W)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i.test(String(text));
  if (!isDuration) throw failure(component, 'has a duration that cannot be understood');
  const { weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(String(text).toUpperCase());
  return checkLength(component, { days: 7 * weeks + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000 });
}

/** The timestamp at which an event ends. */
export function getEnd({ zone, wall, timestamp }: CalendarTime, { days, ms }: EventLength): number {
  return (days === 0 ? timestamp : toTimestamp(zone, wall + days * DAY_MS)) + ms;
}

function checkLength(component: Component, length: EventLength): EventLength {
  if (length.days + length.ms / DAY_MS > MAX_DAYS) throw failure(component, 'takes longer than 100 years');
  return length;
}
