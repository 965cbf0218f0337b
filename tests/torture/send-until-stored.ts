import { setTimeout as pause } from 'node:timers/promises';
import { send, type Posting } from './postings.ts';

/**
 * Sends a good request again and again while the store has too much to do, as visitors do. Resolves with its reference; throws
 * for any other answer, and after 30 s.
 */
export async function sendUntilStored(origin: string, posting: Posting): Promise<string> {
  for (const deadline = performance.now() + 30_000; ; await pause(200)) {
    const { status, reference } = await send(origin, posting);
    if (reference) return reference;
    if (status !== 503 || performance.now() > deadline) throw new Error(`A good request was answered with ${status}.`);
  }
}
