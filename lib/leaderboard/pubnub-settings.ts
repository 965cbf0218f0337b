/** What the PubNub client waits for, in seconds (specification section 9). */
export const TRANSACTION_TIMEOUT_S = 15;

const PRESENCE_TIMEOUT_S = 300;
const SHORTEST_PRESENCE_TIMEOUT_S = 20;

/** After how many seconds of silence a visitor counts as gone. The client sends a sign of life a little more than twice as often. */
export function presenceTimeout(seconds = PRESENCE_TIMEOUT_S): number {
  return Math.max(SHORTEST_PRESENCE_TIMEOUT_S, seconds);
}

/** Who a client says it is. Made of nothing but the moment, so it says nothing about anybody. */
export function userIdOf(who: 'visitor' | 'host' | 'site', now: number): string {
  return `${who}-${now}`;
}
