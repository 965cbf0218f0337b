import { describe, expect, it } from 'vitest';
import { addDays, addMonths, getToday, listDays, listMonths, listWeeks } from '#lib/availability/months';

describe('the months that can be asked for', () => {
  it('are twelve from the current one in the time zone', () => {
    const months = listMonths({ timeZone: 'America/Los_Angeles' }, new Date('2027-01-01T07:59Z'));
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months.at(-1)]).toEqual(['2026-12', '2027-01', '2027-11']);
    expect(listMonths({ timeZone: 'America/Los_Angeles' }, new Date('2027-01-01T08:00Z'))[0]).toBe('2027-01');
    expect(getToday('Asia/Tokyo', new Date('2026-12-31T15:00Z'))).toBe('2027-01-01');
  });
});

describe('a month', () => {
  it('has its days, also in a leap year', () => {
    expect(listDays('2028-02').at(-1)).toBe('2028-02-29');
    expect(listDays('2026-12')).toHaveLength(31);
  });

  it('has weeks from Sunday to Saturday, without days of other months', () => {
    const weeks = listWeeks('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks[4]!.slice(3)).toEqual(['2026-12-30', '2026-12-31', undefined, undefined]);
    expect(listWeeks('2026-02')).toHaveLength(4);
  });
});

describe('another day', () => {
  it('is found across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('is the last one of a shorter month', () => {
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', -12)).toBe('2025-12-31');
  });
});
