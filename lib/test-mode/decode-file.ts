/** The text of a file, and the name of its encoding if that is not UTF-8. */
export type DecodedFile = { text: string; encoding?: 'UTF-16' | 'Latin-1' };

/**
 * Decodes a text file as UTF-8, as UTF-16 with or without a byte order mark, or else as Latin-1 (in the form of Windows, as browsers read
 * it). Undefined for a file that is none of these, such as a picture: it has bytes that texts do not have.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile | undefined {
  const utf16 = findUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' };
  }
}

/** JSON starts with ASCII characters: in UTF-16 every other byte of them is 0. */
function findUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}
