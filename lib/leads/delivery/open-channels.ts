import type { Channel } from '../store/tables.ts';
import type { Channels } from './channels.ts';
import { openEmailChannel } from './email-channel.ts';
import type { EmailFacts } from './email-words.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookChannel } from './webhook-channel.ts';

/** Opens the channels that are configured. The facts are asked for only when there is an email to write. */
export function openChannels(
  { email, webhook }: DeliverySettings,
  readFacts: () => EmailFacts,
): { channels: Channels; close(): void } {
  const emails = email && openEmailChannel(email, readFacts());
  return {
    channels: {
      ...(emails && { 'desk-email': emails.desk, 'visitor-email': emails.visitor }),
      ...(webhook && { webhook: webhookChannel(webhook) }),
    },
    close: () => emails?.close(),
  };
}

/** The names of the channels that are configured. */
export function configuredChannels({ email, webhook }: DeliverySettings): Channel[] {
  return [...(email ? (['desk-email', 'visitor-email'] as const) : []), ...(webhook ? (['webhook'] as const) : [])];
}
