import { setTimeout as pause } from 'node:timers/promises';
import type { Bookable } from '#lib/availability/schema';
import { warnAboutCalendars } from '../calendars/warn-about-calendars.ts';
import { refreshCalendars } from '../calendars/refresh-calendars.ts';
import { countCopy } from '../delivery/copy-limit.ts';
import type { EmailFacts } from '../delivery/email-content.ts';
import { configuredChannels, deskChannels, openChannels } from '../delivery/open-channels.ts';
import { readDeliverySettings } from '../delivery/settings.ts';
import { startDelivery } from '../delivery/worker.ts';
import type { Store } from '../store/database.ts';
import { countDeliveries } from '../store/outbox.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';
import { createPurge, readRetentionDaysOrWarn } from './retention.ts';

/** Functions of most hosts may take 30 s or longer. A delivery in progress takes at most ten more. */
const MAX_MS = 20_000;

type DeskRun = {
  store: Store;
  clock: Clock;
  log: Logger;
  env: Record<string, string | undefined>;
  readFacts: () => EmailFacts;
  bookables: readonly Bookable[];
};

/** The attempts of one run, and how many deliveries to configured channels are pending after it. */
export type DeskResult = { attempts: number; pending: number };

/**
 * The background work of the quote desk, once: delivers what is due, for at most 30 s, fetches calendars, and deletes what has expired. For hosts without processes
 * that go on after a response. Other servers may do the same at the same time.
 */
export async function deliverOnce({ store, clock, log, env, readFacts, bookables }: DeskRun): Promise<DeskResult> {
  const settings = readDeliverySettings(env);
  for (const hint of settings.problems) log.warn({ event: 'setting-wrong', hint });
  const configured = configuredChannels(settings);
  const { channels, close } = openChannels(settings, readFacts, (address, now) => countCopy(store, address, now));
  const worker = startDelivery({ store, channels, clock, log });
  let attempts = 0;
  try {
    const draining = worker.drainOnce().then((count) => (attempts = count));
    await Promise.race([draining, pause(MAX_MS, undefined, { ref: false })]);
    await worker.stop();
    await draining;
  } finally {
    close();
  }
  const desk = deskChannels(settings);
  const days = readRetentionDaysOrWarn(env, log);
  if (days !== undefined) await createPurge({ store, clock, log, days, desk })();
  warnAboutCalendars({ bookables, env, log });
  await refreshCalendars({ store, bookables, env, clock, log }).catch((error: unknown) =>
    log.error({ event: 'calendars-not-stored', error }),
  );
  const counts = await countDeliveries(store);
  const pending = counts.filter(({ channel, state }) => state === 'pending' && configured.includes(channel));
  return { attempts, pending: pending.reduce((sum, { count }) => sum + count, 0) };
}
