import { isTimeZone } from '#lib/content/time-zone';
import type { Component } from './parse-components.ts';
import { parseText } from './properties.ts';
import { parseTimeZone } from './parse-time-zone.ts';
import { getIanaZone, UTC, type Zone } from './zone.ts';

export type Zones = {
  /** The zone of what can be booked: of dates, and of times without a zone. */
  local: Zone;
  /** The zone of a TZID. */
  find: (tzid: string) => Zone;
};

type ZoneSources = { components: readonly Component[]; calendarZone: string; timeZone: string; until: number };

/**
 * The zones of a calendar file, until a timestamp. A TZID is the VTIMEZONE of that name, else the IANA zone, else the zone of the calendar
 * (`calendarZone`, its X-WR-TIMEZONE), else `timeZone`.
 */
export function createZones({ components, calendarZone, timeZone, until }: ZoneSources): Zones {
  const local = getIanaZone(timeZone);
  const described = new Map(components.map((component) => [parseText(component, 'TZID'), component]));
  const known = new Map<string, Zone>();
  const findNew = (tzid: string) => {
    const component = described.get(tzid);
    const name = [tzid, getNameInPath(tzid), calendarZone].find((one) => isUtc(one) || isTimeZone(one));
    return (component && parseTimeZone(component, until)) ?? (name ? getNamedZone(name) : local);
  };
  const find = (tzid: string) => {
    const zone = known.get(tzid) ?? findNew(tzid);
    known.set(tzid, zone);
    return zone;
  };
  return { local, find };
}

function getNamedZone(name: string): Zone {
  return isUtc(name) ? UTC : getIanaZone(name);
}

/** Also true for tzone://Microsoft/Utc, which Exchange writes. */
function isUtc(name: string): boolean {
  return /(?:^|\/)(?:utc|gmt)$/i.test(name);
}

/** The IANA name at the end of names such as /citadel.org/20210210_1/Europe/Berlin. */
function getNameInPath(tzid: string): string {
  return tzid.split('/').slice(-2).join('/');
}
