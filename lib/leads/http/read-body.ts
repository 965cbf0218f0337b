import { TimeoutError, withTimeout } from '../operations/with-timeout.ts';
import { readCappedBytes } from './read-capped-bytes.ts';
import { MAX_BODY_BYTES, refuseTooLong } from './check-head.ts';
import { refusal, type Refusal } from './outcome.ts';

/** How long a body may take to arrive. */
const TIMEOUT_MS = 10_000;

/** Reads a UTF-8 body of at most 32 KiB that arrives within 10 s. */
export async function readBody(body: Request['body']): Promise<{ text: string } | Refusal> {
  try {
    const bytes = await withTimeout(TIMEOUT_MS, readCappedBytes(body, MAX_BODY_BYTES));
    return bytes ? decode(bytes) : refuseTooLong();
  } catch (error) {
    if (error instanceof TimeoutError) {
      return refusal(408, 'too-slow', 'The request took longer than 10 seconds to arrive.', { Connection: 'close' });
    }
    return refusal(400, 'broken', 'The request broke off before its end.', { Connection: 'close' });
  }
}

function decode(bytes: Uint8Array): { text: string } | Refusal {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refusal(400, 'broken', 'The request is not in UTF-8.');
  }
}
