import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { engines, freshStore } from '../engines.ts';
import { quoteDoor } from './quote-door.ts';

const store = freshStore(engines[0]!);

it('warns once when a proxy seems to be forgotten, in words that reach the log', async () => {
  const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '5/min' });
  // The framework writes the socket's address itself when the header is missing.
  await door.knock({ headers: { 'x-forwarded-for': '192.0.2.1' }, peer: '192.0.2.1' });
  expect(door.logged()).not.toContain('TRUSTED_PROXIES');
  for (let index = 0; index < 3; index += 1) {
    await door.knock({ headers: { 'x-forwarded-for': '203.0.113.9', 'idempotency-key': randomUUID() } });
  }
  expect(door.logged().match(/"hint":"TRUSTED_PROXIES is 0, but .* set it to 1\."/g)).toHaveLength(1);
  expect(door.logged()).not.toContain('203.0.113');
});
