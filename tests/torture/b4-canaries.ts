import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { withLockRetry } from '#lib/leads/store/lock-retry';
import { openStore, type Store } from '#lib/leads/store/database';
import { releaseQuote, saveQuote } from '#lib/leads/store/quotes';
import { quoteSave } from '#tests/factories/quote-save';
import { runLeadsCli } from './run-leads-cli.ts';
import { CANARY, canaryRequest, refusedCanaries, REFUSED, CANARY_DATA, type CanaryRequest } from './canaries.ts';
import { failInserts } from './fail-inserts.ts';
import { parseServerLog } from './server-log.ts';
import { openScriptedMailServer } from './scripted-mail-server.ts';
import { HOUR, MINUTE } from './moved-clock.ts';
import { startServer } from './start-server.ts';
import { sendRaw } from './send-raw.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';
import { openScriptedWebhook } from './scripted-webhook.ts';

const PER_HOUR = 40;

export const test: TortureTest = {
  id: 'B4',
  title:
    'A visitor with distinctive words in every field, through success and every fault: refused, stored, delivered, failed, shut down, deleted',
  expected:
    '0 of these words in the output of the server; after the delete 0 in the files of the store (PostgreSQL: in its rows)',
  engines: ['sqlite', 'postgres'],
  async run({ engine, log }) {
    const place = await engine.newPlace();
    const tried = new Set<string>();
    const refusalText = `${CANARY.email} is not known here, ${CANARY.firstName} ${CANARY.lastName}`;
    const isFirst = (id: string) => !tried.has(id) && Boolean(tried.add(id));
    const mail = await openScriptedMailServer({
      refusalText,
      onRecipient: (address) => (address === REFUSED.email ? 550 : undefined),
      onMessage: ({ messageId }) => (isFirst(messageId) ? 451 : 'take'),
    });
    const webhook = await openScriptedWebhook({
      answer({ id, body }, response) {
        const { contact, event } = body.data;
        const echo = { 'X-Echo': contact.email, Location: `http://127.0.0.1/${contact.email}` };
        if (event.participants === 46) return void response.writeHead(400, echo).end(JSON.stringify(body));
        if (event.participants === 47) return void response.socket?.end(`${contact.email} ${refusalText}\r\n`);
        if (isFirst(id)) return void response.writeHead(500, echo).end(JSON.stringify(body));
        response.writeHead(204).end();
      },
    });
    const env = { ...mail.env, ...webhook.env, QUOTE_RATE_LIMITS: `${PER_HOUR}/h`, LOG_LEVEL: 'debug' };
    const server = await startServer(place.address, { env });
    const store = await openStore(place.address);
    const wrong: string[] = [];
    const expectStatus = async ({ name, status, pieces }: CanaryRequest) => {
      const { statuses } = await sendRaw(server.origin, pieces);
      if (statuses.join() !== String(status))
        wrong.push(`${name}: ${statuses.join() || 'nothing'} instead of ${status}`);
    };
    try {
      // The limit counts by the clock hour, so the test starts early in one.
      if (HOUR - (Date.now() % HOUR) < 2 * MINUTE) await pause(2 * MINUTE);
      const key = randomUUID();
      await expectStatus(await canaryRequest('a good one', 201, {}, key));
      for (const body of [REFUSED, { ...CANARY, participantSize: 46 }, { ...CANARY, participantSize: 47 }])
        await expectStatus(await canaryRequest('a good one', 201, { body }));
      await expectStatus(await canaryRequest('a program', 201, { body: { ...CANARY, elapsedMs: 5 } }));
      for (const request of await refusedCanaries(key)) await expectStatus(request);
      const whole = await canaryRequest('too slow', 408);
      const slow = expectStatus({ ...whole, pieces: [whole.pieces[0]!, String(whole.pieces[1]).slice(0, -9)] });
      await sendRaw(server.origin, [whole.pieces[0]!, String(whole.pieces[1]).slice(0, -9)], {
        disconnectAfterMs: 100,
      });

      // A row that no channel can parse, and a store whose error messages contain the rejected rows.
      const save = quoteSave({ now: new Date(), request: CANARY, quarantine: 'too-fast' });
      const saved = await saveQuote(store, save);
      const unreadable = saved.outcome === 'conflict' ? '' : saved.quote.reference;
      const update = sql`update quotes set preferred_dates = 'canary, no JSON' where reference = ${unreadable}`;
      await withLockRetry(() => update.execute(store));
      await releaseQuote(store, unreadable, new Date());
      const restore = await failInserts(store, engine.name);
      await expectStatus(await canaryRequest('a store that fails', 503));
      await restore();
      const over = await canaryRequest('one too many', 429, {}, randomUUID());
      for (let count = 0; count < PER_HOUR; count++)
        await sendRaw(server.origin, (await canaryRequest('more', 0, { body: '{' })).pieces);
      await expectStatus(over);
      await slow;
      const isDone = async () =>
        (await countPending(store, unreadable)) === 0 &&
        parseServerLog(server).some(({ error }) => error === 'SyntaxError');
      if (!(await until(isDone, 90_000))) wrong.push('deliveries still wait');

      const wasStored = await isInStore(store, place.address);
      for (const email of [CANARY.email.toUpperCase(), REFUSED.email]) {
        const { code, stderr } = await runLeadsCli(place.address, ['delete', '--email', email, '--yes']);
        if (code !== 0) wrong.push(`the delete ended with ${code}: ${stderr}`);
      }
      const leftWhileRunning = await isInStore(store, place.address);
      await server.stop();
      const isLeft = leftWhileRunning || (await isInStore(store, place.address));
      const leaks = server
        .output()
        .split('\n')
        .filter((line) => CANARY_DATA.test(line));
      for (const line of [...wrong, ...leaks].slice(0, 5)) log(line);
      const reached = [
        mail.received.some(({ raw }) => CANARY_DATA.test(raw)),
        webhook.calls.some(({ body }) => CANARY_DATA.test(JSON.stringify(body))),
      ];
      const lines = server.output().split('\n').length;
      return {
        figure:
          `${leaks.length} of ${lines} lines of output with a word of theirs; after the delete ${isLeft ? 'some' : 'none'} in the store ` +
          `(before: ${wasStored ? 'some' : 'none'}); ${wrong.length} wrong answers`,
        ok: leaks.length + wrong.length === 0 && wasStored && !isLeft && reached.every(Boolean),
      };
    } finally {
      await store.destroy();
      await server.kill();
      await mail.close();
      await webhook.close();
      await place.remove();
    }
  },
};

/** The number of pending deliveries, without those of one quote. */
async function countPending(store: Store, reference: string): Promise<number> {
  const rows = await store
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('reference', '<>', reference)
    .execute();
  return rows.length;
}

/** Whether personal data of the canary is in any file of the store, or in any row on PostgreSQL. */
async function isInStore(store: Store, address: string): Promise<boolean> {
  if (!address.startsWith('postgres')) {
    const folder = dirname(address);
    return readdirSync(folder).some((name) => CANARY_DATA.test(readFileSync(join(folder, name), 'latin1')));
  }
  const rows = await Promise.all(
    (['quotes', 'outbox', 'counters', 'secrets', 'trusted_time'] as const).map((table) =>
      store.selectFrom(table).selectAll().execute(),
    ),
  );
  return CANARY_DATA.test(JSON.stringify(rows));
}
