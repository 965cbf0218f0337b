import type { Kysely } from 'kysely';
import { inFamilyWords } from '#lib/quote/family-words';
import { priceOf, type Price } from '#lib/quote/price';
import { parseRequest, type FieldErrors, type QuoteRequest } from '#lib/quote/request-schema';
import { keyOfDay } from './fingerprint.ts';
import { saveQuote } from './store.ts';
import type { Database } from './tables.ts';

/** What the endpoint answers: a status and a JSON body. */
export type Answer =
  | { status: 200 | 201; body: { reference: string; price: Price } }
  | { status: 422; body: { errors: FieldErrors } }
  | { status: 400 | 409 | 415; body: { error: string } };

type Submission = { key: string | null; contentType: string | null; text: string };

/** The most that an endpoint reads of a body before it gives up. */
export const MAX_BODY_BYTES = 32 * 1024;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks, prices again and stores one request. Answers 201 only after the commit; a retry gets the first answer back. */
export async function acceptQuote(db: Kysely<Database>, submission: Submission, now: Date): Promise<Answer> {
  const { key, contentType, text } = submission;
  if (!/^application\/json\b/i.test(contentType ?? '')) return refusal(415, 'Send the request as application/json.');
  if (key === null || !UUID.test(key)) return refusal(400, 'The header Idempotency-Key must hold a UUID.');
  const json = parseJson(text);
  if (json === undefined) return refusal(400, 'The body is not valid JSON.');
  return acceptAnswers(db, json, () => key.toLowerCase(), now);
}

/**
 * The same for the answers of an HTML form that was sent without JavaScript. It brings no key: the same answers on the same
 * day (UTC) are one request, so a double click or a reload gets the first answer back.
 */
export async function acceptForm(db: Kysely<Database>, answers: Record<string, unknown>, now: Date): Promise<Answer> {
  const answer = await acceptAnswers(db, answers, (request) => keyOfDay(request, now), now);
  if (answer.status !== 422 || answers.typeOfEvent !== 'homeschool') return answer;
  return { status: 422, body: { errors: inFamilyWords(answer.body.errors) } };
}

async function acceptAnswers(
  db: Kysely<Database>,
  answers: unknown,
  keyOf: (request: QuoteRequest) => string,
  now: Date,
): Promise<Answer> {
  const { request, errors } = parseRequest(answers);
  if (!request) return { status: 422, body: { errors } };

  const saved = await saveQuote(db, { key: keyOf(request), request, price: priceOf(request), now });
  if (saved.outcome === 'conflict') return refusal(409, 'This Idempotency-Key was already used for another request.');
  const { reference, base_fee: baseFee, participants_price: participants, total } = saved.quote;
  return {
    status: saved.outcome === 'created' ? 201 : 200,
    body: { reference, price: { baseFee, participants, total } },
  };
}

function refusal(status: 400 | 409 | 415, error: string): Answer {
  return { status, body: { error } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
