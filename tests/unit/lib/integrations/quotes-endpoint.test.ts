import { describe, expect, it } from 'vitest';
import { describeMalformedEndpoint, getApiOrigin } from '#lib/integrations/quotes-endpoint';

describe('the endpoint for quotes', () => {
  it.each([
    ['https://quotes.example.com/api/quotes', 'https://quotes.example.com'],
    [' https://quotes.example.com:8443/api/quotes\n', 'https://quotes.example.com:8443'],
    ['http://127.0.0.1:4000/api/quotes', 'http://127.0.0.1:4000'],
  ])('%s is at its origin', (QUOTES_ENDPOINT, origin) => {
    expect(getApiOrigin({ QUOTES_ENDPOINT })).toBe(origin);
    expect(getApiOrigin({ QUOTES_ENDPOINT, STATIC_SITE: '1' })).toBe(origin);
    expect(describeMalformedEndpoint({ QUOTES_ENDPOINT })).toEqual([]);
  });

  it.each([
    'http://quotes.example.com/api/quotes',
    'https://quotes.example.com',
    'https://quotes.example.com/api/quotes;x',
    'javascript:alert(1)/api/quotes',
    "https://quotes.example.com'/api/quotes",
  ])('%s is malformed and named without its value', (QUOTES_ENDPOINT) => {
    expect(getApiOrigin({ QUOTES_ENDPOINT })).toBe('');
    expect(describeMalformedEndpoint({ QUOTES_ENDPOINT })).toEqual([
      expect.stringMatching(/^QUOTES_ENDPOINT is malformed\. It looks like this: https:/),
    ]);
  });

  it('is the site itself by default, and does not exist on a static host', () => {
    expect(getApiOrigin({})).toBe('');
    expect(getApiOrigin({ STATIC_SITE: '1' })).toBe('none');
    expect(describeMalformedEndpoint({})).toEqual([]);
  });
});
