import type { BusyPeriod } from './busy-period.ts';
import { getEnd } from './event-length.ts';
import type { Component } from './parse-components.ts';
import { parsePeriod } from './parse-period.ts';
import { failure, parseProperties } from './properties.ts';
import type { Zones } from './zones.ts';

/** The busy periods of a VFREEBUSY. Types that are not known are busy. Throws a CalendarFileError when a period cannot be understood. */
export function parseFreeBusy(component: Component, zones: Zones): BusyPeriod[] {
  return parseProperties(component, 'FREEBUSY').flatMap(({ values, parameters }) => {
    const type = parameters.fbtype?.toUpperCase();
    if (type === 'FREE') return [];
    return values.map((value) => {
      if (!Array.isArray(value)) throw failure(component, 'has a property FREEBUSY that is not a period');
      const { time, length } = parsePeriod(component, 'FREEBUSY', value, parameters, zones);
      return { start: time.timestamp, end: getEnd(time, length), isTentative: type === 'BUSY-TENTATIVE' };
    });
  });
}
