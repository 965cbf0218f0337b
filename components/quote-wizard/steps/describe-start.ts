import type { SlotState } from '#lib/availability/slot-state';
import { formatStart } from '#lib/quote/start-text';

const WORDS: Record<SlotState, string> = {
  free: 'is free. Sending your request holds it for up to 72 hours; it is not a booking.',
  tentative:
    'is on hold for an earlier request by now. You can send your request all the same: a person answers with the nearest free times.',
  gone: 'has been taken by now. You can send your request all the same: a person answers with the nearest free times.',
  ask: 'has to be looked up by a person. Nothing is held until you get an answer.',
};

/** What it means to send a request with a start, just before it is sent. */
export function describeStart(start: string, state: SlotState, timeZone: string): string {
  return `${formatStart(start, timeZone)}, ${WORDS[state]}`;
}
