import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderCalendar, type CalendarHolds } from '#lib/quote/calendar';

const HOLDS: CalendarHolds = {
  reference: 'RR-7KQ2-M9TX',
  days: ['2026-12-31'],
  summary: 'Hold: Scavenger hunt, 45 people',
  description: 'Quote RR-7KQ2-M9TX: $5,475 in total.\nThis day is not booked; call us.',
  place: 'Denver, CO, USA',
  url: 'https://example.com/get-a-quote?people=45',
  company: 'Romp & Riddle',
  sentAt: new Date('2026-11-20T17:00:00.123Z'),
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
    expect(unfold(renderCalendar(HOLDS)).split('\r\n')).toEqual([
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

  it('has one event for each day, with a stable UID', () => {
    const days = ['2026-12-10', '2028-02-28', '2026-12-31'];
    const file = renderCalendar({ ...HOLDS, days });
    const identities = [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(identities).size).toBe(3);
    expect(file).toContain('DTEND;VALUE=DATE:20280229');
    expect(renderCalendar({ ...HOLDS, summary: 'Other', sentAt: new Date(0) })).toContain(identities[2]);
    expect(() => renderCalendar({ ...HOLDS, days: ['soon'] })).toThrow(RangeError);
  });

  it('has lines of at most 75 octets that unfold to the same texts', () => {
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const file = renderCalendar({ ...HOLDS, summary, description });
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
