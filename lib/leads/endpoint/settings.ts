import { DEFAULT_RATE_LIMITS, parseRateLimits, type RateLimit } from './rate-limit.ts';

export type EndpointSettings = {
  limits: RateLimit[];
  /** How many proxies stand between clients and this server, each of which appends to X-Forwarded-For. */
  trustedProxies: number;
  /** The public address, when one is configured. */
  siteUrl: string | undefined;
};

/**
 * QUOTE_RATE_LIMITS, TRUSTED_PROXIES and SITE_URL. Never throws: what is wrong counts as not set, and `problems` says so in
 * sentences that start with the name of the variable and hold no value.
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
    ],
  };
}
