import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { engines, freshStore } from '../engines.ts';
import { openTestEndpoint } from './test-endpoint.ts';

const store = freshStore(engines[0]!);

it('logs one warning when TRUSTED_PROXIES seems to be missing', async () => {
  const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '5/min' });
  // Next sets the header to the socket's address when it is missing.
  await endpoint.send({ headers: { 'x-forwarded-for': '192.0.2.1' }, peer: '192.0.2.1' });
  expect(endpoint.logged()).not.toContain('TRUSTED_PROXIES');
  for (let index = 0; index < 3; index += 1) {
    await endpoint.send({ headers: { 'x-forwarded-for': '203.0.113.9', 'idempotency-key': randomUUID() } });
  }
  expect(endpoint.logged().match(/"hint":"TRUSTED_PROXIES is 0, but .* set it to 1\."/g)).toHaveLength(1);
  expect(endpoint.logged()).not.toContain('203.0.113');
});
