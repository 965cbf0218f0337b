import { readFileSync } from 'node:fs';

/** A word that is in every text of the calendars of invented people, and must never be in a result, an error or a log. */
export const CANARY = 'CANARY';

export type CalendarName =
  'apple-icloud' | 'free-busy' | 'google-busy' | 'google-private' | 'microsoft-365' | 'without-zones';

/** A calendar as programs export it, with the line ends that RFC 5545 demands. */
export function readCalendar(name: CalendarName): string {
  return withLineEnds(readFileSync(`tests/factories/calendars/${name}.ics`, 'utf8'));
}

/** A calendar file with these lines. */
export function calendarFile(...lines: string[]): string {
  return withLineEnds(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\n'));
}

/** A VEVENT with these lines. */
export function calendarEvent(...lines: string[]): string {
  return ['BEGIN:VEVENT', `SUMMARY:Dinner ${CANARY}`, ...lines, 'END:VEVENT'].join('\n');
}

function withLineEnds(text: string): string {
  return text.replaceAll('\n', '\r\n');
}
