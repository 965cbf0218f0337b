import ICAL from 'ical.js';
import { CalendarFileError } from './calendar-file-error.ts';
import type { Component } from './parse-components.ts';

// Accepts dates in properties whose type is a date and time: programs write DTSTART:20261004 without VALUE=DATE.
ICAL.design.strict = false;

/** A property as jCal (RFC 7265) has it. Parameter names are lowercase. */
export type Property = { parameters: Record<string, string | undefined>; values: unknown[] };

/** An error about a component: failure(event, 'has no start') says "Event 3 has no start." */
export function failure(component: Component, problem: string): CalendarFileError {
  return new CalendarFileError(`${component.label} ${problem}.`);
}

/** The properties of a component with a name such as EXDATE. Throws a CalendarFileError when one cannot be parsed. */
export function parseProperties(component: Component, name: string): Property[] {
  return (component.lines.get(name) ?? []).map((line) => {
    // Exchange writes spaces between the days of a rule.
    const text = name === 'RRULE' ? line.replace(/\s/g, '') : line;
    try {
      const [, parameters, , ...values] = ICAL.parse.property(text, ICAL.design.icalendar) as JCalProperty;
      return { parameters, values };
    } catch {
      // The message of the library quotes the line.
      throw failure(component, `has a property ${name} that cannot be understood`);
    }
  });
}

type JCalProperty = [name: string, parameters: Property['parameters'], type: string, ...values: unknown[]];

/** The first value of a property as uppercase text; empty without the property. */
export function parseKeyword(component: Component, name: string): string {
  return parseText(component, name).toUpperCase();
}

/** The first value of a property as text; empty without the property. */
export function parseText(component: Component, name: string): string {
  return String(parseProperties(component, name)[0]?.values[0] ?? '').trim();
}
