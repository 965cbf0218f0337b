import { isIP } from 'node:net';

/**
 * The address of the client as the outermost trusted proxy saw it, or undefined when nothing readable is known.
 *
 * Every proxy appends the address that it was asked by to X-Forwarded-For; the last asker is the socket's own `peer`.
 * Seen from the end, only as many entries as there are trusted proxies can be believed: everything before was written by
 * the client. With no proxy (`hops` 0) the socket alone counts.
 */
export function clientAddress(forwardedFor: string | null, peer: string | undefined, hops: number): string | undefined {
  const asked = forwardedFor?.split(',') ?? [];
  const chain = [...asked.map((entry) => plainAddress(entry.trim())), peer ? plainAddress(peer) : undefined];
  // An entry that cannot be read says nothing; then the proxy that wrote it counts.
  return chain.slice(Math.max(0, chain.length - 1 - hops)).find((address) => address !== undefined);
}

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/** Without brackets, port and zone; IPv4 also when it comes as IPv6 (::ffff:192.0.2.1). */
function plainAddress(text: string): string | undefined {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  const address = (six ?? four ?? text).replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) === 0) return undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (!mapped) return canonical;
  const [high, low] = mapped.slice(1).map((block) => parseInt(block, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
