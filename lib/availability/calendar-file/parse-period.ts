import { requireTime, type CalendarTime } from './calendar-time.ts';
import { getLength, parseDuration, type EventLength } from './event-length.ts';
import type { Component } from './parse-components.ts';
import { failure, type Property } from './properties.ts';
import type { Zones } from './zones.ts';

/** A start and how long it takes. */
export type Occurrence = { time: CalendarTime; length: EventLength };

/** Parses a jCal period: a start, and an end or a duration. Throws a CalendarFileError when it cannot be understood. */
export function parsePeriod(
  component: Component,
  name: string,
  [startText, endText]: readonly unknown[],
  parameters: Property['parameters'],
  zones: Zones,
): Occurrence {
  const time = requireTime(component, name, startText, parameters, zones);
  if (typeof endText !== 'string') throw failure(component, `has a property ${name} without an end`);
  if (/^[+-]?P/i.test(endText)) return { time, length: parseDuration(component, endText) };
  return { time, length: getLength(component, time, requireTime(component, name, endText, parameters, zones)) };
}
