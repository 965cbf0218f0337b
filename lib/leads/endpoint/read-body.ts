import { TooSlow, within } from '../operations/within.ts';
import { cappedBytes } from './capped-bytes.ts';
import { MAX_BODY_BYTES, tooLong } from './check-head.ts';
import { refusal, type Refusal } from './outcome.ts';

/** How long a body may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

/** The text of a body of at most 32 KiB that arrives within 10 s in UTF-8. */
export async function readBody(body: Request['body']): Promise<{ text: string } | Refusal> {
  try {
    const bytes = await within(PATIENCE, cappedBytes(body, MAX_BODY_BYTES));
    return bytes ? decode(bytes) : tooLong();
  } catch (error) {
    if (error instanceof TooSlow) {
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
