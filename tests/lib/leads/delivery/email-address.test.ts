import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, isSingleAddress } from '#lib/leads/delivery/email-address';

describe('a single address', () => {
  it.each([
    'imani@example.com',
    'i.okafor+quotes@mail.example.co.uk',
    "o'neil@example.com",
    'x@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('is %s', (text) => {
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
  ])('is not %j', (text) => {
    expect(isSingleAddress(text)).toBe(false);
  });

  it('has one @ and no character that separates, quotes, comments or breaks a line', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ab1.@-+"\'<>(),;:\\ \r\n\0\u00e9'.split('')), maxLength: 20 });
    fc.assert(
      fc.property(near, near, (left, right) => {
        const text = `${left}@${right}.com`;
        if (isSingleAddress(text)) expect(text).toMatch(/^[ab1.+'-]+@[abcom1.-]+$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('is quick to refuse', () => {
    expect(isSingleAddress(`${'a.'.repeat(100_000)}@`)).toBe(false);
    expect(isSingleAddress(`a@${'a-'.repeat(100)}`)).toBe(false);
  });

  it('knows its domain', () => {
    expect(domainOf('quotes@romp.example')).toBe('romp.example');
  });
});
