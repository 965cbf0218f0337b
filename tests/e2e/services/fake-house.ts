import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { newCertificate } from '../../site/certificate.ts';

/** How a house answers: as it should, never, with a closed door, or with something else than what was asked for. */
export type Mood = 'well' | 'slow' | 'refused' | 'garbage';

/** What a host answers when it is well: the type and the text for a path, or undefined for 204. */
export type FakeHost = (path: string) => { type: string; text: string } | undefined;

export type Visit = { host: string; path: string; body: string };

export type FakeHouse = {
  port: number;
  /** Everything that was asked for since the last `reset`, in order. */
  visits: Visit[];
  set: (mood: Mood) => void;
  /** Forgets visits, and answers well again. */
  reset: () => void;
  stop: () => void;
};

/**
 * One https server on 127.0.0.1 that stands for all the services: browsers reach it under the services' own names (see
 * test.ts), so that the policy of the pages and their real addresses are what is tried.
 */
export async function openFakeHouse(hosts: Readonly<Record<string, FakeHost>>): Promise<FakeHouse> {
  const certificate = newCertificate('DNS:localhost');
  if (!certificate) throw new Error('The fakes of the services need a certificate. Install openssl.');
  const visits: Visit[] = [];
  let mood: Mood = 'well';

  const server = createServer(certificate, (request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '', origin = '*' } = request.headers;
    const path = request.url ?? '/';
    const visit = { host, path, body: '' };
    visits.push(visit);
    for await (const chunk of request) visit.body += String(chunk);
    if (mood === 'slow') return;
    if (mood === 'refused') return void request.socket.destroy();
    const { type, text } = hosts[host]?.(path) ?? { type: 'text/plain', text: '' };
    response.writeHead(200, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Cache-Control': 'no-store',
    });
    response.end(mood === 'garbage' ? '<<< \u0000 this is not what you asked for' : text);
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    visits,
    set: (next) => (mood = next),
    reset() {
      visits.length = 0;
      mood = 'well';
    },
    stop() {
      server.closeAllConnections();
      server.close();
      certificate.remove();
    },
  };
}
