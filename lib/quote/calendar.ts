/** Longer lines are folded (RFC 5545, section 3.1). */
const MAX_LINE_OCTETS = 75;
const ENCODER = new TextEncoder();

export type CalendarHolds = {
  reference: string;
  /** YYYY-MM-DD. */
  days: readonly string[];
  summary: string;
  description: string;
  place: string;
  /** Absolute URL of the quote wizard with the same answers. */
  url: string;
  /** For PRODID, the product that created the file. */
  company: string;
  /** When the quote was sent. */
  sentAt: Date;
};

/**
 * Renders a calendar file (iCalendar 2.0, RFC 5545) with one tentative all-day event for each day. The same quote and
 * day give the same UID, so a second import updates the event. Throws a RangeError for an invalid day.
 */
export function renderCalendar(holds: CalendarHolds): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(holds.company)}//Quote//EN`,
    'CALSCALE:GREGORIAN',
    ...holds.days.flatMap((day) => renderEvent(day, holds)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function renderEvent(day: string, { reference, summary, description, place, url, sentAt }: CalendarHolds): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(reference)}-${formatBasicDate(day)}@quote`,
    `DTSTAMP:${sentAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${formatBasicDate(day)}`,
    `DTEND;VALUE=DATE:${formatBasicDate(nextDay(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    // The game takes two hours, so the day stays free. Outlook ignores TRANSP and reads its own property.
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'END:VEVENT',
  ];
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
