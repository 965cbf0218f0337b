import type { SlotState } from '#lib/availability/slot-state';

/** The state of a start, beside its time. */
export const START_WORDS: Record<SlotState, string> = {
  free: 'free',
  tentative: 'on hold',
  ask: 'ask us',
  gone: 'gone',
};
