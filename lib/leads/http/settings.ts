import { isAddressSecret } from './check-secret.ts';
import { DEFAULT_RATE_LIMITS, parseRateLimits, type RateLimit } from './rate-limit.ts';

export type EndpointSettings = {
  limits: RateLimit[];
  /** The number of proxies in front of this server. Each appends to X-Forwarded-For. */
  trustedProxies: number;
  /** The public address, when one is configured. */
  siteUrl: string | undefined;
};

/**
 * Reads QUOTE_RATE_LIMITS, TRUSTED_PROXIES, HOST and SITE_URL, and checks HOLDS_FEED_SECRET. Never throws: an invalid value counts as not set and adds a sentence
 * to `problems` that starts with the variable's name and contains no value.
 */
export function readEndpointSettings(
  env: Record<string, string | undefined>,
): EndpointSettings & { problems: string[] } {
  const limits = parseRateLimits(env.QUOTE_RATE_LIMITS || DEFAULT_RATE_LIMITS);
  const hops = env.TRUSTED_PROXIES?.trim() || '0';
  const isHops = /^\d$/.test(hops);
  return {
    limits: limits ?? parseRateLimits(DEFAULT_RATE_LIMITS)!,
    trustedProxies: isHops ? Number(hops) : 0,
    siteUrl: env.SITE_URL || undefined,
    problems: [
      ...(limits ? [] : [`QUOTE_RATE_LIMITS counts as not set. Write it like this: ${DEFAULT_RATE_LIMITS} (or: off)`]),
      ...(isHops ? [] : ['TRUSTED_PROXIES counts as 0. Write the number of proxies in front of this server, 0 to 9.']),
      ...(isHops && hops !== '0' && !isLoopback(env.HOST)
        ? [
            'TRUSTED_PROXIES is set, but the server listens on more than this machine. A client that reaches it without the proxy can invent its ' +
              'address. Set HOST to 127.0.0.1 when the proxy is on this machine, or close the port for others.',
          ]
        : []),
      ...(env.HOLDS_FEED_SECRET && !isAddressSecret(env.HOLDS_FEED_SECRET)
        ? ['HOLDS_FEED_SECRET counts as not set. Write 24 letters and digits or more: openssl rand -hex 24']
        : []),
    ],
  };
}

function isLoopback(host = ''): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
