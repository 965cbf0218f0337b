import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '#lib/delivery/http/same-origin';

const check = (headers: Record<string, string>) =>
  isSameOrigin(new Headers({ host: 'localhost:3000', ...headers }), 'https://www.example.com');

describe('isSameOrigin', () => {
  it.each([
    ['that a program sends, which names no page', {}],
    ['of a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['that a person started', { 'sec-fetch-site': 'none' }],
    ['whose origin is hidden, but known to the browser', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['of an old browser, at the address that was asked', { origin: 'http://localhost:3000' }],
    ['at the host that was asked', { origin: 'http://10.0.0.7:8080', host: '10.0.0.7:8080' }],
    ['behind a proxy that ends TLS', { origin: 'https://play.example', host: 'play.example' }],
    ['behind a proxy that changes the host', { origin: 'https://www.example.com', host: 'inside:3000' }],
    ['in capitals', { origin: 'HTTPS://WWW.EXAMPLE.COM', host: 'inside:3000' }],
  ])('accepts a request %s', (_what, headers) => {
    expect(check(headers)).toBe(true);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighboring site', { 'sec-fetch-site': 'same-site' }],
    ['of another site that names this origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    ['of an old browser on another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['of a frame without an origin', { origin: 'null' }],
    ['of a site that starts alike', { origin: 'https://www.example.com.evil.example' }],
    ['of a file', { origin: 'file://' }],
    ['with a host that cannot be read', { origin: 'https://x', host: 'a b' }],
  ])('refuses a request %s', (_what, headers) => {
    expect(check(headers)).toBe(false);
  });

  it('compares only the host when no public address is configured', () => {
    const request = (headers: Record<string, string>) => new Headers({ host: 'localhost:3000', ...headers });
    expect(isSameOrigin(request({ origin: 'http://localhost:3000' }), undefined)).toBe(true);
    expect(isSameOrigin(request({ origin: 'null' }), undefined)).toBe(false);
  });
});
