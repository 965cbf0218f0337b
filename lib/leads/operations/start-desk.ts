import { setTimeout as pause } from 'node:timers/promises';
import type { Bookable } from '#lib/availability/schema';
import { startCalendars } from '../calendars/start-calendars.ts';
import { countCopy } from '../delivery/copy-limit.ts';
import type { EmailFacts } from '../delivery/email-content.ts';
import { configuredChannels, deskChannels, openChannels } from '../delivery/open-channels.ts';
import { readDeliverySettings, type DeliverySettings } from '../delivery/settings.ts';
import { startDelivery } from '../delivery/worker.ts';
import { readEndpointSettings } from '../http/settings.ts';
import { closeStore, getStore, type Store } from '../store/database.ts';
import { systemClock as clock } from './clock.ts';
import { describeLossyDisk, runsFunctions } from './host.ts';
import { log } from './log.ts';
import { onNewQuote } from './new-quotes.ts';
import { readRetentionDaysOrWarn, startRetention } from './retention.ts';
import { onShutdown } from './shutdown.ts';

const STORE_RETRY_MS = 10_000;

// A development server may run this module again after a change.
const shared = globalThis as { isDeskStarted?: boolean };

/** What the desk reads from the content. */
type DeskContent = { readFacts: () => EmailFacts; readBookables: () => readonly Bookable[] };

/**
 * Starts the background work of the quote desk: delivery, calendars, retention and shutdown tasks. Returns at once and never throws: an
 * invalid setting or a failing store is logged, and the site is served anyway.
 */
export function startDesk(content: DeskContent): void {
  if (shared.isDeskStarted) return;
  shared.isDeskStarted = true;
  onShutdown(closeStore, 'server-closed');
  if (runsFunctions(process.env)) return void warnAboutSettings();
  void openDesk(content).catch((error: unknown) => log.error({ event: 'desk-not-started', error }));
}

async function openDesk({ readFacts, readBookables }: DeskContent): Promise<void> {
  const settings = warnAboutSettings();
  const days = readRetentionDaysOrWarn(process.env, log);
  for (const channel of configuredChannels(settings)) log.info({ event: 'channel-configured', channel });

  const desk = deskChannels(settings);
  const store = await openStoreWithRetry();
  const { channels, close } = openChannels(settings, readFacts, (address, now) => countCopy(store, address, now));
  const retention = days === undefined ? undefined : startRetention({ store, clock, log, days, desk });
  const worker = startDelivery({ store, channels, clock, log });
  const calendars = startCalendars({ store, bookables: readBookables(), env: process.env, clock, log });
  const stopListening = onNewQuote(worker.wake);
  onShutdown(async () => {
    retention?.stop();
    calendars.stop();
    stopListening();
    await worker.stop();
    close();
  });
}

/** Logs what is wrong with the settings, and returns those of the delivery. */
function warnAboutSettings(): DeliverySettings {
  const settings = readDeliverySettings(process.env);
  const { problems: endpoint } = readEndpointSettings(process.env);
  for (const hint of [...settings.problems, ...endpoint]) log.warn({ event: 'setting-wrong', hint });
  const lossy = describeLossyDisk(process.env);
  if (lossy) log.error({ event: 'setting-wrong', hint: lossy });
  return settings;
}

/** Opens the store, with a retry every 10 s until it succeeds. */
async function openStoreWithRetry(): Promise<Store> {
  for (;;) {
    try {
      return await getStore();
    } catch (error) {
      log.error({ event: 'store-not-open', error });
    }
    await pause(STORE_RETRY_MS, undefined, { ref: false });
  }
}
