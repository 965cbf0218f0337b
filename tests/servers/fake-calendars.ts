import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readCalendar, type CalendarName } from '#tests/factories/calendar-files';

/** What the server does with a request for a path, besides the paths of redirects. */
const FAULTS = ['cut-off', 'drip', 'endless', 'forbidden', 'gzip', 'hang-up', 'html', 'missing', 'silent'] as const;

export type CalendarFault = (typeof FAULTS)[number];

export type FakeCalendars = {
  /** The URL of a calendar, or of a request that fails. */
  getUrl: (name: CalendarName | CalendarFault) => URL;
  /** The URL that redirects to an address, relative or absolute. */
  getRedirect: (location: string) => URL;
  /** Serves a text as a calendar, and returns its URL. */
  serve: (name: string, text: string) => URL;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  stop: () => void;
};

/** A calendar server on 127.0.0.1, with TLS when it gets a certificate. */
export async function startFakeCalendars(certificate?: { key: string; cert: string }): Promise<FakeCalendars> {
  const requests: FakeCalendars['requests'] = [];
  const texts = new Map<string, string>();
  const respond: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    requests.push({ path: request.url ?? '', headers: request.headers });
    const name = pathname.slice(1);
    if (name === 'redirect') response.writeHead(302, { Location: searchParams.get('to') ?? '' }).end('Moved.');
    else if (isFault(name)) fail(name, response);
    else sendCalendar(response, texts.get(name) ?? readCalendar(name as CalendarName));
  };
  const server = certificate ? createHttpsServer(certificate, respond) : createServer(respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    getUrl: (name) => new URL(`${base}/${name}`),
    getRedirect: (location) => new URL(`${base}/redirect?to=${encodeURIComponent(location)}`),
    serve: (name, text) => {
      texts.set(name, text);
      return new URL(`${base}/${name}`);
    },
    requests,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isFault(name: string): name is CalendarFault {
  return (FAULTS as readonly string[]).includes(name);
}

function sendCalendar(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end(text);
}

function fail(fault: CalendarFault, response: ServerResponse): void {
  const calendar = readCalendar('google-private');
  if (fault === 'missing') response.writeHead(404).end('Not found.');
  else if (fault === 'forbidden') response.writeHead(403).end('Forbidden.');
  else if (fault === 'html')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  else if (fault === 'cut-off') sendCalendar(response, calendar.slice(0, calendar.length / 2));
  else if (fault === 'gzip') response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not requested');
  else if (fault === 'hang-up') {
    response.writeHead(200, { 'Content-Length': calendar.length }).write(calendar.slice(0, 100));
    setTimeout(() => response.destroy(), 20);
  } else if (fault === 'drip') repeat(response, ' ', 20);
  else if (fault === 'endless') repeat(response, 'x'.repeat(256 * 1024), 0);
}

/** Sends the same chunk every so many milliseconds until the connection ends. */
function repeat(response: ServerResponse, chunk: string, intervalMs: number): void {
  const timer = setInterval(() => response.write(chunk), intervalMs);
  response.on('close', () => clearInterval(timer));
}
