import { describe, expect, it } from 'vitest';
import { parseUrl } from '#lib/content/parse-url';

describe('parseUrl', () => {
  it.each([
    ['https://example.com/a?b#c', undefined, 'https://example.com/a?b#c'],
    ['/a', 'https://example.com', 'https://example.com/a'],
    ['/a', undefined, undefined],
    ['https://', undefined, undefined],
    ['', undefined, undefined],
  ])('reads %j with the base %j as %j', (text, base, href) => {
    expect(parseUrl(text, base)?.href).toBe(href);
  });
});
