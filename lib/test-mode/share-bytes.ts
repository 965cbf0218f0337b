/** More comes out of packed letters than the caller takes. */
export class TooLarge extends Error {}

/** Turns a text into few bytes of plain letters: deflated, then base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await throughStream(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The text behind packed letters. Throws for anything that `packText` does not write, and TooLarge as soon as more than
 * `most` bytes come out.
 */
export async function unpackText(packed: string, most: number): Promise<string> {
  if (!/^[\w-]+$/.test(packed)) throw new Error('Not base64url');
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const inflated = await throughStream(new DecompressionStream('deflate-raw'), bytes, most);
  return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
}

type ByteStream = Pick<CompressionStream, 'readable' | 'writable'>;

/** In small pieces, so that a bomb is noticed while it is still small: deflate grows a piece a thousand times at most. */
const PIECE = 512;

async function throughStream(
  { readable, writable }: ByteStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const written = writeAll(writer, bytes);
  // The reader meets the same failure; this one must not be left without an owner.
  written.catch(() => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await Promise.allSettled([reader.cancel(), writer.abort()]);
      throw new TooLarge();
    }
    parts.push(part.value);
  }
  await written;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

async function writeAll(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array<ArrayBuffer>) {
  for (let start = 0; start < bytes.length; start += PIECE) {
    await writer.ready;
    await writer.write(bytes.subarray(start, start + PIECE));
  }
  await writer.close();
}
