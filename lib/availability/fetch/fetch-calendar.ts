import type { IncomingMessage } from 'node:http';
import { CalendarFetchError, type FetchFailure } from './calendar-fetch-error.ts';
import { requestCalendar } from './request-calendar.ts';

/** For the whole exchange, redirects and body included. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 10 * 1024 * 1024;

/** ETag and Last-Modified of a response. With them, a server can respond that the file is unchanged. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/** `text` is undefined when the file has not changed since the response with the given validators. */
export type FetchedCalendar = { text: string | undefined; validators: Validators };

type FetchOptions = { signal?: AbortSignal; validators?: Validators };

/**
 * Fetches a calendar file of at most 10 MB within 20 s. A host that is not on the public internet is refused, unless the URL itself names this machine.
 * Throws a CalendarFetchError, which never contains the URL.
 */
export async function fetchCalendar(
  url: URL,
  { signal, validators = {} }: FetchOptions = {},
): Promise<FetchedCalendar> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const whole = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await requestCalendar(url, { headers: getHeaders(validators), signal: whole });
    try {
      return await readResponse(response, validators);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (timeout.aborted) throw new CalendarFetchError('timeout');
    if (signal?.aborted) throw new CalendarFetchError('canceled');
    throw error instanceof CalendarFetchError ? error : new CalendarFetchError(classifyError(error));
  }
}

function getHeaders({ etag, lastModified }: Validators): Record<string, string> {
  return {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'identity',
    'User-Agent': 'romp-and-riddle-availability',
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(lastModified !== undefined && { 'If-Modified-Since': lastModified }),
  };
}

async function readResponse(response: IncomingMessage, known: Validators): Promise<FetchedCalendar> {
  const { statusCode = 0, headers } = response;
  const isConditional = known.etag !== undefined || known.lastModified !== undefined;
  if (statusCode === 304 && isConditional) return { text: undefined, validators: known };
  if (statusCode !== 200) throw new CalendarFetchError(`status ${statusCode}`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new CalendarFetchError('encoding');
  const text = await readText(response);
  return { text, validators: { etag: headers.etag, lastModified: headers['last-modified'] } };
}

/** Bytes that are not UTF-8 become replacement characters. They can only be in texts of events, which are not used. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new CalendarFetchError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The failure that the code of a connection error stands for. Its message contains the host. */
function classifyError(error: unknown): FetchFailure {
  const code = String((error as { code?: unknown } | undefined)?.code);
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return 'unknown host';
  if (/CERT|ERR_TLS|UNABLE_TO_/.test(code)) return 'certificate';
  return 'no connection';
}
