import { isOwnPage } from './own-page.ts';
import { refusal, type Refusal } from './outcome.ts';

/** The most that the endpoint reads of a body. */
export const MAX_BODY_BYTES = 32 * 1024;

/** What the headers say about a request: a form has no key, JSON always has one. */
export type Head = { isForm: true } | { isForm: false; key: string };

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8"?\s*(;|$))/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a browser posted a form itself, without JavaScript: such a request is answered with a page. */
export function isFormPost({ headers }: Pick<Request, 'headers'>): boolean {
  return FORM.test(headers.get('content-type') ?? '');
}

/** Everything that can be said before a byte of the body is read. `siteUrl` is the public address, when one is configured. */
export function checkHead(request: Request, siteUrl: string | undefined): Head | Refusal {
  return (
    checkMethod(request) ??
    checkLength(request) ??
    checkType(request) ??
    checkOrigin(request, siteUrl) ??
    readKey(request)
  );
}

function checkMethod({ method }: Request): Refusal | undefined {
  if (method === 'POST') return undefined;
  return refusal(405, 'method', 'Send a quote request with POST.', { Allow: 'POST' });
}

function checkLength(request: Request): Refusal | undefined {
  return Number(request.headers.get('content-length')) > MAX_BODY_BYTES ? tooLong() : undefined;
}

/** Also for a body that turns out to be longer than it said, or said nothing. */
export function tooLong(): Refusal {
  return refusal(413, 'too-long', 'The request is larger than 32 KB.', { Connection: 'close' });
}

function checkType(request: Request): Refusal | undefined {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM.test(type) && !JSON_TYPE.test(type)) {
    return unread(request, refusal(415, 'type', 'Send the request as application/json.'));
  }
  if (OTHER_CHARSET.test(type)) return unread(request, refusal(415, 'type', 'Send the request in UTF-8.'));
  if (/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) return undefined;
  const plain = refusal(415, 'type', 'Send the request without compression.', { 'Accept-Encoding': 'identity' });
  return unread(request, plain);
}

function checkOrigin(request: Request, siteUrl: string | undefined): Refusal | undefined {
  if (isOwnPage(request, siteUrl)) return undefined;
  return unread(request, refusal(403, 'origin', 'Send the request from a page of this site.'));
}

function readKey(request: Request): Head | Refusal {
  if (isFormPost(request)) return { isForm: true };
  const key = request.headers.get('idempotency-key') ?? '';
  if (UUID.test(key)) return { isForm: false, key: key.toLowerCase() };
  return unread(request, refusal(400, 'key', 'The header Idempotency-Key must hold a UUID.'));
}

/**
 * A refusal of a request whose body is still on its way. A short one may arrive and is passed over; the connection of one
 * that does not say how long it is gets closed after the answer.
 */
export function unread(request: Request, refused: Refusal): Refusal {
  if (request.headers.has('content-length')) return refused;
  return { ...refused, headers: { ...refused.headers, Connection: 'close' } };
}
