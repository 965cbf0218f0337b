import { parseTimes, type CalendarTime } from './calendar-time.ts';
import { getLength, parseDuration, type EventLength } from './event-length.ts';
import type { Component } from './parse-components.ts';
import { failure, parseKeyword, parseProperties, parseText } from './properties.ts';
import type { Zones } from './zones.ts';

/** A VEVENT: one event, a series, or the replacement of one occurrence of a series. */
export type CalendarEvent = {
  component: Component;
  /** Empty when the file has none. */
  uid: string;
  start: CalendarTime;
  length: EventLength;
  status: 'busy' | 'tentative' | 'free';
  /** The occurrence of the series with the same UID that this event replaces (RECURRENCE-ID). */
  replaces: CalendarTime | undefined;
};

/** Parses a VEVENT. Throws a CalendarFileError when its times cannot be understood. */
export function parseEvent(component: Component, zones: Zones): CalendarEvent {
  const [start] = parseTimes(component, 'DTSTART', zones);
  if (!start) throw failure(component, 'has no start (DTSTART)');
  return {
    component,
    uid: parseText(component, 'UID'),
    start,
    length: parseLength(component, start, zones),
    status: parseStatus(component),
    replaces: parseReplaced(component, zones),
  };
}

/** Without an end, a date takes the day and a time takes no time. */
function parseLength(component: Component, start: CalendarTime, zones: Zones): EventLength {
  const [end] = parseTimes(component, 'DTEND', zones);
  if (end) return getLength(component, start, end);
  const [duration] = parseProperties(component, 'DURATION');
  if (duration) return parseDuration(component, duration.values[0]);
  return { days: start.isDate ? 1 : 0, ms: 0 };
}

function parseStatus(component: Component): CalendarEvent['status'] {
  const keywords = ['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'].map((name) => parseKeyword(component, name));
  if (keywords.some((keyword) => ['CANCELLED', 'TRANSPARENT', 'FREE'].includes(keyword))) return 'free';
  return keywords.includes('TENTATIVE') ? 'tentative' : 'busy';
}

function parseReplaced(component: Component, zones: Zones): CalendarTime | undefined {
  if (parseProperties(component, 'RECURRENCE-ID').some(({ parameters }) => parameters.range)) {
    throw failure(component, 'changes all later occurrences of a series (RANGE), which is not supported');
  }
  return parseTimes(component, 'RECURRENCE-ID', zones)[0];
}
