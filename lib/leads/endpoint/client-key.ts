import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * Stands for a client in counters, so that no address is stored: 128 bits of an HMAC under a secret that changes every day.
 * An IPv4 address counts by itself; of IPv6 the first 64 bits, which is what one household or office gets.
 */
export function clientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
