/** Timeout of requests that are not subscriptions, in seconds (specification section 9). */
export const TRANSACTION_TIMEOUT_S = 15;

const PRESENCE_TIMEOUT_S = 300;
const MIN_PRESENCE_TIMEOUT_S = 20;

/** After how many seconds without a heartbeat PubNub counts a visitor as gone. The client sends a little more than two per timeout. */
export function presenceTimeout(seconds = PRESENCE_TIMEOUT_S): number {
  return Math.max(MIN_PRESENCE_TIMEOUT_S, seconds);
}

/** The user id of a client. It contains only its role and the time, so it identifies no person. `now` in milliseconds since 1970. */
export function createUserId(role: 'visitor' | 'host' | 'site', now: number): string {
  return `${role}-${now}`;
}
