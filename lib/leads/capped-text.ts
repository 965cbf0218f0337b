/**
 * The text of a body, or undefined as soon as it is longer than `most` bytes; nothing after that is read. The rest is
 * left unread instead of canceled: canceling would tear down the connection before the answer is on it.
 */
export async function cappedText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}
