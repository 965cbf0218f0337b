import { describe, expect, it } from 'vitest';
import { readCappedBytes } from '#lib/leads/http/read-capped-bytes';

/** A body in chunks that counts how many were read. */
function bodyOf(pieces: Uint8Array<ArrayBuffer>[]) {
  const taken = { count: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[taken.count];
        if (!piece) return controller.close();
        taken.count += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('readCappedBytes', () => {
  it('reads a body up to the limit, wherever its chunks are split', async () => {
    const pieces = [...bytes('{"name":"Zo\u00eb \u{1f600}"}')].map((byte) => Uint8Array.of(byte));
    const read = await readCappedBytes(bodyOf(pieces).body, pieces.length);
    expect(new TextDecoder().decode(read)).toBe('{"name":"Zo\u00eb \u{1f600}"}');
    expect(await readCappedBytes(bodyOf(pieces).body, pieces.length - 1)).toBeUndefined();
  });

  it('stops reading after the limit', async () => {
    const { body, taken } = bodyOf(Array.from({ length: 1000 }, () => new Uint8Array(8 * 1024)));
    expect(await readCappedBytes(body, 32 * 1024)).toBeUndefined();
    expect(taken.count).toBe(5);
  });

  it('accepts a missing body', async () => {
    expect(await readCappedBytes(null, 10)).toHaveLength(0);
  });
});
