import { refreshCalendars, type CalendarSources } from './refresh-calendars.ts';
import { warnAboutCalendars } from './warn-about-calendars.ts';

const INTERVAL_MS = 10 * 60_000;

/** Fetches the calendars now and every ten minutes until it is stopped. A failure of the store is logged, and the next round tries again. */
export function startCalendars(sources: Omit<CalendarSources, 'signal'>): { stop: () => void } {
  const { log } = sources;
  const count = warnAboutCalendars(sources);
  const stopping = new AbortController();
  const run = () =>
    void refreshCalendars({ ...sources, signal: stopping.signal }).catch((error: unknown) =>
      log.error({ event: 'calendars-not-stored', error }),
    );
  run();
  const timer = count > 0 ? setInterval(run, INTERVAL_MS).unref() : undefined;
  return {
    stop: () => {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
