import { randomUUID } from 'node:crypto';
import { quoteRequest } from '#tests/factories/quote-request';
import type { TestRequest } from '#tests/unit/lib/leads/http/test-endpoint';
import { toRequestBytes } from './request-bytes.ts';
import type { Bytes } from './send-raw.ts';

/** A visitor whose every value is unique, so that it can be found anywhere. */
export const CANARY = quoteRequest({
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canary.visitor@canarymail.example',
  phone: '+1 555 0147 7373',
  description: 'canarywords about our day',
  city: 'Canaryville',
  latitude: 12.345671,
  longitude: -98.765431,
  preferredDates: ['2031-07-13'],
});

/** The mail server refuses this address. */
export const REFUSED = { ...CANARY, email: 'canary.refused@canarymail.example' };

/** The client address of the canary. */
const CLIENT = '203.0.113.77';

/** Matches any data of the canary. */
export const CANARY_DATA = /canary|0147.?7373|12\.345671|98\.765431|2031-07-13|203\.0\.113\.77/i;

const HEADERS = {
  'x-forwarded-for': CLIENT,
  'user-agent': 'Canaryagent/1.0',
  referer: 'http://canary.example/?q=canary',
};

/** One request of the canary, its expected status, and its bytes. */
export type CanaryRequest = { name: string; status: number; pieces: Bytes[] };

/** A request with valid headers and a new key unless `key` is given. */
export async function canaryRequest(
  name: string,
  status: number,
  { body = CANARY, headers = {}, method = 'POST' }: TestRequest = {},
  key: string | undefined = randomUUID(),
): Promise<CanaryRequest> {
  const pieces = await toRequestBytes({ method, body, headers: { ...HEADERS, 'idempotency-key': key, ...headers } });
  return { name, status, pieces };
}

/**
 * Every way in which the endpoint refuses a request, except for failures of the store, and some requests that it accepts. `key` was used
 * before.
 */
export function refusedCanaries(key: string): Promise<CanaryRequest[]> {
  const text = JSON.stringify(CANARY);
  return Promise.all([
    canaryRequest('other answers', 409, { body: { ...CANARY, city: 'Canary Town' } }, key),
    canaryRequest('no address', 422, { body: { ...CANARY, email: 'canary at canarymail' } }),
    canaryRequest('a field too many', 422, { body: { ...CANARY, canaryfield: 'canary' } }),
    canaryRequest('a list', 422, { body: [CANARY] }),
    canaryRequest('half an object', 400, { body: text.slice(0, -20) }),
    canaryRequest('no JSON', 400, { body: 'canary is no JSON' }),
    canaryRequest('a name twice', 400, { body: text.replace('{', '{"firstName":"Canary",') }),
    canaryRequest('too long', 413, { body: text.padEnd(40_000) }),
    canaryRequest('plain text', 415, { headers: { 'content-type': 'text/plain; canary=1' } }),
    canaryRequest('another site', 403, { headers: { origin: 'https://canary.example' } }),
    canaryRequest('no key', 400, {}, 'canary'),
    canaryRequest('a method', 405, { method: 'DELETE' }),
  ]);
}
