import { EVENTS, type EventParameters, type SiteEvent } from './events.ts';

/**
 * The part of an event that may be reported: its name and those of its declared parameters that hold a slug, a whole number
 * or a yes or no. Types say the same; this also holds for what they cannot see, such as a link. Undefined for an event that
 * is not declared.
 */
export function allowedPart(given: SiteEvent): Record<string, unknown> | undefined {
  if (!Object.hasOwn(EVENTS, given.event)) return undefined;
  const names: readonly (keyof EventParameters)[] = EVENTS[given.event];
  const values = given as Partial<EventParameters>;
  const allowed = names.filter((name) => isSafe(values[name]));
  return { event: given.event, ...Object.fromEntries(allowed.map((name) => [name, values[name]])) };
}

/**
 * Whether a value may be reported: small letters, digits and hyphens, or a currency (seven digits could be a phone number);
 * a whole number of at most the milliseconds of a day; yes or no. Self-contained, like all of script/service-script.ts.
 */
export function isSafe(value: unknown): boolean {
  const SLUG = /^(?!(\D*\d){7})[a-z\d-]{1,80}$|^[A-Z]{3}$/;
  const DAY = 86_400_000;
  if (typeof value === 'string') return SLUG.test(value);
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= DAY;
  return typeof value === 'boolean';
}
