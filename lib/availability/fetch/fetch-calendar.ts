import type { IncomingMessage } from 'node:http';
import { CalendarFetchError, type FetchFailure } from './calendar-fetch-error.ts';
import { requestCalendar } from './request-calendar.ts';

/** For the whole exchange, redirects and body included. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 10 * 1024 * 1024;

const HEADERS = {
  Accept: 'text/calendar, */*;q=0.1',
  'Accept-Encoding': 'identity',
  'User-Agent': 'romp-and-riddle-availability',
};

/**
 * Fetches a calendar file of at most 10 MB within 20 s. A host that is not on the public internet is refused, unless the URL itself names this machine.
 * Throws a CalendarFetchError, which never contains the URL.
 */
export async function fetchCalendar(url: URL, signal?: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const whole = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await requestCalendar(url, { headers: HEADERS, signal: whole });
    try {
      return await readResponse(response);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (timeout.aborted) throw new CalendarFetchError('timeout');
    if (signal?.aborted) throw new CalendarFetchError('canceled');
    throw error instanceof CalendarFetchError ? error : new CalendarFetchError(classifyError(error));
  }
}

async function readResponse(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) throw new CalendarFetchError(`status ${statusCode}`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new CalendarFetchError('encoding');
  return readText(response);
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
