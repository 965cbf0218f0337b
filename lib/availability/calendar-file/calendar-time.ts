import type { Component } from './parse-components.ts';
import { parseWall } from './parse-wall.ts';
import { failure, parseProperties, type Property } from './properties.ts';
import { toTimestamp, UTC, type Zone } from './zone.ts';
import type { Zones } from './zones.ts';

/** A date, or a date and time, of a property. A date is midnight in the zone of what can be booked. */
export type CalendarTime = { wall: number; isDate: boolean; zone: Zone; timestamp: number };

/** Makes a time of a wall time. */
export function getTime(zone: Zone, wall: number, isDate: boolean): CalendarTime {
  return { wall, isDate, zone, timestamp: toTimestamp(zone, wall) };
}

/**
 * Parses a jCal time (2026-10-04, 2026-10-04T09:00:00 or 2026-10-04T09:00:00Z). `tzid` is the TZID of its property. Undefined for anything else, also
 * for days that do not exist.
 */
export function parseTime(text: unknown, tzid: string | undefined, zones: Zones): CalendarTime | undefined {
  const wall = parseWall(text);
  if (wall === undefined) return undefined;
  const isDate = !String(text).includes('T');
  if (isDate) return getTime(zones.local, wall, true);
  if (String(text).endsWith('Z')) return getTime(UTC, wall, false);
  return getTime(tzid ? zones.find(tzid) : zones.local, wall, false);
}

/** All times of properties with this name, such as several EXDATE with several values each. Throws a CalendarFileError for a malformed time. */
export function parseTimes(component: Component, name: string, zones: Zones): CalendarTime[] {
  return parseProperties(component, name).flatMap(({ values, parameters }) =>
    values.map((value) => requireTime(component, name, value, parameters, zones)),
  );
}

/** The same for one value. */
export function requireTime(
  component: Component,
  name: string,
  value: unknown,
  { tzid }: Property['parameters'],
  zones: Zones,
): CalendarTime {
  const time = parseTime(value, tzid, zones);
  if (!time) throw failure(component, `has a property ${name} that is not a date and time`);
  return time;
}
