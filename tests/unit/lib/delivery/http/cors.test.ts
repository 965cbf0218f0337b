import { describe, expect, it } from 'vitest';
import { answerPreflight, corsHeaders, isSiteOrigin, quoteCorsHeaders } from '#lib/delivery/http/cors';
import { isSameOrigin } from '#lib/delivery/http/same-origin';

const SITE = 'https://www.example.com/';
const OTHERS = [
  'http://www.example.com',
  'https://www.example.com:8443',
  'https://example.com',
  'https://evil.example',
  'null',
];

const preflight = (origin: string, method = 'OPTIONS') =>
  new Request('https://quotes.example.com/api/quotes', { method, headers: { Origin: origin } });

describe('pages at the public address, when the server is at another origin', () => {
  it('may read responses, and no other pages may', () => {
    expect(corsHeaders(SITE)).toEqual({ 'Access-Control-Allow-Origin': 'https://www.example.com' });
    expect(quoteCorsHeaders(SITE)).toMatchObject({
      'Access-Control-Allow-Origin': 'https://www.example.com',
      'Access-Control-Expose-Headers': expect.stringContaining('Retry-After'),
    });
  });

  it('may post JSON with an idempotency key', () => {
    const answer = answerPreflight(preflight('https://www.example.com'), SITE)!;
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': 'https://www.example.com',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    });
    const headers = new Headers({ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' });
    expect(isSameOrigin(headers, SITE)).toBe(true);
  });

  it.each(OTHERS)('are told apart from %s', (origin) => {
    const headers = new Headers({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' });
    expect(isSiteOrigin(headers, SITE)).toBe(false);
    expect(isSameOrigin(headers, SITE)).toBe(false);
    expect(answerPreflight(preflight(origin), SITE)).toBeUndefined();
  });
});

it.each([undefined, '', 'not an address'])(
  'without a public address (%s) no other origin may do anything',
  (siteUrl) => {
    expect(corsHeaders(siteUrl)).toEqual({});
    expect(quoteCorsHeaders(siteUrl)).toEqual({});
    expect(answerPreflight(preflight('https://www.example.com'), siteUrl)).toBeUndefined();
  },
);

it('only OPTIONS is a preflight', () => {
  expect(answerPreflight(preflight('https://www.example.com', 'POST'), SITE)).toBeUndefined();
});
