import { getTime, parseTimes, requireTime, type CalendarTime } from './calendar-time.ts';
import { getEnd } from './event-length.ts';
import { expandRule } from './expand-rule.ts';
import type { CalendarEvent } from './parse-event.ts';
import type { Component } from './parse-components.ts';
import { parsePeriod, type Occurrence } from './parse-period.ts';
import { parseProperties } from './properties.ts';
import { DAY_MS, toWall } from './zone.ts';
import type { Zones } from './zones.ts';

/** Timestamps in milliseconds. */
type Period = { start: number; end: number };

/**
 * The occurrences of an event that overlap a period. `replaced` are the occurrences that other events replace. Throws a CalendarFileError when
 * the rules or dates of the event cannot be understood.
 */
export function findOccurrences(
  event: CalendarEvent,
  replaced: readonly CalendarTime[],
  zones: Zones,
  { start: from, end: to }: Period,
): Period[] {
  const { component, start, length } = event;
  const occurrences: Occurrence[] = event.replaces
    ? [{ time: start, length }]
    : [
        ...findRuleTimes(event, zones, { start: from, end: to }).map((time) => ({ time, length })),
        ...parseExtraDates(event, zones),
      ];
  const isExcluded = matchTimes(event.replaces ? [] : [...parseTimes(component, 'EXDATE', zones), ...replaced]);
  const periods = new Map<number, Period>();
  for (const { time, length } of occurrences) {
    const period = { start: time.timestamp, end: getEnd(time, length) };
    const isInside = period.start < to && period.end > from && period.end > period.start;
    if (isInside && !isExcluded(time)) periods.set(period.start, period);
  }
  return [...periods.values()];
}

/** The start of an event, and the times that its rules add to it. */
function findRuleTimes({ component, start, length }: CalendarEvent, zones: Zones, { start: from, end: to }: Period) {
  const { zone, wall, isDate } = start;
  // Wall times differ from timestamps by less than a day.
  const range = { from: from - length.ms - (length.days + 2) * DAY_MS, to: to + 2 * DAY_MS };
  const toUntil = (text: string) => getUntil(component, text, start, zones);
  const walls = parseProperties(component, 'RRULE').flatMap(({ values }) =>
    expandRule(component, values[0], { start: wall, toUntil, ...range }),
  );
  return [start, ...[...new Set(walls)].filter((one) => one !== wall).map((one) => getTime(zone, one, isDate))];
}

/** The wall time of an UNTIL in the zone of the event. A date includes its day. */
function getUntil(component: Component, text: string, { zone, isDate }: CalendarTime, zones: Zones): number {
  const until = requireTime(component, 'RRULE', text, {}, zones);
  if (until.isDate) return until.wall + DAY_MS - 1_000;
  const wall = text.endsWith('Z') ? toWall(zone, until.timestamp) : until.wall;
  // For days, programs write midnight in UTC or in the zone of the event. The later one leaves no day out.
  return isDate ? Math.max(wall, until.wall) : wall;
}

/** The occurrences that RDATE adds. A period has an end of its own. */
function parseExtraDates({ component, length }: CalendarEvent, zones: Zones): Occurrence[] {
  return parseProperties(component, 'RDATE').flatMap(({ values, parameters }) =>
    values.map((value) =>
      Array.isArray(value)
        ? parsePeriod(component, 'RDATE', value, parameters, zones)
        : { time: requireTime(component, 'RDATE', value, parameters, zones), length },
    ),
  );
}

/** A test for the times in a list. Some programs write dates for occurrences with a time, or times for days: then the days are compared. */
function matchTimes(times: readonly CalendarTime[]): (time: CalendarTime) => boolean {
  const getDay = ({ wall }: CalendarTime) => Math.floor(wall / DAY_MS);
  const timestamps = new Set(times.map(({ timestamp }) => timestamp));
  const days = new Set(times.map(getDay));
  const wholeDays = new Set(times.filter(({ isDate }) => isDate).map(getDay));
  return (time) =>
    time.isDate ? days.has(getDay(time)) : timestamps.has(time.timestamp) || wholeDays.has(getDay(time));
}
