/**
 * Reads a body, or returns undefined as soon as it has more than `maxBytes`. The rest is left unread instead of canceled:
 * canceling would close the connection before the response is sent.
 */
export async function readCappedBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  if (!body) return Buffer.concat(chunks);
  const reader = body.getReader();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(value);
  }
}
