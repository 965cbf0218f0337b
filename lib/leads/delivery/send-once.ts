import { errorClass } from '../operations/log.ts';
import type { ChannelSender, Delivery, Outcome } from './channels.ts';

/** A sender ends by itself after 10 s; one that does not is not waited for. */
const PATIENCE_MS = 12_000;

/** Makes one attempt that always ends, and never by throwing. */
export async function sendOnce(
  send: ChannelSender,
  delivery: Delivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Outcome> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', end);
  const ended = new Promise<Outcome>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve({ result: 'retry', error: 'timeout' }));
  });
  try {
    return await Promise.race([send(delivery, { now, signal: ending.signal }), ended]);
  } catch (error) {
    return { result: 'retry', error: errorClass(error) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
