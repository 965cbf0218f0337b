import { setTimeout as pause } from 'node:timers/promises';
import { send, type Submission } from './submissions.ts';

/**
 * Sends a valid request repeatedly while the store is too busy (503), as visitors do. Resolves with its reference. Throws for any other
 * response, and after 30 s.
 */
export async function sendUntilStored(origin: string, submission: Submission): Promise<string> {
  for (const deadline = performance.now() + 30_000; ; await pause(200)) {
    const { status, reference } = await send(origin, submission);
    if (reference) return reference;
    if (status !== 503 || performance.now() > deadline) throw new Error(`A good request was answered with ${status}.`);
  }
}
