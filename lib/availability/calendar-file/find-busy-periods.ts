import type { BusyPeriod, CalendarWindow } from './busy-period.ts';
import { CalendarFileError } from './calendar-file-error.ts';
import type { CalendarTime } from './calendar-time.ts';
import { createPause } from './create-pause.ts';
import { findOccurrences } from './find-occurrences.ts';
import { addTo, parseComponents, type Component } from './parse-components.ts';
import { parseEvent, type CalendarEvent } from './parse-event.ts';
import { parseFreeBusy } from './parse-free-busy.ts';
import { parseText } from './properties.ts';
import { createZones, type Zones } from './zones.ts';

/** More occurrences than a real calendar has in a window. */
const MAX_PERIODS = 50_000;

/** The UID of the hold of a quote, and of its call. */
const HOLD_UID = /^(RR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4})-(?:hold|call)@quote$/;

type Pause = () => Promise<void>;

/**
 * The periods of a calendar file (RFC 5545) in which something is booked and that overlap the window, sorted by start. Free and canceled events are
 * left out. Throws a CalendarFileError when the file is not a complete calendar, or when an event cannot be understood.
 */
export async function findBusyPeriods(text: string, window: CalendarWindow): Promise<BusyPeriod[]> {
  const pause = createPause();
  const components = await collectComponents(text, pause);
  const byName = (name: string) => components.filter((component) => component.name === name);
  const calendarZone =
    byName('VCALENDAR')
      .map((calendar) => parseText(calendar, 'X-WR-TIMEZONE'))
      .find(Boolean) ?? '';
  const { timeZone, from, to } = window;
  const zones = createZones({ components: byName('VTIMEZONE'), calendarZone, timeZone, until: to });

  const periods: BusyPeriod[] = [];
  for await (const found of findPeriods(byName('VEVENT'), byName('VFREEBUSY'), zones, window, pause)) {
    for (const period of found) if (isInside(period, from, to)) periods.push(period);
    if (periods.length > MAX_PERIODS)
      throw new CalendarFileError('The calendar file has more than 50,000 occurrences.');
  }
  return periods.sort((left, right) => left.start - right.start || left.end - right.end);
}

function isInside({ start, end }: BusyPeriod, from: number, to: number): boolean {
  return start < to && end > from && end > start;
}

async function collectComponents(text: string, pause: Pause): Promise<Component[]> {
  const components: Component[] = [];
  for (const component of parseComponents(text)) {
    if (component) components.push(component);
    await pause();
  }
  return components;
}

/** The busy periods of each event, then of each free/busy list. All events are parsed before, because any may replace an occurrence of another. */
async function* findPeriods(
  eventComponents: readonly Component[],
  freeBusyLists: readonly Component[],
  zones: Zones,
  { from, to }: CalendarWindow,
  pause: Pause,
): AsyncGenerator<BusyPeriod[]> {
  const events: CalendarEvent[] = [];
  for (const component of eventComponents) {
    events.push(parseEvent(component, zones));
    await pause();
  }
  const replacements = groupReplaced(events);
  for (const event of events) {
    await pause();
    if (event.status === 'free') continue;
    const occurrences = findOccurrences(event, replacements.get(event.uid) ?? [], zones, { start: from, end: to });
    const reference = HOLD_UID.exec(event.uid)?.[1];
    const isTentative = event.status === 'tentative';
    yield occurrences.map((period) => ({ ...period, isTentative, ...(reference && { reference }) }));
  }
  for (const list of freeBusyLists) {
    await pause();
    yield parseFreeBusy(list, zones);
  }
}

/** The occurrences that are replaced, by the UID of their series. */
function groupReplaced(events: readonly CalendarEvent[]): Map<string, CalendarTime[]> {
  const groups = new Map<string, CalendarTime[]>();
  for (const { uid, replaces } of events) {
    if (uid && replaces) addTo(groups, uid, replaces);
  }
  return groups;
}
