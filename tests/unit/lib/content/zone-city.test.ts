import { expect, it } from 'vitest';
import { getZoneCity } from '#lib/content/zone-city';

it.each([
  ['America/Los_Angeles', 'San Francisco'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('calls the time zone %s %s', (zone, city) => expect(getZoneCity(zone)).toBe(city));
