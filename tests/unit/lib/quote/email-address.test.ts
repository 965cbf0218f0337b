import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, isSingleAddress, normalizeAddress } from '#lib/quote/email-address';

describe('isSingleAddress', () => {
  it.each([
    'imani@example.com',
    'i.okafor+quotes@mail.example.co.uk',
    "o'neil@example.com",
    'x@xn--bcher-kva.example',
    'imani@example.xn--p1ai',
    'r&d@example.com',
    'a/b=c@example.com',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => {
    expect(isSingleAddress(text)).toBe(true);
  });

  it.each([
    '',
    'imani',
    'imani@',
    '@example.com',
    'imani@example',
    'imani@example.1',
    'imani@-example.com',
    'user@example-.com',
    'imani@example..com',
    'im..ani@example.com',
    '.imani@example.com',
    'imani@example.com.',
    'imani@@example.com',
    'im ani@example.com',
    'imani@example.com ',
    'imani@example.com\n',
    'imani@example.com\0',
    '<imani@example.com>',
    'Imani <imani@example.com>',
    'imani@example.com,other@example.com',
    'imani@example.com;other@example.com',
    '"imani"@example.com',
    'imani@example.com(home)',
    'imani@[127.0.0.1]',
    'im\u00e4ni@example.com',
    `${'a'.repeat(65)}@example.com`,
    `imani@${'a.'.repeat(125)}com`,
  ])('refuses %j', (text) => {
    expect(isSingleAddress(text)).toBe(false);
  });

  it('accepts only addresses with one @ and without separators, quotes, comments or line breaks', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ab1.@-+"\'<>(),;:\\ \r\n\0\u00e9'.split('')), maxLength: 20 });
    fc.assert(
      fc.property(near, near, (left, right) => {
        const text = `${left}@${right}.com`;
        if (isSingleAddress(text)) expect(text).toMatch(/^[ab1.+'-]+@[abcom1.-]+$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses long texts quickly', () => {
    expect(isSingleAddress(`${'a.'.repeat(100_000)}@`)).toBe(false);
    expect(isSingleAddress(`a@${'a-'.repeat(100)}`)).toBe(false);
  });

  it('returns the domain', () => {
    expect(domainOf('quotes@romp.example')).toBe('romp.example');
  });
});

describe('an address as mail servers need it', () => {
  it.each([
    [' imani@example.com ', 'imani@example.com'],
    ['\u200bimani@exam\u00adple.com\ufeff', 'imani@example.com'],
    ['\u202aimani@example.com\u202c', 'imani@example.com'],
    ['imani@b\u00fccher.example', 'imani@xn--bcher-kva.example'],
    ['imani@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444', 'imani@xn--80a1acny.xn--p1ai'],
    ['im\u00e4ni@example.com', 'im\u00e4ni@example.com'],
    ['Imani@Example.com', 'Imani@Example.com'],
    ['imani@b\u00fccher.example/x', 'imani@b\u00fccher.example/x'],
    ['imani', 'imani'],
  ])('is %j for %j', (typed, address) => {
    expect(normalizeAddress(typed)).toBe(address);
  });
});
