import type { Channel, StoredDelivery } from '#lib/leads/store/tables';
import type { DeskQuote } from './quote-pages.ts';
import { counted } from './time-words.ts';

export const CHANNEL_WORDS: Record<Channel, string> = {
  'desk-email': 'e-mail',
  'visitor-email': 'copy',
  webhook: 'webhook',
};

/** What is known beside the row: the clock, and where quotes can be delivered to at all. */
export type Outlook = { now: number; channels: readonly Channel[] };

/** Such as "sent", "waiting (3 tries)", "not set up" or "failed (12 tries)". */
export function stateInWords(delivery: StoredDelivery, { now, channels }: Outlook): string {
  const tries = delivery.attempts > 0 ? ` (${counted(delivery.attempts, 'try', 'tries')})` : '';
  switch (delivery.state) {
    case 'delivered':
      return 'sent';
    case 'skipped':
      return 'not needed';
    case 'dead':
      return `failed${tries}`;
    case 'pending':
      if (delivery.lease_until > now) return 'under way';
      return channels.includes(delivery.channel) ? `waiting${tries}` : 'not set up';
  }
}

/** All deliveries of a quote on one line, such as "e-mail sent, webhook waiting (3 tries)". */
export function deliveriesInWords({ state, deliveries }: DeskQuote, outlook: Outlook): string {
  if (state === 'quarantined') return 'held back';
  const words = deliveries.map((delivery) => ({ delivery, state: stateInWords(delivery, outlook) }));
  if (words.every(({ state }) => state === 'not set up')) return 'waits here';
  return words
    .filter(({ state }) => state !== 'not set up')
    .map(({ delivery, state }) => `${CHANNEL_WORDS[delivery.channel]} ${state}`)
    .join(', ');
}
