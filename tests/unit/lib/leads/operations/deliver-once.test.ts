import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverOnce } from '#lib/leads/operations/deliver-once';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import { emailFacts } from '#tests/factories/email-facts';
import { quoteRequest } from '#tests/factories/quote-request';
import { openFakeSmtpServer, type FakeSmtpServer } from '../delivery/fake-smtp-server.ts';
import { openReceiver, type Receiver } from '../delivery/receiver.ts';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe.each(engines)('one run of the quote desk on $name', (engine) => {
  const store = freshStore(engine);
  let mailServer: FakeSmtpServer;
  let receiver: Receiver;
  let status: number;

  beforeEach(async () => {
    status = 200;
    mailServer = await openFakeSmtpServer();
    receiver = await openReceiver((response) => response.writeHead(status).end());
  });

  afterEach(async () => {
    await mailServer.close();
    await receiver.close();
  });

  const save = async (now = NOW) => {
    const request = quoteRequest();
    await saveQuote(store(), { key: randomUUID(), request, price: priceOf(request), now });
  };

  const run = (others: Record<string, string> = {}) =>
    deliverOnce({
      store: store(),
      clock: () => NOW,
      log,
      readFacts: emailFacts,
      bookables: [],
      env: {
        SMTP_URL: `smtp://127.0.0.1:${mailServer.settings.server.port}`,
        QUOTE_EMAIL_TO: 'desk@example.com',
        QUOTE_EMAIL_FROM: 'quotes@romp.example',
        WEBHOOK_URL: receiver.url.href,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
        ...others,
      },
    });

  it('delivers all quotes that are due, and then has nothing to do', async () => {
    for (let count = 0; count < 4; count += 1) await save();
    expect(await run()).toEqual({ attempts: 12, pending: 0 });
    expect(receiver.calls).toHaveLength(4);
    expect(await run()).toEqual({ attempts: 0, pending: 0 });
  });

  it('leaves what a receiver refuses for the next run', async () => {
    status = 503;
    await save();
    expect(await run()).toMatchObject({ pending: 1 });
    expect(mailServer.messages).toHaveLength(2);
  });

  it('delivers each quote once when two runs meet', async () => {
    for (let count = 0; count < 4; count += 1) await save();
    const results = await Promise.all([run(), run()]);
    expect(results.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(12);
    expect(receiver.calls).toHaveLength(4);
  });

  it('deletes what has expired', async () => {
    await run();
    await save(new Date(NOW.getTime() - 20 * 86_400_000));
    await run();
    expect(await listQuotes(store())).toHaveLength(1);
    expect(await run({ QUOTE_RETENTION_DAYS: 'forever' })).toMatchObject({ pending: 0 });
    expect(await listQuotes(store())).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledWith({
      event: 'setting-wrong',
      hint: expect.stringMatching(/^QUOTE_RETENTION_DAYS/),
    });
    await run({ QUOTE_RETENTION_DAYS: '10' });
    expect(await listQuotes(store())).toEqual([]);
  });
});
