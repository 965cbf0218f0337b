import { MIMEType } from 'node:util';
import { isSameOrigin } from '#lib/delivery/http/same-origin';
import { refusal, type Refusal } from './outcome.ts';

/** The largest accepted body. */
export const MAX_BODY_BYTES = 32 * 1024;

/** What the headers of a request say: its idempotency key, in lower case. */
export type Head = { key: string };

const JSON_TYPE = 'application/json';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks method and headers before the body is read. `siteUrl` is the public address, when one is configured. */
export function checkHead(request: Request, siteUrl: string | undefined): Head | Refusal {
  return checkRequest(request, siteUrl) ?? parseKey(request);
}

/** The same for requests without an idempotency key. Undefined when the body can be read. */
export function checkRequest(request: Request, siteUrl: string | undefined): Refusal | undefined {
  return checkMethod(request) ?? checkLength(request) ?? checkType(request) ?? checkOrigin(request, siteUrl);
}

function checkMethod({ method }: Request): Refusal | undefined {
  if (method === 'POST') return undefined;
  return refusal(405, 'method', 'Send the request with POST.', { Allow: 'POST' });
}

function checkLength(request: Request): Refusal | undefined {
  return Number(request.headers.get('content-length')) > MAX_BODY_BYTES ? refuseTooLong() : undefined;
}

/** Also for a body that is longer than its Content-Length, or has none. */
export function refuseTooLong(): Refusal {
  return refusal(413, 'too-long', 'The request is larger than 32 KB.', { Connection: 'close' });
}

function checkType(request: Request): Refusal | undefined {
  const type = parseMediaType(request.headers);
  if (type?.essence !== JSON_TYPE) {
    return withUnreadBody(request, refusal(415, 'type', 'Send the request as application/json.'));
  }
  if (!/^utf-?8$/i.test(type.params.get('charset') ?? 'utf-8'))
    return withUnreadBody(request, refusal(415, 'type', 'Send the request in UTF-8.'));
  if (/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) return undefined;
  const refused = refusal(415, 'type', 'Send the request without compression.', { 'Accept-Encoding': 'identity' });
  return withUnreadBody(request, refused);
}

/** The media type of a request; undefined when it has none, or one that cannot be read. */
function parseMediaType(headers: Headers): MIMEType | undefined {
  try {
    return new MIMEType(headers.get('content-type') ?? '');
  } catch {
    return undefined;
  }
}

function checkOrigin(request: Request, siteUrl: string | undefined): Refusal | undefined {
  if (isSameOrigin(request.headers, siteUrl)) return undefined;
  return withUnreadBody(request, refusal(403, 'origin', 'Send the request from a page of this site.'));
}

function parseKey(request: Request): Head | Refusal {
  const key = request.headers.get('idempotency-key') ?? '';
  if (UUID.test(key)) return { key: key.toLowerCase() };
  return withUnreadBody(request, refusal(400, 'key', 'The header Idempotency-Key must hold a UUID.'));
}

/**
 * A refusal of a request whose body was not read. With a Content-Length the rest is short enough to be discarded. Without
 * one, the connection is closed after the response.
 */
export function withUnreadBody(request: Request, refused: Refusal): Refusal {
  if (request.headers.has('content-length')) return refused;
  return { ...refused, headers: { ...refused.headers, Connection: 'close' } };
}
