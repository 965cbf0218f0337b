import { describe, expect, it } from 'vitest';
import { cappedBytes } from '#lib/leads/endpoint/capped-bytes';

/** A body that comes in pieces and counts how many were taken. */
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

describe('a body with a cap', () => {
  it('is read in full up to the cap, whatever its pieces cut through', async () => {
    const pieces = [...bytes('{"name":"Zo\u00eb \u{1f600}"}')].map((byte) => Uint8Array.of(byte));
    const read = await cappedBytes(bodyOf(pieces).body, pieces.length);
    expect(new TextDecoder().decode(read)).toBe('{"name":"Zo\u00eb \u{1f600}"}');
    expect(await cappedBytes(bodyOf(pieces).body, pieces.length - 1)).toBeUndefined();
  });

  it('is not read on once it is too long', async () => {
    const { body, taken } = bodyOf(Array.from({ length: 1000 }, () => new Uint8Array(8 * 1024)));
    expect(await cappedBytes(body, 32 * 1024)).toBeUndefined();
    expect(taken.count).toBe(5);
  });

  it('may be missing', async () => {
    expect(await cappedBytes(null, 10)).toHaveLength(0);
  });
});
