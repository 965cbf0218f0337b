import { setTimeout as pause } from 'node:timers/promises';
import type { EmailFacts } from '../delivery/email-words.ts';
import { configuredChannels, openChannels } from '../delivery/open-channels.ts';
import { readDeliverySettings } from '../delivery/settings.ts';
import { startDelivery } from '../delivery/worker.ts';
import { notePeers } from '../endpoint/peer-address.ts';
import { readEndpointSettings } from '../endpoint/settings.ts';
import { closeStore, getStore, type Store } from '../store/database.ts';
import { systemClock as clock } from './clock.ts';
import { log } from './log.ts';
import { onNewQuote } from './new-quotes.ts';
import { readRetentionDays, startRetention } from './retention.ts';
import { onShutdown } from './shutdown.ts';

const STORE_RETRY_MS = 10_000;

// A development server may run this again after a change.
const shared = globalThis as { isDeskStarted?: boolean };

/**
 * Starts what the quote desk does beside answering requests: delivery, retention and an orderly end. Returns at once and never
 * throws: a wrong setting or a store that is down is logged, and the site is served all the same.
 */
export function startDesk(readFacts: () => EmailFacts): void {
  if (shared.isDeskStarted) return;
  shared.isDeskStarted = true;
  notePeers();
  onShutdown(closeStore, 'server-closed');
  void openDesk(readFacts).catch((error: unknown) => log.error({ event: 'desk-not-started', error }));
}

async function openDesk(readFacts: () => EmailFacts): Promise<void> {
  const settings = readDeliverySettings(process.env);
  const { channels, close } = openChannels(settings, readFacts);
  const days = readOr(() => readRetentionDays(process.env));
  const { problems: endpoint } = readEndpointSettings(process.env);
  const problems = [...settings.problems, ...endpoint];
  for (const hint of problems) log.warn({ event: 'setting-wrong', hint });
  for (const channel of configuredChannels(settings)) log.info({ event: 'channel-configured', channel });

  const store = await firstOpening();
  const retention = days === undefined ? undefined : startRetention({ store, clock, log, days });
  const worker = startDelivery({ store, channels, clock, log });
  const forgetQuotes = onNewQuote(worker.poke);
  onShutdown(async () => {
    retention?.stop();
    forgetQuotes();
    await worker.stop();
    close();
  });
}

/** The store, as soon as it opens. */
async function firstOpening(): Promise<Store> {
  for (;;) {
    try {
      return await getStore();
    } catch (error) {
      log.error({ event: 'store-not-open', error });
    }
    await pause(STORE_RETRY_MS, undefined, { ref: false });
  }
}

function readOr<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    log.warn({ event: 'setting-wrong', hint: (error as Error).message });
    return undefined;
  }
}
