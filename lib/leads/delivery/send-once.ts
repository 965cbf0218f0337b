import { errorClass } from '../operations/log.ts';
import type { ChannelSender, Delivery, Outcome } from './channels.ts';

/** A sender has its own timeout of 10 s. This one covers senders that ignore it. */
const TIMEOUT_MS = 12_000;

/** Makes one attempt. It always resolves and never throws. */
export async function sendOnce(
  send: ChannelSender,
  delivery: Delivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Outcome> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
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
