import type { Price } from './price.ts';
import type { FieldErrors } from './request-schema.ts';

/** What the endpoint said: stored, or what to correct, field by field. */
export type QuoteAnswer = { reference: string; price: Price } | { errors: FieldErrors };

/** Thrown when the request may or may not have arrived, or the server could not store it: trying again is safe. */
export class QuoteNotSent extends Error {
  readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'The network did not answer.' : `The server answered ${status}.`);
    this.name = 'QuoteNotSent';
    this.status = status;
  }

  /** Refusals (4xx) come back the same; everything else may work the next time. */
  get isWorthRetrying(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Sends one request under its idempotency key. */
export async function sendQuote({ key, body }: { key: string; body: unknown }): Promise<QuoteAnswer> {
  const response = await fetch('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new QuoteNotSent(0);
  });
  if (response.ok || response.status === 422) return (await response.json()) as QuoteAnswer;
  throw new QuoteNotSent(response.status);
}
