import { describe, expect, it } from 'vitest';
import { readCalendarUrls } from '#lib/availability/fetch/calendar-url';

const IDS = ['journey-to-jidara', 'escape-room'];
const VARIABLE = 'AVAILABILITY_JOURNEY_TO_JIDARA_URL';
const SECRET = 'calendar.example.com/private-s3cret/basic.ics';

describe('the URL of a calendar', () => {
  it.each([
    [`https://${SECRET}`, `https://${SECRET}`],
    [` webcal://${SECRET} `, `https://${SECRET}`],
    ['https://user:password@example.com/a.ics', 'https://user:password@example.com/a.ics'],
    ['http://127.0.0.1:8080/a.ics', 'http://127.0.0.1:8080/a.ics'],
    ['http://localhost/a.ics', 'http://localhost/a.ics'],
  ])('may be %s', (value, expected) => {
    const { urls, problems } = readCalendarUrls(IDS, { [VARIABLE]: value, PATH: '/bin' });
    expect([...urls].map(([id, url]) => [id, url.href])).toEqual([['journey-to-jidara', expected]]);
    expect(problems).toEqual([]);
  });

  it.each([
    [SECRET, /^AVAILABILITY_JOURNEY_TO_JIDARA_URL (is not an address|must start with https:\/\/)/],
    [`http://${SECRET}`, /^AVAILABILITY_JOURNEY_TO_JIDARA_URL must start with https:\/\/ or webcal:\/\//],
    ['file:///etc/s3cret', /^AVAILABILITY_JOURNEY_TO_JIDARA_URL must start with https/],
    ['s3cret', /^AVAILABILITY_JOURNEY_TO_JIDARA_URL is not an address\. Write it like this: https:/],
  ])('is not %s, and the problem does not contain it', (value, problem) => {
    const { urls, problems } = readCalendarUrls(IDS, { [VARIABLE]: value });
    expect(urls.size).toBe(0);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain('s3cret');
  });

  it('is not set when its variable is empty', () => {
    expect(readCalendarUrls(IDS, { [VARIABLE]: ' ' })).toEqual({ urls: new Map(), problems: [] });
  });

  it.each([
    ['AVAILABILITY_JOURNEY_TO_JIDRA_URL', 'Did you mean "AVAILABILITY_JOURNEY_TO_JIDARA_URL"?'],
    ['AVAILABILITY_PUB_QUIZ_URL', 'These are known: AVAILABILITY_JOURNEY_TO_JIDARA_URL, AVAILABILITY_ESCAPE_ROOM_URL.'],
  ])('is a problem in the unknown variable %s', (variable, hint) => {
    const { urls, problems } = readCalendarUrls(IDS, { [variable]: `https://${SECRET}` });
    expect(urls.size).toBe(0);
    expect(problems).toEqual([`${variable} belongs to nothing in content/availability.yaml and is ignored. ${hint}`]);
  });
});
