import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '#tests/servers/free-port';
import type { Certificate } from '../servers/certificate.ts';
import { HOUR, MINUTE } from './moved-clock.ts';
import { sendTenMegabytes, type WebhookFault } from './webhook-faults.ts';
import { openScriptedWebhook, webhookEnv } from './scripted-webhook.ts';

/** A webhook with its own server, and the expected outcome of the first attempt. */
export type WebhookScenario = Pick<WebhookFault, 'name' | 'result' | 'error'> & {
  open: () => Promise<OpenScenario>;
};

export type OpenScenario = {
  env: Record<string, string>;
  close: () => Promise<unknown>;
  /** Describes what else is wrong after the attempt. `nextMs` is the time until the next attempt, in milliseconds. */
  fault?: (nextMs: number) => string | undefined | Promise<string | undefined>;
};

/** The server reads 64 KB of a response; more may be in transit by then. */
const MAX_BYTES = 160 * 1024;

/** `own` is a certificate for this machine, `foreign` one for another name. */
export function webhookScenarios({ own, foreign }: { own: Certificate; foreign: Certificate }): WebhookScenario[] {
  const failed = (name: string, error: RegExp, open: WebhookScenario['open']): WebhookScenario => ({
    name,
    result: 'delivery-failed',
    error,
    open,
  });
  const trusted = ({ file }: Certificate) => ({ NODE_EXTRA_CA_CERTS: file });
  return [
    failed('no listener', /^net-ECONNREFUSED$/, async () => ({
      env: webhookEnv(`http://127.0.0.1:${await freePort()}/`),
      close: async () => {},
    })),
    failed('no such host', /^(net-(ENOTFOUND|EAI_AGAIN)|timeout)$/, async () => ({
      env: webhookEnv('https://nowhere.invalid/quotes'),
      close: async () => {},
    })),
    failed('a self-signed certificate', /^net-DEPTH_ZERO_SELF_SIGNED_CERT$/, () => openSecure(own)),
    failed('a certificate for another host', /^net-ERR_TLS_CERT_ALTNAME_INVALID$/, () =>
      openSecure(foreign, trusted(foreign)),
    ),
    failed('no TLS at all', /^net-(EPROTO|ERR_SSL_\w+|ECONNRESET)$/, openWithoutTls),
    failed('a TLS handshake without a response', /^timeout$/, openSilent),
    { name: 'a good certificate', result: 'delivered', open: () => openSecure(own, trusted(own), true) },
    failed('429 with Retry-After of a day', /^http-429$/, openRateLimited),
    { name: '10 MB, slowly', result: 'delivered', open: openSlowTenMegabytes },
  ];
}

/** A webhook with TLS. It must receive nothing unless its certificate is trusted. */
async function openSecure(
  tls: Certificate,
  env: Record<string, string> = {},
  isTrusted = false,
): Promise<OpenScenario> {
  const webhook = await openScriptedWebhook({ tls, answer: (_, response) => void response.writeHead(204).end() });
  return {
    env: { ...webhook.env, ...env },
    close: webhook.close,
    fault: () =>
      webhook.calls.length === (isTrusted ? 1 : 0) ? undefined : `${webhook.calls.length} calls came through`,
  };
}

async function openWithoutTls(): Promise<OpenScenario> {
  const webhook = await openScriptedWebhook({ answer: (_, response) => void response.writeHead(204).end() });
  return { env: webhookEnv(`https://127.0.0.1:${webhook.port}/`), close: webhook.close };
}

async function openSilent(): Promise<OpenScenario> {
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

/** The server waits for an hour at most. */
async function openRateLimited(): Promise<OpenScenario> {
  const webhook = await openScriptedWebhook({
    answer: (_, response) => void response.writeHead(429, { 'Retry-After': '86400' }).end(),
  });
  return {
    env: webhook.env,
    close: webhook.close,
    fault: (nextMs) =>
      nextMs > HOUR - 2 * MINUTE && nextMs <= HOUR ? undefined : `the next attempt is ${nextMs} ms away`,
  };
}

async function openSlowTenMegabytes(): Promise<OpenScenario> {
  let sent: Promise<number> = Promise.resolve(0);
  const webhook = await openScriptedWebhook({ answer: (_, response) => void (sent = sendTenMegabytes(response)) });
  return {
    env: webhook.env,
    close: webhook.close,
    async fault() {
      const bytes = await sent;
      return bytes <= MAX_BYTES ? undefined : `${bytes} bytes were taken`;
    },
  };
}
