import { describe, expect, it } from 'vitest';
import { dateHint } from '#lib/content/date-hint';

const ORDER = 'The year is first, then the month, then the day.';

describe('the hint for a date', () => {
  it.each([
    ['15.01.2027', `Write 2027-01-15. ${ORDER}`],
    ['5.1.2027', `Write 2027-01-05. ${ORDER}`],
    ['1/15/2027', `Write 2027-01-15. ${ORDER}`],
    ['01/02/2027', `Write 2027-01-02. ${ORDER}`],
    ['15/01/2027', `Write 2027-01-15. ${ORDER}`],
    ['15-01-2027', `Write 2027-01-15. ${ORDER}`],
    ['1.15.2027', `Write 2027-01-15. ${ORDER}`],
    ['15.01.2027 09:00', `Write 2027-01-15T09:00:00-08:00 for 09:00 in San Francisco. ${ORDER}`],
    ['31.02.2027', `The last day of that month is 2027-02-28. ${ORDER}`],
    ['2027/1/15', 'Write 2027-01-15.'],
    ['2027.01.15', 'Write 2027-01-15.'],
    ['\u201c2027-1-15\u201d', 'Write 2027-01-15.'],
    ['January 15, 2027', 'Write 2027-01-15.'],
    ['Draft', 'Write draft.'],
    ['now', 'Write null, without quotes.'],
  ])('%s is: %s', (text, hint) => {
    expect(dateHint(text)).toBe(hint);
  });

  it.each(['soon', '15.01.27', '99/99/2027 or so', ''])('is undefined or names the mistake for %j', (text) => {
    expect(dateHint(text) ?? 'There is no month').toMatch(/^There is no month/);
  });
});
