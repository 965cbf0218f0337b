import { describe, expect, it } from 'vitest';
import { getDay } from '#lib/content/time-zone';

describe('the day of a timestamp', () => {
  it.each([
    ['America/Los_Angeles', '2026-12-02T07:59:59Z', '2026-12-01'],
    ['America/Los_Angeles', '2026-12-02T08:00:00Z', '2026-12-02'],
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026-12-31'],
    // The day on which clocks go back has 25 hours.
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('in %s at %s is %s', (timeZone, time, day) => {
    expect(getDay(timeZone, Date.parse(time))).toBe(day);
  });
});
