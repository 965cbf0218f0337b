import { setTimeout as pause } from 'node:timers/promises';
import { send, type Answer, type Posting, type SendOptions } from './postings.ts';

export type Ledger = {
  /** The reference that each key was answered with. */
  acknowledged: ReadonlyMap<string, string>;
  /** How often a key was answered with another reference than before. */
  changes: () => number;
  /** Sends a posting and notes what it was answered. */
  send: (origin: string, posting: Posting, options?: SendOptions) => Promise<Answer>;
};

/** Keeps the books of a test: everything that is acknowledged here has to be in the store. */
export function openLedger(): Ledger {
  const acknowledged = new Map<string, string>();
  let changes = 0;
  return {
    acknowledged,
    changes: () => changes,
    async send(origin, posting, options) {
      const answer = await send(origin, posting, options);
      const { reference } = answer;
      if (!reference) return answer;
      if ((acknowledged.get(posting.key) ?? reference) !== reference) changes += 1;
      acknowledged.set(posting.key, reference);
      return answer;
    },
  };
}

/** Sends again and again, as a visitor does, until there is a reference; for at most a minute. */
export async function sendUntilTaken(ledger: Ledger, origin: string, posting: Posting): Promise<Answer> {
  for (const deadline = performance.now() + 60_000; ; await pause(100)) {
    const answer = await ledger.send(origin, posting);
    if (answer.reference || performance.now() > deadline) return answer;
  }
}
