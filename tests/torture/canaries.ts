import { randomUUID } from 'node:crypto';
import { quoteRequest } from '#tests/factories/quote-request';
import { formPost, type Knock } from '#tests/lib/leads/endpoint/quote-door';
import { bytesOfKnock } from './bytes-of-knock.ts';
import type { Bytes } from './talk.ts';

/** A visitor who is nobody else: every word of theirs can be told from all others. */
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

/** Nobody's mailbox: the mail server refuses it. */
export const REFUSED = { ...CANARY, email: 'canary.refused@canarymail.example' };

/** Where the canary sends from. */
const CLIENT = '203.0.113.77';

/** Anything that only the canary can have brought. */
export const TRACE = /canary|0147.?7373|12\.345671|98\.765431|2031-07-13|203\.0\.113\.77/i;

const HEADERS = {
  'x-forwarded-for': CLIENT,
  'user-agent': 'Canaryagent/1.0',
  referer: 'http://canary.example/?q=canary',
};

/** One request of the canary, what it must be answered with, and its bytes. */
export type CanaryRequest = { name: string; status: number; pieces: Bytes[] };

/** A request with a good head; `key` is a new one unless it is given. */
export async function canaryRequest(
  name: string,
  status: number,
  { body = CANARY, headers = {}, method = 'POST' }: Knock = {},
  key: string | undefined = randomUUID(),
): Promise<CanaryRequest> {
  const pieces = await bytesOfKnock({ method, body, headers: { ...HEADERS, 'idempotency-key': key, ...headers } });
  return { name, status, pieces };
}

/** Every way in which the endpoint refuses a request, but for the store's; and some that it takes. `key` was used before. */
export function refusedCanaries(key: string): Promise<CanaryRequest[]> {
  const text = JSON.stringify(CANARY);
  const form = (answers: Record<string, string>): Knock => {
    const posted = formPost({ firstName: 'Canaryfirst', lastName: 'Canarylast', city: 'Canaryville', ...answers });
    return { ...posted, headers: { ...posted.headers } };
  };
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
    canaryRequest('a form without an address', 422, form({ typeOfEvent: 'homeschool', participantSize: '8' })),
  ]);
}
