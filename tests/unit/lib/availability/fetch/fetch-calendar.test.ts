import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCalendar } from '#lib/availability/fetch/fetch-calendar';
import { readCalendar } from '#tests/factories/calendar-files';
import { startFakeCalendars, type FakeCalendars } from '#tests/servers/fake-calendars';

const realTimeout = AbortSignal.timeout.bind(AbortSignal);

let server: FakeCalendars;

beforeAll(async () => {
  server = await startFakeCalendars();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The failure of a fetch. Fails when the error contains a part of the URL. */
async function getFailure(url: URL, signal?: AbortSignal): Promise<unknown> {
  const error: unknown = await fetchCalendar(url, signal).catch((reason: unknown) => reason);
  expect(error).toHaveProperty('name', 'CalendarFetchError');
  const { message, failure, stack, ...rest } = error as Error & { failure: string };
  expect(message).toMatch(/^The .*\.$/);
  for (const part of [url.hostname, url.pathname]) expect(`${message} ${failure}`).not.toContain(part);
  expect(stack).not.toContain(url.href);
  expect(Object.keys(rest)).toEqual(['name']);
  return failure;
}

describe('a calendar', () => {
  it('is fetched from this machine when its URL names it', async () => {
    expect(await fetchCalendar(server.getUrl('google-private'))).toBe(readCalendar('google-private'));
    expect(server.requests.at(-1)?.headers).toMatchObject({ 'accept-encoding': 'identity' });
  });

  it('is requested with the user and password of its URL', async () => {
    const url = server.getUrl('google-busy');
    Object.assign(url, { username: 'ada', password: 'p w' });
    await fetchCalendar(url);
    const basic = Buffer.from('ada:p w').toString('base64');
    expect(server.requests.at(-1)?.headers).toMatchObject({ authorization: `Basic ${basic}` });
  });

  it('is returned as it is when the server sends something else', async () => {
    expect(await fetchCalendar(server.getUrl('html'))).toContain('<!doctype html>');
    expect(await fetchCalendar(server.getUrl('cut-off'))).not.toContain('END:VCALENDAR');
  });
});

describe('a failure', () => {
  it.each([
    ['missing', 'status 404'],
    ['forbidden', 'status 403'],
    ['gzip', 'encoding'],
    ['hang-up', 'no connection'],
    ['endless', 'too large'],
  ] as const)('is named when the server is %s', async (fault, failure) => {
    expect(await getFailure(server.getUrl(fault))).toBe(failure);
  });

  it.each(['silent', 'drip'] as const)('is a timeout of 20 seconds for the whole exchange (%s)', async (fault) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(300));
    expect(await getFailure(server.getUrl(fault))).toBe('timeout');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  });

  it('is a canceled request', async () => {
    expect(await getFailure(server.getUrl('drip'), realTimeout(100))).toBe('canceled');
  });

  it('is a server that is not there, and one without TLS', async () => {
    expect(await getFailure(new URL('http://127.0.0.1:1/a.ics'))).toBe('no connection');
    const url = server.getUrl('google-busy');
    url.protocol = 'https:';
    expect(await getFailure(url)).toBe('no connection');
  });

  it.each([
    'https://10.0.0.1/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://0x7f.1/a.ics',
    'https://169.254.169.254/',
  ])('is a private address: %s', async (address) => {
    const failure = await getFailure(new URL(address));
    // The URL class spells 0x7f.1 as 127.0.0.1, which names this machine and has no server at this port.
    expect(failure).toBe(address.includes('0x') ? 'no connection' : 'private address');
  });
});

describe('a redirect', () => {
  it.each([
    ['http', 'http://example.com/a.ics', 'unsafe redirect'],
    ['http on this machine', '/google-busy', 'unsafe redirect'],
    ['a file', 'file:///etc/passwd', 'unsafe redirect'],
    ['no address', 'https://', 'unsafe redirect'],
    ['a private address', 'https://192.168.0.1/a.ics', 'private address'],
    ['this machine by its address', 'https://127.0.0.1/a.ics', 'private address'],
    ['this machine by its name', 'https://localhost/a.ics', 'private address'],
  ])('to %s is refused', async (_case, location, failure) => {
    const before = server.requests.length;
    expect(await getFailure(server.getRedirect(location))).toBe(failure);
    expect(server.requests).toHaveLength(before + 1);
  });
});
