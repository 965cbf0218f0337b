import type { FieldErrors } from './request-schema.ts';
import type { Hints } from './sending-hints.ts';
import { readReceipt, type Receipt } from './sent-quote.ts';

/** A request that did not arrive. `status` 0 means that no answer came back at all. */
export class SendError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  /** Seconds until the server wants to be asked again, when it says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: FieldErrors = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Worth repeating as it is: the network or the server failed, not the request. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** How long one attempt may take, in milliseconds; a repeat with the same key never counts twice. */
const PATIENCE = 15_000;

/** `body` is the JSON object of the answers, which `key` stands for. The hints travel with them and may change between attempts. */
export type Sending = { body: string; key: string; hints?: Hints };

/** Posts one request. Throws a SendError unless the server says that it is stored. */
export async function sendQuote({ body, key, hints }: Sending): Promise<Receipt> {
  const response = await fetch('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: hints ? JSON.stringify({ ...JSON.parse(body), ...hints }) : body,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new SendError(0, 'The network did not answer.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const retryAfter = secondsUntil(response.headers.get('Retry-After'));
    throw new SendError(response.status, wordsOf(answer), errorsOf(answer), retryAfter);
  }
  const receipt = readReceipt(answer);
  if (!receipt) throw new SendError(0, 'The answer could not be read.');
  return receipt;
}

function wordsOf(answer: unknown): string {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  return typeof error === 'string' ? error : '';
}

function errorsOf(answer: unknown): FieldErrors {
  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => typeof message === 'string'));
}

/** Retry-After as RFC 9110 has it: seconds or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
