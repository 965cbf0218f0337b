import { apiUrl } from '#lib/content/api-url';
import type { FieldErrors } from './request-schema.ts';
import type { Hints } from './sending-hints.ts';
import { parseReceipt, type Receipt } from './sent-quote.ts';

/** Why a request was not stored. */
export type SendFailure = {
  /** The HTTP status; 0 means that there was no response. */
  status: number;
  message: string;
  errors: FieldErrors;
  /** Seconds from the Retry-After header, if any. */
  retryAfter?: number;
};

/** A request that was not stored. */
export class SendError extends Error implements SendFailure {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: FieldErrors = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Whether a retry of the same request may succeed: the network or the server failed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** For one attempt. A retry is safe: the server stores a request with the same idempotency key once. */
const TIMEOUT_MS = 15_000;

/**
 * `body` is the JSON object of the answers and `key` its idempotency key. The hints are sent in the same JSON object
 * and may differ between attempts.
 */
export type QuoteSubmission = { body: string; key: string; hints?: Hints };

/** Posts one request and returns the receipt of the stored quote. Throws a SendError otherwise. Sites without a server do not call it. */
export async function sendQuote({ body, key, hints }: QuoteSubmission): Promise<Receipt> {
  const response = await fetch(apiUrl('/api/quotes') ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: hints ? JSON.stringify({ ...JSON.parse(body), ...hints }) : body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new SendError(0, 'The network did not answer.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const retryAfter = parseRetryAfter(response.headers.get('Retry-After'));
    throw new SendError(response.status, getErrorMessage(answer), getFieldErrors(answer), retryAfter);
  }
  const receipt = parseReceipt(answer);
  if (!receipt) throw new SendError(0, 'The answer could not be read.');
  return receipt;
}

function getErrorMessage(answer: unknown): string {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  return typeof error === 'string' ? error : '';
}

function getFieldErrors(answer: unknown): FieldErrors {
  const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => typeof message === 'string'));
}

/** Parses Retry-After, which is a number of seconds or a date (RFC 9110, section 10.2.3). Returns seconds. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
