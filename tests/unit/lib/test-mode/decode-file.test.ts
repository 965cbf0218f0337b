import { describe, expect, it } from 'vitest';
import { decodeFile } from '#lib/test-mode/decode-file';

const TEXT = '[{"company":"Café Łódź"}]';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), { text: TEXT }],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), { text: TEXT, encoding: 'UTF-16' }],
    ['UTF-16 without one', Buffer.from(TEXT, 'utf16le'), { text: TEXT, encoding: 'UTF-16' }],
    ['big-endian UTF-16', utf16be(`\ufeff${TEXT}`), { text: TEXT, encoding: 'UTF-16' }],
    ['Latin-1', Buffer.from('["Café"]', 'latin1'), { text: '["Café"]', encoding: 'Latin-1' }],
    ['no bytes', Buffer.from(''), { text: '' }],
  ])('is read from %s', (_name, bytes, expected) => {
    expect(decodeFile(bytes)).toEqual(expected);
  });

  it('is not read from a picture', () => {
    expect(decodeFile(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))).toBeUndefined();
  });
});
