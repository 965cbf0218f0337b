import type { Entry } from './script/google-tags.ts';
import { EVENTS, type EventParameters, type SiteEvent } from './events.ts';

/**
 * The event with its declared parameters only, and of those only slugs, whole numbers and booleans. The types require the same, but
 * cannot check values from outside, such as the `from` of a link. Undefined for an event that is not declared.
 */
export function filterEvent(event: SiteEvent): Entry | undefined {
  if (!Object.hasOwn(EVENTS, event.event)) return undefined;
  const names: readonly (keyof EventParameters)[] = EVENTS[event.event];
  const values = event as Partial<EventParameters>;
  const allowed = names.filter((name) => isSafe(values[name]));
  return { event: event.event, ...Object.fromEntries(allowed.map((name) => [name, values[name]])) };
}

/**
 * Whether a value may be reported: lowercase letters, digits and hyphens with fewer than seven digits (seven could be a phone
 * number), a currency code, a whole number up to the milliseconds of a day, or a boolean.
 */
export function isSafe(value: unknown): boolean {
  const SLUG = /^(?!(\D*\d){7})[a-z\d-]{1,80}$|^[A-Z]{3}$/;
  const DAY_MS = 86_400_000;
  if (typeof value === 'string') return SLUG.test(value);
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= DAY_MS;
  return typeof value === 'boolean';
}
