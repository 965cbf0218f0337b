import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Delivery, Outcome } from '#lib/leads/delivery/channels';
import { openEmailChannel, type EmailChannel } from '#lib/leads/delivery/email-channel';
import { renderDeskEmail, renderVisitorEmail } from '#lib/leads/delivery/email-content';
import type { EmailSettings } from '#lib/leads/delivery/settings';
import type { StoredHold, StoredQuote } from '#lib/leads/store/tables';
import { emailFacts } from '#tests/factories/email-facts';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { storedQuote } from '#tests/factories/stored-quote';
import { openSocket } from './receiver.ts';
import { headersOf, openFakeSmtpServer, OUR_HEADERS, toUnixLines, type FakeSmtpServer } from './fake-smtp-server.ts';

const ID = '0d9f4a5a-3c1f-4f0e-9a55-2a8b9d567c11';
const NOW = new Date('2026-11-20T17:00:05Z');
const FACTS = emailFacts();

let mailServer: FakeSmtpServer;
let channel: EmailChannel;
let copies = 0;
const countCopy = async () => ++copies <= 2;

beforeEach(async () => {
  mailServer = await openFakeSmtpServer();
  copies = 0;
  channel = openEmailChannel(mailServer.settings, FACTS, countCopy);
});

afterEach(async () => {
  vi.restoreAllMocks();
  channel.close();
  await mailServer.close();
});

type Sending = {
  to?: 'desk' | 'visitor' | 'call';
  holds?: StoredHold[];
  id?: string;
  attempt?: number;
  signal?: AbortSignal;
  now?: Date;
};

function send(quote: StoredQuote = storedQuote(), sending: Sending = {}): Promise<Outcome> {
  const { to = 'desk', holds = [], id = ID, attempt = 1 } = sending;
  const { signal = new AbortController().signal, now = NOW } = sending;
  const delivery: Delivery = { id, channel: `${to}-email`, attempt, quote, holds };
  return channel[to](delivery, { now, signal });
}

/** The text of an attached file without folds; the parser of the test turns line ends into LF. */
const unfold = (content: string | ArrayBuffer | Uint8Array) =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/\r?\n /g, '');

function reopen(changes: Partial<EmailSettings['server']>): void {
  channel.close();
  const server = { ...mailServer.settings.server, ...changes };
  channel = openEmailChannel({ ...mailServer.settings, server }, FACTS, countCopy);
}

describe('a delivered email', () => {
  it('goes to the desk with the visitor as reply-to', async () => {
    expect(await send()).toEqual({ result: 'delivered' });
    const [message] = mailServer.messages;
    expect(message).toMatchObject({ from: 'quotes@romp.example', to: ['desk@example.com'] });
    expect(message?.email).toMatchObject({
      from: { name: 'Romp & Riddle', address: 'quotes@romp.example' },
      to: [{ address: 'desk@example.com' }],
      replyTo: [{ address: 'imani@example.com' }],
      subject: 'Quote request RR-7KQ2-M9TX',
      messageId: `<${ID}.email@romp.example>`,
      date: '2026-11-20T17:00:05.000Z',
    });
    expect(headersOf(message!)).toEqual(OUR_HEADERS);
  });

  it('goes to the visitor with the desk as reply-to', async () => {
    expect(await send(storedQuote(), { to: 'visitor' })).toEqual({ result: 'delivered' });
    const [message] = mailServer.messages;
    expect(message).toMatchObject({ to: ['imani@example.com'] });
    expect(message?.email).toMatchObject({
      replyTo: [{ address: 'desk@example.com' }],
      subject: 'Your quote RR-7KQ2-M9TX from Romp & Riddle',
    });
    expect(headersOf(message!)).toEqual(OUR_HEADERS);
  });

  it('carries its text and its HTML unchanged', async () => {
    const quote = storedQuote({ description: 'Caf\u00e9 \u201cZo\u00eb\u201d\n.\nFrom here on \ud83d\udc83' });
    await send(quote);
    await send(quote, { to: 'visitor' });
    for (const [index, content] of [
      renderDeskEmail(quote, FACTS),
      renderVisitorEmail(quote, FACTS, { isPlaceListed: true }),
    ].entries()) {
      expect(toUnixLines(mailServer.messages[index]?.email.text)).toBe(content.text.trimEnd());
      expect(toUnixLines(mailServer.messages[index]?.email.html)).toBe(content.html.trimEnd());
    }
  });

  it('shares a few connections with other emails', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, index) => send(storedQuote(), { id: `${index}` })),
    );
    expect(outcomes.every(({ result }) => result === 'delivered')).toBe(true);
    expect(mailServer.messages).toHaveLength(25);
    expect(mailServer.connections()).toBeLessThanOrEqual(5);
  });
});

describe('a failed email', () => {
  it.each([
    ['a greylist', { stage: 'to', code: 451 }, 'retry'],
    ['a full queue', { stage: 'data', code: 452 }, 'retry'],
    ['an unknown mailbox', { stage: 'to', code: 550 }, 'dead'],
    ['a message that is refused', { stage: 'data', code: 554 }, 'dead'],
    ['a sender that is not allowed yet', { stage: 'from', code: 550 }, 'retry'],
    ['a server that closes', { stage: 'to', code: 421 }, 'retry'],
  ] as const)('by %s is classed right, and the next one gets through', async (_name, refusal, result) => {
    mailServer.refuse(refusal);
    expect(await send()).toEqual({ result, error: `smtp-${refusal.code}` });
    mailServer.refuse();
    expect(await send()).toEqual({ result: 'delivered' });
  });

  it('is retried after a changed password', async () => {
    mailServer.refuse({ stage: 'auth', code: 535 });
    reopen({ user: { name: 'desk', password: 'old' } });
    expect(await send()).toEqual({ result: 'retry', error: 'smtp-535' });
    expect(mailServer.messages).toHaveLength(0);
  });

  it('is retried when the server is down', async () => {
    await mailServer.close();
    expect(await send()).toEqual({ result: 'retry', error: 'smtp-ECONNREFUSED' });
  });

  it('is retried with the same Message-ID when the connection is lost after its last byte', async () => {
    mailServer.stopRespondingAfterData('drop');
    expect(await send()).toMatchObject({ result: 'retry', error: expect.stringMatching(/^smtp-E/) as string });
    const second = await openFakeSmtpServer();
    const again = openEmailChannel({ ...second.settings }, FACTS, countCopy);
    const delivery: Delivery = { id: ID, channel: 'desk-email', attempt: 2, quote: storedQuote(), holds: [] };
    expect(await again.desk(delivery, { now: NOW, signal: new AbortController().signal })).toEqual({
      result: 'delivered',
    });
    again.close();
    await second.close();
    expect(mailServer.messages).toHaveLength(1);
    expect(second.messages[0]?.email.messageId).toBe(mailServer.messages[0]?.email.messageId);
  });

  it('opens one connection for each attempt when the server closes before its greeting', async () => {
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

  it('times out after 10 s when the server stops responding', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    mailServer.stopRespondingAfterData('stay');
    const outcome = send();
    await mailServer.nextMessage();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    limit.abort();
    expect(await outcome).toEqual({ result: 'retry', error: 'timeout' });
  });

  it('is aborted at once when the site shuts down', async () => {
    const stop = new AbortController();
    mailServer.stopRespondingAfterData('stay');
    const outcome = send(storedQuote(), { signal: stop.signal });
    await mailServer.nextMessage();
    stop.abort();
    expect(await outcome).toEqual({ result: 'retry', error: 'smtp-EABORT' });
  });

  it('is not sent without TLS to another machine', async () => {
    reopen({ needsTls: true });
    expect(await send()).toMatchObject({ result: 'retry' });
    expect(mailServer.messages).toEqual([]);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await mailServer.close();
    mailServer = await openFakeSmtpServer({ secure: true });
    reopen({ port: mailServer.settings.server.port, isSecure: true });
    expect(await send()).toMatchObject({ result: 'retry' });
    expect(mailServer.messages).toEqual([]);
  });
});

describe('a calendar file', () => {
  const start = { preferred_start: '2026-12-10T18:00-08:00' };
  const attached = () => mailServer.messages[0]?.email.attachments ?? [];

  it('is attached for the desk while a start is held, and never for the visitor, whose address may be a stranger\u2019s', async () => {
    await send(storedQuote(start), { holds: [storedHold()], to: 'visitor' });
    expect(attached()).toEqual([]);
    mailServer.messages.length = 0;
    await send(storedQuote(start), { holds: [storedHold()] });
    const [file] = attached();
    expect(file).toMatchObject({ filename: 'hold-RR-7KQ2-M9TX.ics', mimeType: 'text/calendar' });
    const text = unfold(file!.content);
    expect(text).toContain('UID:RR-7KQ2-M9TX-hold@quote\n');
    expect(text).toContain('DTSTART:20261211T020000Z\nDTEND:20261211T033000Z\nSUMMARY:Hold: City Hunt\\, 45 people');
    expect(text).toContain('Held until Monday\\, November 23\\, 2026\\, 9 am San Francisco time.');
    expect(text).not.toMatch(/imani|okafor|wheelchair/i);
  });

  it('is left out when the hold has ended', async () => {
    const holds = [storedHold({ expires_at: NOW.getTime() })];
    await send(storedQuote(start), { holds });
    expect(attached()).toEqual([]);
    expect(mailServer.messages[0]?.email.text).toContain('Hold: Not held.');
  });
});

describe('the email about a call', () => {
  const holds = [storedHold(), storedCall()];

  it('goes to the desk with the contact, the time and a calendar file', async () => {
    expect(await send(storedQuote(), { to: 'call', holds })).toEqual({ result: 'delivered' });
    const [message] = mailServer.messages;
    expect(message).toMatchObject({ to: ['desk@example.com'] });
    expect(message?.email).toMatchObject({
      replyTo: [{ address: 'imani@example.com' }],
      subject: 'Call about RR-7KQ2-M9TX',
    });
    for (const part of [
      'A visitor expects your call. Reply to this email to write to them.',
      'When: Tuesday, December 8, 2026, 10:20 am San Francisco time',
      'Length: 20 minutes',
      'Name: Imani Okafor',
      'Phone: +1 555 010 7788',
      'Email: imani@example.com',
    ])
      expect(message?.email.text).toContain(part);
    const [file] = message?.email.attachments ?? [];
    expect(file?.filename).toBe('call-RR-7KQ2-M9TX.ics');
    const text = unfold(file!.content);
    expect(text).toContain('UID:RR-7KQ2-M9TX-call@quote\n');
    expect(text).toContain('DTSTART:20261208T182000Z\nDTEND:20261208T184000Z\n');
    expect(text).not.toMatch(/imani|okafor|7788/i);
  });

  it('says so when there is no number to call', async () => {
    await send(storedQuote({ phone: null }), { to: 'call', holds });
    expect(mailServer.messages[0]?.email.text).toContain(
      'gave no phone number and was asked to call (415) 555-0142. Reply to this email',
    );
  });

  it('is skipped when the call was released, and sent late when the mail server was down', async () => {
    const released = [storedCall({ expires_at: NOW.getTime() })];
    expect(await send(storedQuote(), { to: 'call', holds: released })).toEqual({
      result: 'skipped',
      reason: 'released',
    });
    expect(mailServer.messages).toEqual([]);
    const now = new Date('2026-12-09T12:00:00Z');
    expect(await send(storedQuote(), { to: 'call', holds, now })).toEqual({ result: 'delivered' });
  });
});

describe('the copy to the visitor', () => {
  const HOUR = 60 * 60 * 1000;
  const after = (hours: number) => new Date(storedQuote().created_at + hours * HOUR);

  it('is skipped when the quote is older than 72 h at the first attempt', async () => {
    const late = { to: 'visitor', now: after(72.1) } as const;
    expect(await send(storedQuote(), late)).toEqual({ result: 'skipped', reason: 'too-late' });
    expect(mailServer.messages).toEqual([]);
    expect(await send(storedQuote(), { ...late, now: after(71.9) })).toEqual({ result: 'delivered' });
  });

  it('repeats a place only when it is listed', async () => {
    await send(storedQuote(), { to: 'visitor' });
    await send(storedQuote({ city: 'Your account is closed, USA' }), { to: 'visitor' });
    const [listed, other] = mailServer.messages.map(({ email }) => email.text);
    expect(listed).toContain('Where: Denver, CO, USA');
    expect(other).toContain('Where: The place that you named');
    expect(other).not.toContain('account');
  });

  it('is skipped over the limit, in which a later attempt does not count', async () => {
    const visitor = { to: 'visitor' } as const;
    expect(await send(storedQuote(), visitor)).toEqual({ result: 'delivered' });
    expect(await send(storedQuote(), { ...visitor, attempt: 2 })).toEqual({ result: 'delivered' });
    expect(await send(storedQuote(), visitor)).toEqual({ result: 'delivered' });
    expect(await send(storedQuote(), visitor)).toEqual({ result: 'skipped', reason: 'too-many-copies' });
    expect(mailServer.messages).toHaveLength(3);
  });

  it('is retried at any age when the first attempt was in time, and the desk gets its email at any age', async () => {
    expect(await send(storedQuote(), { to: 'visitor', now: after(100), attempt: 9 })).toEqual({ result: 'delivered' });
    expect(await send(storedQuote(), { now: after(9000) })).toEqual({ result: 'delivered' });
  });
});
