import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback } from '#lib/content/loopback';
import { CalendarFetchError } from './calendar-fetch-error.ts';
import { checkAddress, lookupPublic } from './public-lookup.ts';

const MAX_REDIRECTS = 3;

type CalendarRequest = { headers: Record<string, string>; signal: AbortSignal };

/**
 * Requests a calendar over new connections and follows up to 3 redirects to public https URLs. Only the given URL may be on this machine. Resolves with
 * the response before its body is read. Rejects with a CalendarFetchError or an error of the connection.
 */
export async function requestCalendar(url: URL, options: CalendarRequest): Promise<IncomingMessage> {
  let target = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const isLocal = target === url && isLoopback(url.hostname);
    const response = await requestOnce(target, isLocal, options);
    const location = getLocation(response, target);
    if (!location) return response;
    response.destroy();
    if (location.protocol !== 'https:') throw new CalendarFetchError('unsafe redirect');
    target = location;
  }
  throw new CalendarFetchError('too many redirects');
}

async function requestOnce(url: URL, isLocal: boolean, options: CalendarRequest): Promise<IncomingMessage> {
  if (!isLocal) checkAddress(url);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, { ...options, agent: false, ...(!isLocal && { lookup: lookupPublic }) });
  // After the response, a failure of the connection also ends its body with an error.
  request.on('error', () => {});
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

function getLocation({ statusCode = 0, headers: { location } }: IncomingMessage, base: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, base)) throw new CalendarFetchError('unsafe redirect');
  return new URL(location, base);
}
