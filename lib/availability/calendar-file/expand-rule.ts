import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import type { Component } from './parse-components.ts';
import { failure } from './properties.ts';

/** The parts of a rule in RFC 5545. RSCALE and SKIP of RFC 7529 are for other calendars. */
const PARTS = /^(?:freq|until|count|interval|wkst|by(?:second|minute|hour|day|monthday|yearday|weekno|month|setpos))$/;

/** Enough for an event every hour. Rules with more occurrences would block the event loop. */
const MAX_TIMES_A_DAY = 24;

type Rule = { freq?: string; until?: string; count?: number; byhour?: unknown; byminute?: unknown; bysecond?: unknown };

type Expansion = {
  /** The wall time of the first occurrence, in milliseconds. */
  start: number;
  /** The wall time of an UNTIL, in milliseconds. */
  toUntil: (text: string) => number;
  /** The occurrences from this wall time on. */
  from: number;
  to: number;
};

/**
 * The wall times of a rule's occurrences, in milliseconds. `value` is the jCal value of an RRULE. Throws a CalendarFileError for rules that make no
 * sense or repeat more than 24 times a day.
 */
export function expandRule(component: Component, value: unknown, { start, toUntil, from, to }: Expansion): number[] {
  const rule = value as Rule;
  checkRule(component, rule);
  const end = rule.until === undefined ? '' : `;UNTIL=${toUtc(toUntil(rule.until))}`;
  // Wall times are computed as if they were in UTC, which has no changes of clocks.
  const rruleString = `DTSTART:${toUtc(start)}\nRRULE:${toText(rule)}${end}`;
  try {
    const dates = new RRuleTemporal({ rruleString }).between(new Date(Math.max(from, start)), new Date(to), true);
    return dates.map(({ epochMilliseconds }) => epochMilliseconds);
  } catch {
    throw failure(component, 'repeats in a way that cannot be understood');
  }
}

function checkRule(component: Component, rule: Rule): void {
  const isKnown = Object.keys(rule).every((part) => PARTS.test(part));
  if (!isKnown || (rule.count ?? 1) < 1) throw failure(component, 'repeats in a way that cannot be understood');
  if (countTimesADay(rule) > MAX_TIMES_A_DAY) {
    throw failure(component, `repeats more than ${MAX_TIMES_A_DAY} times a day`);
  }
}

function countTimesADay({ freq = '', byhour, byminute, bysecond }: Rule): number {
  const size = (part: unknown) => (Array.isArray(part) ? part.length : 1);
  if (freq === 'SECONDLY' || freq === 'MINUTELY') return Infinity;
  return (freq === 'HOURLY' ? 24 : size(byhour)) * size(byminute) * size(bysecond);
}

/** The rule as text, without its end. */
function toText({ until: _until, ...rule }: Rule): string {
  return ICAL.Recur.fromData(rule as Parameters<typeof ICAL.Recur.fromData>[0]).toString();
}

/** 20261004T090000Z */
function toUtc(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]|\.\d+/g, '');
}
