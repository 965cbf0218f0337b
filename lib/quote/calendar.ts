/** Longer lines are folded (RFC 5545, section 3.1). */
const MAX_LINE_OCTETS = 75;
const ENCODER = new TextEncoder();

/** An event of a calendar file. */
export type CalendarEvent = {
  /** The same for the same event, so that a second import updates it: "RR-7KQ2-M9TX-hold". */
  id: string;
  /** A whole day as YYYY-MM-DD, or a time in milliseconds since 1970 UTC. */
  when: string | { startsAt: number; endsAt: number };
  status: 'TENTATIVE' | 'CONFIRMED';
  summary: string;
  description: string;
  place: string;
  /** Absolute URL of a page about the event. */
  url?: string;
};

export type CalendarFile = {
  /** For PRODID, the product that created the file. */
  company: string;
  /** The name of a calendar to subscribe to. */
  name?: string;
  /** When the events were written. A calendar keeps the latest. */
  writtenAt: Date;
  events: readonly CalendarEvent[];
};

/** The ids of the events of a quote: its hold, and its call. Calendars that are read contain the first, and so count a hold once. */
export const getHoldId = (reference: string) => `${reference}-hold`;
export const getCallId = (reference: string) => `${reference}-call`;

/** Renders a calendar file (iCalendar 2.0, RFC 5545). Throws a RangeError for an invalid day or time. */
export function renderCalendar({ company, name, writtenAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company)}//Quote//EN`,
    'CALSCALE:GREGORIAN',
    // What calendar apps read as the name (RFC 7986 has NAME, which few of them know).
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`] : []),
    ...events.flatMap((event) => renderEvent(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function renderEvent(event: CalendarEvent, writtenAt: Date): string[] {
  const { id, when, status, summary, description, place, url } = event;
  const isDay = typeof when === 'string';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@quote`,
    `DTSTAMP:${formatTime(writtenAt)}`,
    ...(isDay ? formatDay(when) : formatPeriod(when)),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${status}`,
    // The game takes two hours, so the day stays free.
    ...(isDay ? ['TRANSP:TRANSPARENT'] : []),
    // Outlook ignores TRANSP and reads its own property.
    ...(status === 'TENTATIVE' ? ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'] : []),
    'END:VEVENT',
  ];
}

function formatDay(day: string): string[] {
  return [`DTSTART;VALUE=DATE:${formatBasicDate(day)}`, `DTEND;VALUE=DATE:${formatBasicDate(nextDay(day))}`];
}

/** In UTC, so that the file needs no description of a time zone. */
function formatPeriod({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string[] {
  return [`DTSTART:${formatTime(new Date(startsAt))}`, `DTEND:${formatTime(new Date(endsAt))}`];
}

function formatTime(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function formatBasicDate(day: string): string {
  return day.replaceAll('-', '');
}

/** DTEND of an all-day event is exclusive (RFC 5545, section 3.6.1). */
function nextDay(day: string): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return new Date(start + 86_400_000).toISOString().slice(0, 10);
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Folds a line between characters, never inside one. Each continuation line starts with a space. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const size = ENCODER.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}
