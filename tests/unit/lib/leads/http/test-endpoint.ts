import { Writable } from 'node:stream';
import { vi } from 'vitest';
import { runWithPeerAddress } from '#lib/leads/http/peer-address';
import { receiveQuote, type QuoteEndpoint } from '#lib/leads/http/receive-quote';
import { readEndpointSettings } from '#lib/leads/http/settings';
import { openLog } from '#lib/leads/operations/log';
import { sendForm } from '#lib/leads/quote-form/send-form';
import type { Store } from '#lib/leads/store/database';
import { parseFormAnswers } from '#lib/quote/form-answers';
import { bookable } from '#tests/factories/bookable';
import { quoteRequest } from '#tests/factories/quote-request';

export const NOW = new Date('2026-11-21T12:00:00Z');
export const KEY = '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11';
export const ADDRESS = 'http://localhost:3000/api/quotes';

export type TestRequest = {
  method?: string;
  /** Objects are sent as JSON, everything else unchanged. A function creates the body of one request. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  peer?: string;
};

/**
 * The endpoint as the route uses it, with a settable clock and a readable log, and without rate limits unless `env` sets them.
 */
export function openTestEndpoint(store: () => Store | Promise<Store>, env: Record<string, string> = {}) {
  const written: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const clock = { now: NOW };
  const onAccepted = vi.fn();
  const desk: QuoteEndpoint = {
    openStore: async () => store(),
    clock: () => clock.now,
    settings: readEndpointSettings({ QUOTE_RATE_LIMITS: 'off', ...env }),
    games: new Set(['city-hunt', 'journey-to-jidara']),
    bookables: [bookable()],
    log: openLog(output, 'info'),
    onAccepted,
  };

  /** Sends one request, by default a complete one as JSON. */
  async function send({ method = 'POST', body = quoteRequest(), headers = {}, peer = '192.0.2.1' }: TestRequest = {}) {
    return receiveQuote(createRequest({ method, body, headers }), peer, desk);
  }
  /** Sends the answers of a posted form. */
  async function sendPosted(answers: Record<string, string>) {
    const form = new FormData();
    for (const [name, text] of Object.entries(answers)) form.set(name, text);
    return runWithPeerAddress('192.0.2.1', () => sendForm(parseFormAnswers(form), [], desk));
  }
  return { send, sendPosted, clock, onAccepted, desk, logged: () => written.join('') };
}

/** A request for the route. Undefined headers are left out. */
export function createRequest({ method = 'POST', body, headers = {} }: Omit<TestRequest, 'peer'>): Request {
  const all = { 'content-type': 'application/json', 'idempotency-key': KEY, ...headers };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const text = (typeof body === 'function' ? body() : isRaw ? body : JSON.stringify(body)) as BodyInit;
  const carries = method !== 'GET' && method !== 'HEAD';
  return new Request(ADDRESS, { method, headers: sent, ...(carries && { body: text, duplex: 'half' }) } as RequestInit);
}
