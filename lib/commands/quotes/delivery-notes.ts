import { counted } from '#lib/leads/desk/time-words';
import { countWaitingQuotes } from '#lib/leads/desk/waiting';
import type { Desk } from './open-desk.ts';

/** What somebody should know who wonders where quotes go: that nothing is set up, or is set up wrong. */
export async function deliveryNotes({ store, channels, problems }: Desk): Promise<readonly string[]> {
  if (channels.length > 0) return problems;
  const waiting = await countWaitingQuotes(store);
  const words = waiting === 0 ? 'new quotes wait here.' : `${counted(waiting, 'quote waits', 'quotes wait')} here.`;
  return [`No e-mail or webhook is set up: ${words}`, ...problems];
}
