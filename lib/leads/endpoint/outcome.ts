import type { Price } from '#lib/quote/price';
import type { FieldErrors } from '#lib/quote/request-schema';

/** Why a request was refused, in one word for the log. */
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
  | 'store';

/** A request that was not stored: the status and the JSON body to answer with, and headers that belong to the refusal. */
export type Refusal = { reason: Reason; headers?: Record<string, string> } & (
  | { status: 422; body: { errors: FieldErrors } }
  | { status: 400 | 403 | 405 | 408 | 409 | 413 | 415 | 429 | 503; body: { error: string } }
);

/** A request that is stored: for the first time, again, or apart from the others, because a program seems to have sent it. */
export type Acceptance = {
  status: 200 | 201;
  body: { reference: string; price: Price };
  state: 'accepted' | 'quarantined' | 'replayed';
};

/** A form asked for the price alone, and nothing was stored. */
export type PriceShown = { status: 200; isPrice: true };

export type Outcome = Acceptance | Refusal;

/** What a form says: the answers in the shape of the JSON request, not checked yet, and the outcome when it needs no store. */
export type FormReading = { answers: Record<string, unknown>; settled?: PriceShown | Refusal };

/** A form that was read comes along, so that a page can show it again. */
export type Received<Form extends FormReading = FormReading> = { outcome: Outcome | PriceShown; form?: Form };

type Words = Exclude<Refusal, { status: 422 }>;

/** A refusal in one sentence. */
export function refusal(status: Words['status'], reason: Reason, error: string, headers?: Words['headers']): Refusal {
  return { status, reason, body: { error }, ...(headers && { headers }) };
}

/** A refusal with a message for each field that is wrong. */
export function fieldRefusal(errors: FieldErrors): Refusal {
  return { status: 422, reason: 'answers', body: { errors } };
}

export function isRefusal<Step extends object>(step: Step | Refusal): step is Refusal {
  return 'reason' in step;
}
