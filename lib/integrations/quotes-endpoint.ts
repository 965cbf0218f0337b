import { NO_SERVER } from '#lib/content/api-url';
import type { Env } from './settings.ts';

const HTTPS = /^https:\/\/[\w.-]+(?::\d+)?\/api\/quotes$/;
/** For trying it out. */
const THIS_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/api\/quotes$/;

/** Where browsers find the endpoints of the server: an origin, '' for the site itself, or 'none' on a static host without a server. */
export function getApiOrigin(env: Env): string {
  const endpoint = getEndpoint(env);
  if (endpoint) return new URL(endpoint).origin;
  return env.STATIC_SITE ? NO_SERVER : '';
}

/** A sentence about QUOTES_ENDPOINT when it is set but malformed. It never contains the value. */
export function describeMalformedEndpoint(env: Env): string[] {
  if (!env.QUOTES_ENDPOINT?.trim() || getEndpoint(env)) return [];
  return ['QUOTES_ENDPOINT is malformed. It looks like this: https://quotes.example.com/api/quotes.'];
}

function getEndpoint(env: Env): string | undefined {
  const endpoint = env.QUOTES_ENDPOINT?.trim() ?? '';
  return HTTPS.test(endpoint) || THIS_MACHINE.test(endpoint) ? endpoint : undefined;
}
