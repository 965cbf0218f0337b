/**
 * The events that can be quoted (decisions: quote flow). `value` is sent to the server; `label` and `hint` are shown.
 */
export const EVENT_TYPES = [
  { value: 'scavenger-hunt', label: 'Scavenger hunt', hint: 'Your city, eleven clues, any order' },
  { value: 'escape-room', label: 'Escape room', hint: 'Jidara or Jazz Heist, one hour on the clock' },
  { value: 'holiday-party', label: 'Holiday party', hint: 'Dinner with a mystery in four courses' },
  { value: 'onsite', label: 'Onsite event', hint: 'We come to your building' },
  { value: 'offsite', label: 'Offsite event', hint: 'You get out, we bring the game' },
  { value: 'homeschool', label: 'Homeschool hunt', hint: 'Families and co-ops, ages 6 to 16' },
  { value: 'virtual', label: 'Virtual event', hint: 'Online, any time zone, no travel' },
] as const;

export type EventType = (typeof EVENT_TYPES)[number]['value'];

export const EVENT_TYPE_VALUES = EVENT_TYPES.map(({ value }) => value) as [EventType, ...EventType[]];

export function isEventType(value: string): value is EventType {
  return EVENT_TYPES.some((type) => type.value === value);
}

export function labelOfEventType(value: string): string {
  return EVENT_TYPES.find((type) => type.value === value)?.label ?? value;
}
