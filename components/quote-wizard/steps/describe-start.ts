import type { SlotState } from '#lib/availability/slot-state';
import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { formatPreferredDay } from '#lib/quote/preferred-dates';

const WORDS: Record<SlotState, string> = {
  free: 'is free. Sending your request holds it for 72 hours; it is not a booking.',
  tentative:
    'is on hold for another group by now. You can send your request all the same: a person answers with the nearest free times, and tells you when it comes free.',
  gone: 'has been taken by now. You can send your request all the same: a person answers with the nearest free times.',
  ask: 'has to be looked up by a person. Nothing is held until you get an answer.',
};

/** What it means to send a request with a start, just before it is sent. */
export function describeStart(start: string, state: SlotState): string {
  return `${formatPreferredDay(getDayOfStart(start))}, ${formatTimeOfStart(start)}, ${WORDS[state]}`;
}
