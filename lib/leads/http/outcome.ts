import type { Price } from '#lib/quote/price';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { HoldReceipt } from '#lib/quote/sent-quote';

/** Why a request was refused, as one word for the log. */
export type Reason =
  | 'method'
  | 'too-long'
  | 'type'
  | 'origin'
  | 'key'
  | 'rate'
  | 'too-slow'
  | 'broken'
  | 'json'
  | 'answers'
  | 'conflict'
  | 'taken'
  | 'unknown'
  | 'store';

/** A request that was not stored: status, JSON body and extra headers of the response. */
export type Refusal = { reason: Reason; headers?: Record<string, string> } & (
  | { status: 422; body: { errors: FieldErrors } }
  | { status: 400 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 503; body: { error: string } }
);

/** A stored request: `replayed` was stored earlier, `quarantined` looks like a bot's. */
export type Acceptance = {
  status: 200 | 201;
  body: { reference: string; price: Price; hold?: HoldReceipt };
  state: 'accepted' | 'quarantined' | 'replayed';
};

export type Outcome = Acceptance | Refusal;

type SimpleRefusal = Exclude<Refusal, { status: 422 }>;

/** A refusal with one sentence. */
export function refusal(
  status: SimpleRefusal['status'],
  reason: Reason,
  error: string,
  headers?: SimpleRefusal['headers'],
): Refusal {
  return { status, reason, body: { error }, ...(headers && { headers }) };
}

/** A refusal with a message for each invalid field. */
export function fieldRefusal(errors: FieldErrors): Refusal {
  return { status: 422, reason: 'answers', body: { errors } };
}

export function isRefusal<Step extends object>(step: Step | Refusal): step is Refusal {
  return 'reason' in step;
}
