import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderCalendar, type CalendarEvent, type CalendarFile } from '#lib/quote/calendar';

const DAY: CalendarEvent = {
  id: 'RR-7KQ2-M9TX-20261231',
  when: '2026-12-31',
  status: 'TENTATIVE',
  summary: 'Hold: Scavenger hunt, 45 people',
  description: 'Quote RR-7KQ2-M9TX: $5,475 in total.\nThis day is not booked; call us.',
  place: 'Denver, CO, USA',
  url: 'https://example.com/get-a-quote?people=45',
};
const FILE: CalendarFile = {
  company: 'Romp & Riddle',
  writtenAt: new Date('2026-11-20T17:00:00.123Z'),
  events: [DAY],
};

const unfold = (file: string) => file.replaceAll('\r\n ', '');

/** Unfolds and unescapes the value of a text property. */
function valueOf(file: string, property: string): string | undefined {
  const line = unfold(file)
    .split('\r\n')
    .find((one) => one.startsWith(`${property}:`));
  return line?.slice(property.length + 1).replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

/** Texts that a calendar can show: without control characters, except line feeds */
const texts = fc
  .string({ unit: 'grapheme', maxLength: 400 })
  .map((text) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));

describe('a calendar file', () => {
  it('has a tentative all-day event that leaves the day free', () => {
    expect(unfold(renderCalendar(FILE)).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Romp & Riddle//Quote//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:RR-7KQ2-M9TX-20261231@quote',
      'DTSTAMP:20261120T170000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Hold: Scavenger hunt\\, 45 people',
      'DESCRIPTION:Quote RR-7KQ2-M9TX: $5\\,475 in total.\\nThis day is not booked\\; call us.',
      'LOCATION:Denver\\, CO\\, USA',
      'URL:https://example.com/get-a-quote?people=45',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has a time in UTC that is taken', () => {
    const when = { startsAt: Date.parse('2026-12-10T18:00-08:00'), endsAt: Date.parse('2026-12-10T19:30-08:00') };
    const file = renderCalendar({ ...FILE, name: 'Holds, and calls', events: [{ ...DAY, when }] });
    expect(file).toContain('DTSTART:20261211T020000Z\r\nDTEND:20261211T033000Z\r\n');
    expect(file).toContain('X-WR-CALNAME:Holds\\, and calls\r\n');
    expect(file).toContain('STATUS:TENTATIVE\r\nX-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE\r\n');
    expect(file).not.toContain('TRANSP');
  });

  it('has nothing tentative about a confirmed event, and no empty lines about a missing place', () => {
    const when = { startsAt: 0, endsAt: 1_200_000 };
    const file = renderCalendar({ ...FILE, events: [{ ...DAY, when, status: 'CONFIRMED', place: '' }] });
    expect(file).toContain('STATUS:CONFIRMED\r\n');
    expect(file).not.toMatch(/TENTATIVE|LOCATION|TRANSP/);
  });

  it('has one event for each day', () => {
    const days = ['2026-12-10', '2028-02-28', '2026-12-31'];
    const file = renderCalendar({ ...FILE, events: days.map((when) => ({ ...DAY, id: when, when })) });
    expect([...file.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)).toEqual(days.map((day) => `${day}@quote`));
    expect(file).toContain('DTEND;VALUE=DATE:20280229');
    expect(() => renderCalendar({ ...FILE, events: [{ ...DAY, when: 'soon' }] })).toThrow(RangeError);
  });

  it('has lines of at most 75 octets that unfold to the same texts', () => {
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const file = renderCalendar({ ...FILE, events: [{ ...DAY, summary, description }] });
        expect(file.endsWith('\r\n')).toBe(true);
        const rows = file.slice(0, -2).split('\r\n');
        for (const row of rows) {
          expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
          expect(row).toMatch(/^(?: |[A-Z-]+[:;])/);
          expect(row.isWellFormed()).toBe(true);
        }
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(valueOf(file, 'SUMMARY')).toBe(summary);
        expect(valueOf(file, 'DESCRIPTION')).toBe(description);
      }),
    );
  });
});
