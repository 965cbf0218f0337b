import { describe, expect, it, vi } from 'vitest';
import { warnAboutCalendars } from '#lib/leads/calendars/warn-about-calendars';
import type { Logger } from '#lib/leads/operations/log';
import { bookable, callBookable } from '#tests/factories/bookable';

const CALENDAR = 'https://calendar.example.com/private-4f2a/basic.ics';

function warnings(env: Record<string, string>) {
  const warn = vi.fn();
  const log = { info: vi.fn(), warn, error: vi.fn() } as unknown as Logger;
  const count = warnAboutCalendars({ bookables: [bookable(), callBookable()], env, log });
  return { count, hints: warn.mock.calls.map(([{ hint }]) => hint as string) };
}

describe('the settings of calendars', () => {
  it('are counted, and wrong ones are named without their value', () => {
    const { count, hints } = warnings({
      AVAILABILITY_JOURNEY_TO_JIDARA_URL: CALENDAR,
      AVAILABILITY_JAZ_URL: 'https://secret.example.com',
    });
    expect(count).toBe(1);
    expect(hints).toEqual([expect.stringMatching(/^AVAILABILITY_JAZ_URL belongs to nothing/)]);
    expect(hints.join()).not.toContain('secret');
  });

  it.each([
    [
      'email',
      { SMTP_URL: 'smtp://127.0.0.1:2525', QUOTE_EMAIL_TO: 'desk@example.com', QUOTE_EMAIL_FROM: 'quotes@example.com' },
    ],
    ['the feed', { HOLDS_FEED_SECRET: 'a1b2c3d4e5f6a1b2c3d4e5f6' }],
  ])('may offer calls when the desk learns of them by %s', (_way, env) => {
    expect(warnings({ ...env, AVAILABILITY_CALL_URL: CALENDAR }).hints).toEqual([]);
  });

  it('say when calls are offered of which nobody learns', () => {
    expect(warnings({ AVAILABILITY_CALL_URL: CALENDAR }).hints).toEqual([
      expect.stringMatching(/^AVAILABILITY_CALL_URL offers calls, but nobody learns of them: set QUOTE_EMAIL_TO/),
    ]);
  });
});
