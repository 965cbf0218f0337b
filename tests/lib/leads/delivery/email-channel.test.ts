import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { openEmailChannel, type EmailChannel } from '#lib/leads/delivery/email-channel';
import { deskEmail, visitorEmail } from '#lib/leads/delivery/email-words';
import type { EmailSettings } from '#lib/leads/delivery/settings';
import type { StoredQuote } from '#lib/leads/store/tables';
import { emailFacts } from '#tests/factories/email-facts';
import { storedQuote } from '#tests/factories/stored-quote';
import { openSocket } from './receiver.ts';
import { headersOf, openSmtpHouse, OUR_HEADERS, unix, type SmtpHouse } from './smtp-house.ts';

const ID = '0d9f4a5a-3c1f-4f0e-9a55-2a8b9d567c11';
const NOW = new Date('2026-11-20T17:00:05Z');
const FACTS = emailFacts();

let house: SmtpHouse;
let channel: EmailChannel;

beforeEach(async () => {
  house = await openSmtpHouse();
  channel = openEmailChannel(house.settings, FACTS);
});

afterEach(async () => {
  vi.restoreAllMocks();
  channel.close();
  await house.close();
});

type Sending = { to?: 'desk' | 'visitor'; id?: string; attempt?: number; signal?: AbortSignal; now?: Date };

function send(quote: StoredQuote = storedQuote(), sending: Sending = {}): Promise<Outcome> {
  const { to = 'desk', id = ID, attempt = 1, signal = new AbortController().signal, now = NOW } = sending;
  const delivery: Delivery = { id, channel: to === 'desk' ? 'desk-email' : 'visitor-email', attempt, quote };
  return channel[to](delivery, { now, signal });
}

function reopen(changes: Partial<EmailSettings['server']>): void {
  channel.close();
  channel = openEmailChannel({ ...house.settings, server: { ...house.settings.server, ...changes } }, FACTS);
}

describe('an email that arrives', () => {
  it('goes to the desk with the visitor as reply-to', async () => {
    expect(await send()).toEqual({ result: 'delivered' });
    const [arrival] = house.arrivals;
    expect(arrival).toMatchObject({ from: 'quotes@romp.example', to: ['desk@example.com'] });
    expect(arrival?.email).toMatchObject({
      from: { name: 'Romp & Riddle', address: 'quotes@romp.example' },
      to: [{ address: 'desk@example.com' }],
      replyTo: [{ address: 'imani@example.com' }],
      subject: 'Quote request RR-7KQ2-M9TX',
      messageId: `<${ID}.email@romp.example>`,
      date: '2026-11-20T17:00:05.000Z',
    });
    expect(headersOf(arrival!)).toEqual(OUR_HEADERS);
  });

  it('goes to the visitor with the desk as reply-to', async () => {
    expect(await send(storedQuote(), { to: 'visitor' })).toEqual({ result: 'delivered' });
    const [arrival] = house.arrivals;
    expect(arrival).toMatchObject({ to: ['imani@example.com'] });
    expect(arrival?.email).toMatchObject({
      replyTo: [{ address: 'desk@example.com' }],
      subject: 'Your quote RR-7KQ2-M9TX from Romp & Riddle',
    });
    expect(headersOf(arrival!)).toEqual(OUR_HEADERS);
  });

  it('carries both forms of its words, unchanged', async () => {
    const quote = storedQuote({ description: 'Caf\u00e9 \u201cZo\u00eb\u201d\n.\nFrom here on \ud83d\udc83' });
    await send(quote);
    await send(quote, { to: 'visitor' });
    for (const [index, words] of [deskEmail(quote, FACTS), visitorEmail(quote, FACTS)].entries()) {
      expect(unix(house.arrivals[index]?.email.text)).toBe(words.text.trimEnd());
      expect(unix(house.arrivals[index]?.email.html)).toBe(words.html.trimEnd());
    }
  });

  it('shares a few connections with the others', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, index) => send(storedQuote(), { id: `${index}` })),
    );
    expect(outcomes.every(({ result }) => result === 'delivered')).toBe(true);
    expect(house.arrivals).toHaveLength(25);
    expect(house.connections()).toBeLessThanOrEqual(5);
  });
});

describe('an email that fails', () => {
  it.each([
    ['a greylist', { stage: 'to', code: 451 }, 'retry'],
    ['a full queue', { stage: 'data', code: 452 }, 'retry'],
    ['an unknown mailbox', { stage: 'to', code: 550 }, 'dead'],
    ['a message that is refused', { stage: 'data', code: 554 }, 'dead'],
    ['a sender that is not allowed yet', { stage: 'from', code: 550 }, 'retry'],
    ['a server that closes', { stage: 'to', code: 421 }, 'retry'],
  ] as const)('by %s is classed right, and the next one gets through', async (_name, refusal, result) => {
    house.refuse(refusal);
    expect(await send()).toEqual({ result, error: `smtp-${refusal.code}` });
    house.refuse();
    expect(await send()).toEqual({ result: 'delivered' });
  });

  it('by a password that changed is tried again', async () => {
    house.refuse({ stage: 'auth', code: 535 });
    reopen({ user: { name: 'desk', password: 'old' } });
    expect(await send()).toEqual({ result: 'retry', error: 'smtp-535' });
    expect(house.arrivals).toHaveLength(0);
  });

  it('by a server that is down is tried again', async () => {
    await house.close();
    expect(await send()).toEqual({ result: 'retry', error: 'smtp-ECONNREFUSED' });
  });

  it('by a lost connection after its last byte is tried again, with the same Message-ID', async () => {
    house.fallSilentAfterData('drop');
    expect(await send()).toMatchObject({ result: 'retry', error: expect.stringMatching(/^smtp-E/) as string });
    const second = await openSmtpHouse();
    const again = openEmailChannel({ ...second.settings }, FACTS);
    const delivery: Delivery = { id: ID, channel: 'desk-email', attempt: 2, quote: storedQuote() };
    expect(await again.desk(delivery, { now: NOW, signal: new AbortController().signal })).toEqual({
      result: 'delivered',
    });
    again.close();
    await second.close();
    expect(house.arrivals).toHaveLength(1);
    expect(second.arrivals[0]?.email.messageId).toBe(house.arrivals[0]?.email.messageId);
  });

  it('by a server that hangs up before its greeting is one connection for each attempt', async () => {
    let connections = 0;
    const door = await openSocket((socket) => {
      connections += 1;
      socket.end();
    });
    reopen({ port: Number(door.url.port) });
    expect(await send()).toEqual({ result: 'retry', error: 'smtp-ECONNECTION' });
    expect(connections).toBe(1);
    await door.close();
  });

  it('by a server that falls silent ends after 10 s', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    house.fallSilentAfterData('stay');
    const outcome = send();
    await house.nextArrival();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    limit.abort();
    expect(await outcome).toEqual({ result: 'retry', error: 'timeout' });
  });

  it('ends at once when the server shuts down', async () => {
    const stop = new AbortController();
    house.fallSilentAfterData('stay');
    const outcome = send(storedQuote(), { signal: stop.signal });
    await house.nextArrival();
    stop.abort();
    expect(await outcome).toEqual({ result: 'retry', error: 'smtp-EABORT' });
  });

  it('does not go out in the clear to another machine', async () => {
    reopen({ needsTls: true });
    expect(await send()).toMatchObject({ result: 'retry' });
    expect(house.arrivals).toEqual([]);
  });

  it('does not go out to a server whose certificate nobody vouches for', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await house.close();
    house = await openSmtpHouse({ secure: true });
    reopen({ port: house.settings.server.port, isSecure: true });
    expect(await send()).toMatchObject({ result: 'retry' });
    expect(house.arrivals).toEqual([]);
  });
});

describe('the copy for the visitor', () => {
  const HOUR = 60 * 60 * 1000;
  const after = (hours: number) => new Date(storedQuote().created_at + hours * HOUR);

  it('is skipped when the quote is older than 72 h at the first attempt', async () => {
    const late = { to: 'visitor', now: after(72.1) } as const;
    expect(await send(storedQuote(), late)).toEqual({ result: 'skipped', reason: 'too-late' });
    expect(house.arrivals).toEqual([]);
    expect(await send(storedQuote(), { ...late, now: after(71.9) })).toEqual({ result: 'delivered' });
  });

  it('goes on being tried when the first attempt was in time, and the desk gets its email at any age', async () => {
    expect(await send(storedQuote(), { to: 'visitor', now: after(100), attempt: 9 })).toEqual({ result: 'delivered' });
    expect(await send(storedQuote(), { now: after(9000) })).toEqual({ result: 'delivered' });
  });
});
