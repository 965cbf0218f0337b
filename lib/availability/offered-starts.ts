import type { DayAvailability } from './month.ts';
import type { SlotState } from './slot-state.ts';

/** A start that can be asked for. */
export type OfferedStart = { start: string; state: Exclude<SlotState, 'gone'> };

/** The starts of some days without those that are gone. */
export function listOfferedStarts(days: readonly DayAvailability[]): OfferedStart[] {
  return days
    .flatMap(({ slots }) => Object.entries(slots))
    .flatMap(([start, state]) => (state === 'gone' ? [] : [{ start, state }]));
}
