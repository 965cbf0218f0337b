import { formatCount } from '#lib/leads/desk/time-format';
import { countPendingQuotes } from '#lib/leads/desk/pending-deliveries';
import type { Desk } from './with-desk.ts';

/** Notes about missing and invalid delivery settings. */
export async function getDeliveryNotes({ store, channels, problems }: Desk): Promise<readonly string[]> {
  if (channels.length > 0) return problems;
  const waiting = await countPendingQuotes(store);
  const text = waiting === 0 ? 'new quotes wait here.' : `${formatCount(waiting, 'quote waits', 'quotes wait')} here.`;
  return [`No e-mail or webhook is set up: ${text}`, ...problems];
}
