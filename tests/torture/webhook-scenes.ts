import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '#tests/site/free-port';
import type { Certificate } from '../site/certificate.ts';
import { HOUR, MINUTE } from './moved-clock.ts';
import { tenMegabytes, type WebhookFault } from './webhook-faults.ts';
import { openWebhookHouse, webhookEnv } from './webhook-house.ts';

/** A webhook that a server is started for: what it is like, and what must come of the first attempt. */
export type WebhookScene = Pick<WebhookFault, 'name' | 'result' | 'error'> & {
  open: () => Promise<OpenScene>;
};

export type OpenScene = {
  env: Record<string, string>;
  close: () => Promise<unknown>;
  /** What else is wrong after the attempt, in words, or nothing. It gets the time of the next attempt in milliseconds from now. */
  fault?: (nextMs: number) => string | undefined | Promise<string | undefined>;
};

/** What is read of an answer is 64 KB; the rest may be on its way by then. */
const MOST_BYTES = 160 * 1024;

/** `own` is a certificate for this machine, `foreign` one for another name. */
export function webhookScenes({ own, foreign }: { own: Certificate; foreign: Certificate }): WebhookScene[] {
  const failed = (name: string, error: RegExp, open: WebhookScene['open']): WebhookScene => ({
    name,
    result: 'delivery-failed',
    error,
    open,
  });
  const trusted = ({ file }: Certificate) => ({ NODE_EXTRA_CA_CERTS: file });
  return [
    failed('nobody is there', /^net-ECONNREFUSED$/, async () => ({
      env: webhookEnv(`http://127.0.0.1:${await freePort()}/`),
      close: async () => {},
    })),
    failed('there is no such host', /^(net-(ENOTFOUND|EAI_AGAIN)|timeout)$/, async () => ({
      env: webhookEnv('https://nowhere.invalid/quotes'),
      close: async () => {},
    })),
    failed('a certificate that nobody signed', /^net-DEPTH_ZERO_SELF_SIGNED_CERT$/, () => secure(own)),
    failed('a certificate for another host', /^net-ERR_TLS_CERT_ALTNAME_INVALID$/, () =>
      secure(foreign, trusted(foreign)),
    ),
    failed('no TLS at all', /^net-(EPROTO|ERR_SSL_\w+|ECONNRESET)$/, plainInsteadOfSecure),
    failed('TLS that never comes', /^timeout$/, silent),
    { name: 'a good certificate', result: 'delivered', open: () => secure(own, trusted(own), true) },
    failed('429 for a day', /^http-429$/, closedForADay),
    { name: '10 MB, slowly', result: 'delivered', open: tenMegabytesSlowly },
  ];
}

/** Over TLS; nothing may be told to somebody who cannot prove who they are. */
async function secure(tls: Certificate, env: Record<string, string> = {}, isTrusted = false): Promise<OpenScene> {
  const house = await openWebhookHouse({ tls, answer: (_, response) => void response.writeHead(204).end() });
  return {
    env: { ...house.env, ...env },
    close: house.close,
    fault: () => (house.calls.length === (isTrusted ? 1 : 0) ? undefined : `${house.calls.length} calls came through`),
  };
}

async function plainInsteadOfSecure(): Promise<OpenScene> {
  const house = await openWebhookHouse({ answer: (_, response) => void response.writeHead(204).end() });
  return { env: webhookEnv(`https://127.0.0.1:${house.port}/`), close: house.close };
}

async function silent(): Promise<OpenScene> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    env: webhookEnv(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** An hour at the most is waited for. */
async function closedForADay(): Promise<OpenScene> {
  const house = await openWebhookHouse({
    answer: (_, response) => void response.writeHead(429, { 'Retry-After': '86400' }).end(),
  });
  return {
    env: house.env,
    close: house.close,
    fault: (nextMs) =>
      nextMs > HOUR - 2 * MINUTE && nextMs <= HOUR ? undefined : `the next attempt is ${nextMs} ms away`,
  };
}

async function tenMegabytesSlowly(): Promise<OpenScene> {
  let sent: Promise<number> = Promise.resolve(0);
  const house = await openWebhookHouse({ answer: (_, response) => void (sent = tenMegabytes(response)) });
  return {
    env: house.env,
    close: house.close,
    async fault() {
      const bytes = await sent;
      return bytes <= MOST_BYTES ? undefined : `${bytes} bytes were taken`;
    },
  };
}
