/* The choices of the comparison of formats. */

export const PLACES = [
  { value: 'office', label: 'Our own building', fact: 'Your own building' },
  { value: 'city', label: 'Out in a city', fact: 'Out in a city' },
  { value: 'venue', label: 'A venue or hotel', fact: 'A venue or hotel' },
  { value: 'rooms', label: 'Your rooms in San Francisco', fact: 'Our rooms in San Francisco' },
  { value: 'online', label: 'Online', fact: 'Online' },
] as const;

export const WALKING = [
  { value: 'none', label: 'Seated', fact: 'Seated, or a few steps' },
  { value: 'little', label: 'A little', fact: 'Under half a mile' },
  { value: 'far', label: 'Everyone walks', fact: 'Up to 1.5 miles, step-free on request' },
] as const;

export const MOODS = [
  { value: 'competitive', label: 'Competitive' },
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'meeting', label: 'Getting to know each other' },
  { value: 'festive', label: 'Festive' },
  { value: 'giving', label: 'Doing some good' },
] as const;

export type Place = (typeof PLACES)[number]['value'];
export type Walking = (typeof WALKING)[number]['value'];
export type Mood = (typeof MOODS)[number]['value'];

export const PLACE_VALUES = PLACES.map(({ value }) => value) as [Place, ...Place[]];
export const WALKING_VALUES = WALKING.map(({ value }) => value) as [Walking, ...Walking[]];
export const MOOD_VALUES = MOODS.map(({ value }) => value) as [Mood, ...Mood[]];

/** What the comparison says of a choice. */
export function factOf<V extends string>(choices: readonly { value: V; fact: string }[], value: V): string {
  return choices.find((choice) => choice.value === value)!.fact;
}

type Choice = { value: string; label: string };

/** The label of a choice; empty for a value that is not among them. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
