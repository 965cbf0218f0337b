import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchCalendar } from '#lib/availability/fetch/fetch-calendar';
import { readCalendar } from '#tests/factories/calendar-files';
import { newCertificate } from '#tests/servers/certificate';
import { startFakeCalendars, type FakeCalendars } from '#tests/servers/fake-calendars';

// The only servers that tests may reach are on this machine.
vi.mock('#lib/availability/fetch/public-address', () => ({ isPublicAddress: () => true }));

const certificate = newCertificate('IP:127.0.0.1');

let server: FakeCalendars;

beforeAll(async () => {
  server = await startFakeCalendars(certificate);
});
afterAll(() => {
  server.stop();
  certificate?.remove();
});

describe.skipIf(!certificate)('redirects between servers with TLS', () => {
  it('fail without a valid certificate', async () => {
    await expect(fetchCalendar(server.getUrl('google-busy'))).rejects.toThrow('certificate');
  });

  it('are followed three times, and not four times', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    let url = server.getUrl('google-busy');
    for (let redirects = 1; redirects <= 3; redirects += 1) url = server.getRedirect(url.href);
    const before = server.requests.length;
    expect(await fetchCalendar(url)).toBe(readCalendar('google-busy'));
    expect(server.requests).toHaveLength(before + 4);
    await expect(fetchCalendar(server.getRedirect(url.href))).rejects.toThrow('more than 3 times');
  });

  it.each([
    ['keep the password on the same server', () => '/google-busy', true],
    ['leave the password behind', () => server.getUrl('google-busy').href, false],
  ])('%s', async (_case, getLocation, isKept) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const url = server.getRedirect(getLocation());
    Object.assign(url, { username: 'ada', password: 'secret' });
    expect(await fetchCalendar(url)).toBe(readCalendar('google-busy'));
    expect(server.requests.slice(-2).map(({ headers }) => Boolean(headers.authorization))).toEqual([true, isKept]);
  });
});
