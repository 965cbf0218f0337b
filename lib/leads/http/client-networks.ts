import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** A network of a client in the counters. It may send `factor` times as many requests as one client. */
export type ClientNetwork = { key: string; factor: number };

/**
 * The prefixes of IPv6 networks: providers give a home or office 64, 56 or 48 bits, so one client can have many addresses. Each network meets
 * its own limit before the shared one.
 */
const PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/**
 * The networks of a client, the smallest first: its IPv4 address, or three prefixes of its IPv6 address. The keys are about 128 bits of an
 * HMAC with a secret that changes every day, so that no address is stored.
 */
export function clientNetworks(address: string, secret: string): ClientNetwork[] {
  const toKey = (network: string) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
  if (isIP(address) !== 6) return [{ key: toKey(address), factor: 1 }];
  const bits = toBits(address);
  return PREFIXES.map(({ bits: length, factor }) => ({ key: toKey(`${bits.slice(0, length)}/${length}`), factor }));
}

/** An IPv6 address as 128 digits. */
function toBits(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...zeros, ...back].map((block) => parseInt(block, 16).toString(2).padStart(16, '0')).join('');
}
