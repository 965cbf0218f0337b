import { isIP } from 'node:net';

/**
 * The address of the client as the outermost trusted proxy saw it, or undefined when it is unknown.
 *
 * Every proxy appends the address of its client to X-Forwarded-For. The last client is the `peer` of the socket. Only the
 * last `hops` entries (the number of trusted proxies) are reliable, because the client can write everything before them.
 * With `hops` 0 only the socket counts.
 */
export function clientAddress(forwardedFor: string | null, peer: string | undefined, hops: number): string | undefined {
  const forwarded = forwardedFor?.split(',') ?? [];
  const chain = [
    ...forwarded.map((entry) => normalizeAddress(entry.trim())),
    peer ? normalizeAddress(peer) : undefined,
  ];
  // An invalid entry is skipped, and the proxy that wrote it counts instead.
  return chain.slice(Math.max(0, chain.length - 1 - hops)).find((address) => address !== undefined);
}

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/** The address without brackets, port and zone. An IPv4-mapped IPv6 address (::ffff:192.0.2.1) becomes IPv4. */
function normalizeAddress(text: string): string | undefined {
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
