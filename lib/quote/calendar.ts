/*
 * Glossary
 *   hold    an all-day entry that keeps a day in mind until somebody says yes
 *   line    one property of the file, such as SUMMARY:Hold; folded into rows of at most 75 octets (RFC 5545, 3.1)
 */

const ROW_OCTETS = 75;
const ENCODER = new TextEncoder();

export type Holds = {
  reference: string;
  /** Days as YYYY-MM-DD. */
  days: readonly string[];
  summary: string;
  description: string;
  place: string;
  /** Absolute. */
  url: string;
  /** Who made the file. */
  company: string;
  /** When the quote was sent. */
  sentAt: Date;
};

/**
 * A calendar file (iCalendar 2.0, RFC 5545) with one tentative all-day entry for each day. The same quote and day give
 * the same UID, so a second import changes the entry and adds none. Throws a RangeError for text that is no day.
 */
export function calendarOf(holds: Holds): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(holds.company)}//Quote//EN`,
    'CALSCALE:GREGORIAN',
    ...holds.days.flatMap((day) => entryOf(day, holds)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entryOf(day: string, { reference, summary, description, place, url, sentAt }: Holds): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(reference)}-${compact(day)}@quote`,
    `DTSTAMP:${sentAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    `LOCATION:${textOf(place)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    // Two hours of play do not make a day busy. Outlook reads its own property and shows "tentative".
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'END:VEVENT',
  ];
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** The end of an all-day entry is the first day that no longer belongs to it. */
function nextDay(day: string): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return new Date(start + 86_400_000).toISOString().slice(0, 10);
}

function textOf(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line between characters, never inside one; each further row starts with a space. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const size = ENCODER.encode(character).length;
    if (octets + size > ROW_OCTETS) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}
