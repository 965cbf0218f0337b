import { afterEach, expect, it, vi } from 'vitest';
import { fetchCalendar } from '#lib/availability/fetch/fetch-calendar';

const resolved = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[], hosts: [] as string[] }));

vi.mock('node:dns', () => ({
  lookup: (host: string, _options: object, callback: (error: Error | null, addresses: unknown) => void) => {
    resolved.hosts.push(host);
    const notFound = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    setImmediate(() => callback(resolved.addresses.length > 0 ? null : notFound, resolved.addresses));
  },
}));

afterEach(() => {
  resolved.addresses = [];
  resolved.hosts = [];
});

const fetchSecret = () => fetchCalendar(new URL('https://calendar.example.com/s3cret.ics'));

it.each([
  ['a private address', [{ address: '10.0.0.1', family: 4 }]],
  [
    'a public and a private address',
    [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
])('refuses a host with %s', async (_case, addresses) => {
  resolved.addresses = addresses;
  await expect(fetchSecret()).rejects.toMatchObject({ name: 'CalendarFetchError', failure: 'private address' });
  expect(resolved.hosts).toEqual(['calendar.example.com']);
});

it('reports a host that cannot be found without its name', async () => {
  await expect(fetchSecret()).rejects.toMatchObject({
    failure: 'unknown host',
    message: expect.not.stringContaining('example'),
  });
});
