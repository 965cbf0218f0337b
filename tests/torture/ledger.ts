import { setTimeout as pause } from 'node:timers/promises';
import { send, type SubmissionResponse, type Submission, type SendOptions } from './submissions.ts';

export type Ledger = {
  /** The reference that the server returned for each key. */
  acknowledged: ReadonlyMap<string, string>;
  /** How often a key received another reference than before. */
  changes: () => number;
  /** Sends a submission and records the response. */
  send: (origin: string, submission: Submission, options?: SendOptions) => Promise<SubmissionResponse>;
};

/** Records what is acknowledged during a test. All of it must be in the store. */
export function openLedger(): Ledger {
  const acknowledged = new Map<string, string>();
  let changes = 0;
  return {
    acknowledged,
    changes: () => changes,
    async send(origin, submission, options) {
      const answer = await send(origin, submission, options);
      const { reference } = answer;
      if (!reference) return answer;
      if ((acknowledged.get(submission.key) ?? reference) !== reference) changes += 1;
      acknowledged.set(submission.key, reference);
      return answer;
    },
  };
}

/** Repeats a submission until a reference is returned, as a visitor does, for at most a minute. */
export async function sendUntilAcknowledged(
  ledger: Ledger,
  origin: string,
  submission: Submission,
): Promise<SubmissionResponse> {
  for (const deadline = performance.now() + 60_000; ; await pause(100)) {
    const answer = await ledger.send(origin, submission);
    if (answer.reference || performance.now() > deadline) return answer;
  }
}
