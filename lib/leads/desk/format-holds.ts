import { CALL_ID } from '#lib/availability/call-id';
import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import { findCall, findEventHold } from '#lib/leads/store/hold-receipt';
import type { StoredHold } from '#lib/leads/store/tables';
import type { DeskQuote } from './quote-pages.ts';
import { formatTime } from './time-format.ts';

const NOT_HELD = {
  tentative: 'not held: it was on hold for an earlier request',
  gone: 'not held: it was taken',
  ask: 'not held: look in the calendar',
} as const;

/** The start that a quote asks for, in the time of the place, and what came of it; empty without one. */
export function formatStartLines({ preferred_start: start, holds }: DeskQuote, now: number): string[] {
  if (start === null) return [];
  const place = `${formatPreferredDay(getDayOfStart(start))}, ${formatTimeOfStart(start)} there (UTC${start.slice(-6)})`;
  return [place, formatOutcome(findEventHold(holds), now)];
}

/** The start that a quote asks for, in the time of the place, on one line; empty without one. */
export function formatStartLine({ preferred_start: start, holds }: DeskQuote, now: number): string {
  if (start === null) return '';
  return `${start.slice(0, 16).replace('T', ' ')} there, ${formatOutcome(findEventHold(holds), now)}`;
}

/** When the call is, in local time; undefined without one. */
export function formatCallTime({ holds }: DeskQuote): string | undefined {
  const call = findCall(holds);
  return call && formatPeriod(call);
}

/** The holds of a quote that have not ended. */
export function getActiveHolds({ holds }: DeskQuote, now: number): StoredHold[] {
  return holds.filter(({ expires_at: expiresAt }) => expiresAt > now);
}

/** A hold on one line, in local time: "journey-to-jidara 2026-12-10 18:00 to 19:30, held until 2026-11-23 09:00". */
export function formatHold(hold: StoredHold): string {
  const end = hold.calendar === CALL_ID ? '' : `, held until ${formatTime(hold.expires_at)}`;
  return `${hold.calendar} ${formatPeriod(hold)}${end}`;
}

function formatOutcome(hold: StoredHold | undefined, now: number): string {
  if (hold?.outcome !== 'held') return NOT_HELD[hold?.outcome ?? 'ask'];
  return `${hold.expires_at > now ? 'held' : 'was held'} until ${formatTime(hold.expires_at)}`;
}

function formatPeriod({ starts_at: startsAt, ends_at: endsAt }: StoredHold): string {
  return `${formatTime(startsAt)} to ${formatTime(endsAt).slice(-5)}`;
}
