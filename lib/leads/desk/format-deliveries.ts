import type { Channel, StoredDelivery } from '#lib/leads/store/tables';
import type { DeskQuote } from './quote-pages.ts';
import { formatCount } from './time-format.ts';

export const CHANNEL_LABELS: Record<Channel, string> = {
  'desk-email': 'e-mail',
  'visitor-email': 'copy',
  webhook: 'webhook',
  'call-email': 'call',
};

/** The time (milliseconds since 1970 UTC) and the configured channels. */
export type DeliveryContext = { now: number; channels: readonly Channel[] };

/** The state of a delivery, such as "sent", "waiting (3 tries)", "not set up" or "failed (12 tries)". */
export function formatDeliveryState(delivery: StoredDelivery, { now, channels }: DeliveryContext): string {
  const tries = delivery.attempts > 0 ? ` (${formatCount(delivery.attempts, 'try', 'tries')})` : '';
  switch (delivery.state) {
    case 'delivered':
      return 'sent';
    case 'skipped':
      return delivery.last_error === 'too-many-copies' ? 'not sent (too many that day)' : 'not needed';
    case 'dead':
      return `failed${tries}`;
    case 'pending':
      if (delivery.lease_until > now) return 'under way';
      return channels.includes(delivery.channel) ? `waiting${tries}` : 'not set up';
  }
}

/** All deliveries of a quote on one line, such as "e-mail sent, webhook waiting (3 tries)". */
export function formatDeliveries({ state, deliveries }: DeskQuote, context: DeliveryContext): string {
  if (state === 'quarantined') return 'held back';
  const states = deliveries.map((delivery) => ({ delivery, state: formatDeliveryState(delivery, context) }));
  if (states.every(({ state }) => state === 'not set up')) return 'waits here';
  return states
    .filter(({ state }) => state !== 'not set up')
    .map(({ delivery, state }) => `${CHANNEL_LABELS[delivery.channel]} ${state}`)
    .join(', ');
}
