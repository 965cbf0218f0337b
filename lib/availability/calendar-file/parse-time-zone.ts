import ICAL from 'ical.js';
import { expandRule } from './expand-rule.ts';
import type { Component } from './parse-components.ts';
import { parseWall } from './parse-wall.ts';
import { failure, parseProperties, parseText } from './properties.ts';
import { DAY_MS, type Zone } from './zone.ts';

/** A change of clocks: the timestamp, and the UTC offsets before and after it, in milliseconds. */
type Change = { at: number; before: number; after: number };

/**
 * The zone that a VTIMEZONE describes, with its changes of clocks from 1970 until a timestamp; the last offset holds after that. Undefined when it
 * describes none. Throws a CalendarFileError when a part of it cannot be understood.
 */
export function parseTimeZone(component: Component, until: number): Zone | undefined {
  const changes = component.parts
    .flatMap((part) => findChanges(part, until + 2 * DAY_MS))
    .sort((left, right) => left.at - right.at);
  const first = changes[0];
  if (!first) return undefined;
  return { getOffset: (timestamp) => changes.findLast(({ at }) => at <= timestamp)?.after ?? first.before };
}

/** The changes to one of the offsets of a zone: a STANDARD or DAYLIGHT part. */
function findChanges(part: Component, to: number): Change[] {
  const [before, after] = [parseOffset(part, 'TZOFFSETFROM'), parseOffset(part, 'TZOFFSETTO')];
  const requireWall = (value: unknown) => {
    const wall = parseWall(value);
    if (wall === undefined) throw failure(part, 'has a date that cannot be understood');
    return wall;
  };
  const start = requireWall(parseText(part, 'DTSTART'));
  const toUntil = (text: string) => requireWall(text) + (text.endsWith('Z') ? before : 0);
  const walls = parseProperties(part, 'RRULE').flatMap(({ values }) =>
    expandRule(part, values[0], { start, toUntil, from: 0, to }),
  );
  const dates = parseProperties(part, 'RDATE').flatMap(({ values }) => values.map(requireWall));
  return [...new Set([start, ...walls, ...dates])].map((wall) => ({ at: wall - before, before, after }));
}

function parseOffset(part: Component, name: string): number {
  try {
    return ICAL.UtcOffset.fromString(parseText(part, name)).toSeconds() * 1_000;
  } catch {
    throw failure(part, `has no ${name} that can be understood`);
  }
}
