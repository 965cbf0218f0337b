import type { Channel } from '../store/tables.ts';
import type { Channels } from './channels.ts';
import { openEmailChannel, type CountCopy } from './email-channel.ts';
import type { EmailFacts } from './email-content.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookChannel } from './webhook-channel.ts';

/** Opens the configured channels. `readFacts` is called only when email is configured. */
export function openChannels(
  { email, webhook }: DeliverySettings,
  readFacts: () => EmailFacts,
  countCopy: CountCopy,
): { channels: Channels; close(): void } {
  const emails = email && openEmailChannel(email, readFacts(), countCopy);
  return {
    channels: {
      ...(emails && {
        'desk-email': emails.desk,
        'visitor-email': emails.visitor,
        'call-email': emails.call,
      }),
      ...(webhook && { webhook: webhookChannel(webhook) }),
    },
    close: () => emails?.close(),
  };
}

/** The names of the configured channels. */
export function configuredChannels({ email, webhook }: DeliverySettings): Channel[] {
  return [
    ...(email ? (['desk-email', 'visitor-email', 'call-email'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}

/** The configured channels that bring a quote to the desk. */
export function deskChannels(settings: DeliverySettings): Channel[] {
  return configuredChannels(settings).filter((channel) => channel === 'desk-email' || channel === 'webhook');
}
