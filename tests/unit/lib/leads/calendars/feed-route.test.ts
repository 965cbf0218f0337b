import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '../../../../../app/api/holds/[secret]/route.ts';
import { closeStore } from '#lib/leads/store/database';

const SECRET = 'a_secret-of-thirty-characters1';

beforeEach(() => {
  vi.stubEnv('QUOTES_DB', join(mkdtempSync(join(tmpdir(), 'quotes-')), 'quotes.db'));
  vi.stubEnv('HOLDS_FEED_SECRET', SECRET);
});

afterEach(async () => {
  await closeStore();
  vi.unstubAllEnvs();
});

const get = (secret: string) =>
  GET(new Request(`http://localhost/api/holds/${secret}`), { params: Promise.resolve({ secret }) });

it('the right address is a calendar that no cache keeps', async () => {
  const response = await get(SECRET);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

it.each(['', 'wrong', `${SECRET}1`, SECRET.toUpperCase()])('there is nothing at %j', async (secret) => {
  expect((await get(secret)).status).toBe(404);
});

it.each([undefined, '', 'short', `${SECRET} ${SECRET}`])('with %j as the secret there is nothing', async (secret) => {
  vi.stubEnv('HOLDS_FEED_SECRET', secret);
  expect((await get(secret ?? '')).status).toBe(404);
  expect((await get(SECRET)).status).toBe(404);
});

it('a store that cannot be read is not an empty calendar', async () => {
  vi.stubEnv('QUOTES_DB', '/dev/null/quotes.db');
  expect((await get(SECRET)).status).toBe(503);
});
