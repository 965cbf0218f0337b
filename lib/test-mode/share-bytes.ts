/** The unpacked text is larger than the caller allows. */
export class TooLargeError extends Error {}

/** Compresses a text with deflate and encodes it as base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await pipeThrough(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes and decompresses the output of `packText`. Throws for anything else, and TooLargeError as soon as the output exceeds
 * `maxBytes`.
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string> {
  if (!/^[\w-]+$/.test(packed)) throw new Error('Not base64url');
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const inflated = await pipeThrough(new DecompressionStream('deflate-raw'), bytes, maxBytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
}

type ByteStream = Pick<CompressionStream, 'readable' | 'writable'>;

/** Input is written in small chunks, so that a decompression bomb is detected early: deflate expands a chunk at most 1,032 times. */
const CHUNK_BYTES = 512;

async function pipeThrough(
  { readable, writable }: ByteStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const written = writeAll(writer, bytes);
  // The reader receives the same error. This prevents an unhandled rejection.
  written.catch(() => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await Promise.allSettled([reader.cancel(), writer.abort()]);
      throw new TooLargeError();
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
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    await writer.ready;
    await writer.write(bytes.subarray(start, start + CHUNK_BYTES));
  }
  await writer.close();
}
