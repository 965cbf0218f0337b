/**
 * The bytes of a body, or undefined as soon as there are more than `most`; nothing after that is read. The rest is left
 * unread instead of canceled: canceling would tear down the connection before the answer is on it.
 */
export async function cappedBytes(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  if (!body) return Buffer.concat(pieces);
  const reader = body.getReader();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    size += value.byteLength;
    if (size > most) return undefined;
    pieces.push(value);
  }
}
