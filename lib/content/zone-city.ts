import { SITE_CITY, SITE_TIME_ZONE } from './site-time-zone.ts';

/** The name of a time zone in texts, which is a city: "Chicago" for America/Chicago. */
export function getZoneCity(timeZone: string): string {
  if (timeZone === SITE_TIME_ZONE) return SITE_CITY;
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
