import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { formatMoment } from './local-time.ts';
import { formatStart } from './start-text.ts';
import type { HoldReceipt } from './sent-quote.ts';

/** What came of the wish for a start. The time zone is that of the place; undefined when it is not known. */
export type HoldFacts = { hold: HoldReceipt; start: string; timeZone: string | undefined };

/** What came of the wish for a start, for the visitor: what it is, and what happens next. A hold is never called a booking. */
export function describeHold({ hold, start, timeZone }: HoldFacts): { title: string; text: string } {
  const when = formatStart(start, timeZone);
  switch (hold.outcome) {
    case 'held': {
      const until = hold.until ? ` until ${formatUntil(hold.until, timeZone)}` : '';
      return {
        title: `We hold ${when} for you.`,
        text: `The hold stands${until} and ends by itself. It books nothing: a person confirms the date with you.`,
      };
    }
    case 'tentative':
      return {
        title: `${when} is on hold for an earlier request.`,
        text: 'A person writes to you with the nearest free times.',
      };
    case 'gone':
      return {
        title: `${when} has been taken.`,
        text: 'A person writes to you with the nearest free times.',
      };
    case 'ask':
      return {
        title: `You asked for ${when}.`,
        text: 'A person checks whether it is free, and writes to you with the answer or with the nearest free times.',
      };
  }
}

/** Whether a hold has ended by itself. */
export function hasEnded({ until }: HoldReceipt, now = new Date()): boolean {
  return until !== undefined && Date.parse(until) <= now.getTime();
}

/** When a hold ends, in the time of the place. */
export function formatUntil(until: string, timeZone = SITE_TIME_ZONE): string {
  return formatMoment(Date.parse(until), timeZone);
}
