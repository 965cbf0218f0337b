import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { hasTraces } from '#lib/leads/desk/traces';
import { listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes } from '#lib/leads/store/quotes';
import { openStore } from '#lib/leads/store/database';
import { freshQuotesCli } from '#tests/unit/lib/cli/quotes/fresh-quotes-cli';
import { runQuotes } from '#lib/cli/quotes/run';
import { callCommand, temporaryFolder } from '#tests/unit/lib/cli/run-command';
import { engines } from '#tests/unit/lib/leads/engines';
import { speedUpClock } from '#tests/quick-clock';
import { saveCalendar } from '#lib/leads/store/calendars';
import { listActiveHolds } from '#lib/leads/store/holds';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { storeQuote } from '#tests/unit/lib/leads/desk/store-quote';

const DAY = 24 * 60 * 60 * 1000;
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', QUOTE_EMAIL_TO: 'a@example.com', QUOTE_EMAIL_FROM: 'b@example.com' };

describe.each(engines)('npm run quotes on $name', (engine) => {
  const desk = freshQuotesCli(engine);
  const zoe = { reference: 'RR-3333-3333', first_name: 'Zo\u00eb', email: 'zoe@example.com', type_of_event: 'virtual' };

  /** Imani's quote, and one of Zo\u00eb a minute later, which is online and quarantined. */
  async function keepTwo() {
    const imani = await storeQuote(desk.store());
    const created_at = imani.created_at + 60_000;
    await storeQuote(desk.store(), {
      ...zoe,
      city: '',
      created_at,
      state: 'quarantined',
      quarantine_reason: 'honeypot',
    });
  }

  it('says when there are no quotes', async () => {
    const { status, stdout, stderr } = await desk.run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^No quotes in \S+ yet\.\n$/);
    expect(stdout).not.toMatch(/:.*@/);
  });

  it('lists the stored quotes, newest first, in local time, and says that no channel is set up', async () => {
    await keepTwo();
    const { stdout } = await desk.run();
    const [headings, first, second, ...rest] = stdout.trimEnd().split('\n');
    expect(headings).toMatch(/^Reference +Received +Name +E-mail +Event +City +People +Total +State +Deliveries$/);
    expect(first).toMatch(
      /^RR-3333-3333 {2}2026-11-20 09:01 {2}Zo\u00eb Okafor +zoe@.*Virtual event +online .*quarantined {2}held back$/,
    );
    expect(second).toMatch(/^RR-7KQ2-M9TX {2}2026-11-20 09:00 {2}Imani Okafor .*\$5,475 {2}accepted +waits here$/);
    expect(rest).toEqual([
      '',
      '2 quotes. Times are local (America/Los_Angeles).',
      'No e-mail or webhook is set up: 1 quote waits here.',
    ]);
    expect(stdout).not.toContain('\u001b');
  });

  it('shows the state of deliveries, and what is wrong with the settings', async () => {
    await storeQuote(desk.store(), {}, { 'desk-email': { state: 'delivered', attempts: 1 } });
    const { stdout } = await desk.run([], { ...SMTP, WEBHOOK_URL: 'https://crm.example.com/hook' });
    expect(stdout).toContain('accepted  e-mail sent, copy waiting\n');
    expect(stdout).toMatch(/^WEBHOOK_SECRET is missing\./m);
    expect(stdout).not.toContain('wait here');
  });

  it('filters the list', async () => {
    await keepTwo();
    await storeQuote(desk.store(), { reference: 'RR-4444-4444', email: 'New@example.com', created_at: Date.now() });
    const listed = async (...args: string[]) => (await desk.run(['list', ...args])).stdout.match(/^RR-\S+/gm) ?? [];
    expect(await listed('--since', '1h')).toEqual(['RR-4444-4444']);
    expect(await listed('--since', '2026-11-20')).toHaveLength(3);
    expect(await listed('--state', 'quarantined')).toEqual(['RR-3333-3333']);
    expect(await listed('--email', 'new@EXAMPLE.com')).toEqual(['RR-4444-4444']);
    expect(await listed('--limit', '1')).toEqual(['RR-4444-4444']);
    expect((await desk.run(['--limit', '1'])).stdout).toContain('The newest 1 of 3 quotes; --limit all shows all.');
    expect((await desk.run(['--email', 'nobody@example.com'])).stdout).toBe('No quotes are like that.\n');
  });

  it('prints JSON for other programs', async () => {
    await keepTwo();
    const [first, second] = JSON.parse((await desk.run(['--json'])).stdout);
    expect(first).toMatchObject({ reference: 'RR-3333-3333', state: 'quarantined', deliveries: [] });
    expect(second).toMatchObject({ email: 'imani@example.com', total: 5475, created_at: '2026-11-20T17:00:00.000Z' });
    expect(JSON.parse((await desk.run(['show', 'rr7kq2m9tx', '--json'])).stdout)).toEqual(second);
  });

  it('shows one quote by its reference, in any case and with or without dashes', async () => {
    await keepTwo();
    const { status, stdout } = await desk.run(['show', 'rr 7kq2 m9tx']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^RR-7KQ2-M9TX, accepted\n/);
    expect(stdout).toContain('PO 4711, one wheelchair user');
    const missing = await desk.run(['show', 'RR-9999-9999']);
    expect([missing.status, missing.stdout]).toEqual([3, '']);
    expect(missing.stderr).toBe('No quote has the reference RR-9999-9999. References look like RR-7KQ2-M9TX.\n');
  });

  it('exports to a file that only its owner can read, and replaces no file without --force', async () => {
    await keepTwo();
    const csv = ['export', '--format', 'csv', '--output', desk.path('quotes.csv')];
    expect((await desk.run([...csv, '--bom'])).stdout).toMatch(/^2 quotes in /);
    const text = readFileSync(desk.path('quotes.csv'), 'utf8');
    expect(text.startsWith('\ufeffreference,')).toBe(true);
    expect(text).toContain(
      "\r\nRR-7KQ2-M9TX,2026-11-20T17:00:00.000Z,accepted,,Imani,Okafor,imani@example.com,'+1 555",
    );
    expect(statSync(desk.path('quotes.csv')).mode & 0o777).toBe(0o600);
    const again = await desk.run(csv);
    expect([again.status, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain('quotes.csv is there already.');
    expect((await desk.run([...csv, '--force', '--state', 'accepted'])).stdout).toMatch(/^1 quote in /);
    expect(readFileSync(desk.path('quotes.csv'), 'utf8').split('\r\n')).toHaveLength(3);
    expect(readdirSync(desk.path())).toEqual(['quotes.csv']);
  });

  it('exports to standard output', async () => {
    await keepTwo();
    expect((await desk.run(['export', '--format', 'csv', '--limit', '1'])).stdout.split('\r\n')).toHaveLength(3);
    expect(JSON.parse((await desk.run(['export', '--format', 'json'])).stdout)).toHaveLength(2);
    const unclear = await desk.run(['export', '--format', 'xlsx']);
    expect([unclear.status, unclear.stderr]).toEqual([2, '--format xlsx: write --format csv or --format json.\n']);
  });

  it('makes failed and waiting deliveries due now, and sends nothing twice', async () => {
    const later = Date.now() + DAY;
    await storeQuote(
      desk.store(),
      {},
      {
        'desk-email': { state: 'delivered', attempts: 1, done_at: 1 },
        'visitor-email': { state: 'dead', attempts: 9, last_error: 'smtp-550', done_at: 1 },
        webhook: { attempts: 3, next_at: later, last_error: 'http-503' },
      },
    );
    await storeQuote(desk.store(), { reference: 'RR-3333-3333' }, { webhook: { state: 'dead', attempts: 4 } });
    const [first] = (await desk.run(['replay', '--dead', 'RR-7KQ2-M9TX'])).stdout.split('\n');
    expect(first).toBe('1 delivery is due now: 1 had failed, 0 waited.');
    expect((await desk.run(['replay'])).stdout).toContain('2 deliveries are due now: 1 had failed, 1 waited.');
    const rows = await listDeliveries(desk.store(), 'RR-7KQ2-M9TX');
    expect(rows.find(({ channel }) => channel === 'desk-email')).toMatchObject({ state: 'delivered', done_at: 1 });
    expect(rows.find(({ channel }) => channel === 'visitor-email')).toMatchObject({ state: 'pending', attempts: 0 });
    expect(rows.find(({ channel }) => channel === 'webhook')).toMatchObject({ state: 'pending', attempts: 3 });
    expect(rows.every(({ next_at }) => next_at <= Date.now())).toBe(true);
    expect((await desk.run(['replay'])).stdout).toContain('There is nothing to try again.');
    expect((await desk.run(['replay', 'RR-9999-9999'])).status).toBe(3);
  });

  it('releases a quote from quarantine', async () => {
    await keepTwo();
    expect((await desk.run(['release', 'RR-3333-3333'])).stdout).toMatch(/^RR-3333-3333 is accepted: /);
    expect(await listDeliveries(desk.store(), 'RR-3333-3333')).toHaveLength(3);
    expect((await desk.run(['release', 'RR-3333-3333'])).stdout).toBe('RR-3333-3333 is not in quarantine.\n');
    expect(await listDeliveries(desk.store(), 'RR-3333-3333')).toHaveLength(3);
  });

  /** Imani's quote with a start that is held for two days more, and a call. */
  function keepHeld() {
    const soon = Date.now() + 2 * DAY;
    const holds = [storedHold({ expires_at: soon }), storedCall({ ends_at: soon, expires_at: soon })];
    return storeQuote(desk.store(), { preferred_start: '2026-12-10T18:00-08:00' }, {}, holds);
  }

  it('shows the start of a quote, what came of it, and its call', async () => {
    await keepHeld();
    const { stdout } = await desk.run(['show', 'RR-7KQ2-M9TX']);
    expect(stdout).toMatch(
      /^Start +Thursday, December 10, 2026, 6 pm there \(UTC-08:00\)\n +held until \d{4}-\d\d-\d\d \d\d:\d\d$/m,
    );
    expect(stdout).toMatch(/^Call +2026-12-08 10:20 to \d\d:\d\d$/m);
    const { holds } = JSON.parse((await desk.run(['show', 'RR-7KQ2-M9TX', '--json'])).stdout);
    expect(holds).toMatchObject([
      { calendar: 'call', starts_at: '2026-12-08T18:20:00.000Z' },
      { calendar: 'journey-to-jidara', outcome: 'held', starts_at: '2026-12-11T02:00:00.000Z' },
    ]);
  });

  it('releases the hold and the call of a quote only after confirmation', async () => {
    await keepHeld();
    const unsure = await desk.run(['release-hold', 'RR-7KQ2-M9TX']);
    expect([unsure.status, unsure.stderr]).toEqual([
      2,
      expect.stringMatching(/^Release them\?.*Add --yes to do it\.\n$/),
    ]);
    expect(unsure.stdout).toMatch(
      /^call 2026-12-08 10:20 to .*\njourney-to-jidara 2026-12-10 18:00 to 19:30, held until /,
    );
    expect(await listActiveHolds(desk.store(), new Date())).toHaveLength(2);
    const sure = await desk.run(['release-hold', 'rr7kq2m9tx', '--yes']);
    expect([sure.status, sure.stdout]).toEqual([0, expect.stringContaining('2 times of RR-7KQ2-M9TX released.')]);
    expect(await listActiveHolds(desk.store(), new Date())).toEqual([]);
    expect((await desk.run(['show', 'RR-7KQ2-M9TX'])).stdout).toMatch(/^ +was held until /m);
    const again = await desk.run(['release-hold', 'RR-7KQ2-M9TX', '--yes']);
    expect([again.status, again.stdout]).toEqual([0, 'RR-7KQ2-M9TX holds nothing.\n']);
    expect((await desk.run(['release-hold', 'RR-9999-9999'])).status).toBe(3);
  });

  it('deletes a quote with its holds, and names an event that is left in a calendar', async () => {
    await keepHeld();
    const event = { start: 0, end: 1, isTentative: true, reference: 'RR-7KQ2-M9TX' };
    await saveCalendar(desk.store(), 'journey-to-jidara', { busy: [event], fetchedAt: 1 });
    const { status, stdout } = await desk.run(['delete', 'RR-7KQ2-M9TX', '--yes']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^A calendar still has an event of RR-7KQ2-M9TX: delete it there\.$/m);
    expect(stdout).toMatch(engine.name === 'SQLite' ? /^Nothing of it is left in /m : /next VACUUM/);
    expect(await desk.store().selectFrom('holds').selectAll().execute()).toEqual([]);
  });

  it('deletes all quotes of a person only after confirmation, and says what is left', async () => {
    await keepTwo();
    await storeQuote(desk.store(), { reference: 'RR-4444-4444', email: 'IMANI@example.com' });
    const unsure = await desk.run(['delete', '--email', 'imani@example.com']);
    expect(unsure.status).toBe(2);
    expect(unsure.stdout.match(/^RR-\S+/gm)).toEqual(['RR-4444-4444', 'RR-7KQ2-M9TX']);
    expect(unsure.stderr).toMatch(/^Delete 2 quotes for good\?.*Add --yes to do it\.\n$/);
    expect(await listQuotes(desk.store())).toHaveLength(3);

    const sure = await desk.run(['delete', '--email', 'imani@example.com', '--yes']);
    expect(sure.status).toBe(0);
    expect(sure.stdout).toContain('2 quotes and 6 deliveries deleted.');
    expect(sure.stdout).toMatch(engine.name === 'SQLite' ? /^Nothing of it is left in /m : /next VACUUM/);
    expect(sure.stdout).toMatch(/^Backups and exported files from before still hold them/m);
    expect((await listQuotes(desk.store())).map(({ reference }) => reference)).toEqual(['RR-3333-3333']);
    expect((await desk.run(['delete', '--email', 'imani@example.com', '--yes'])).status).toBe(3);
  });

  it('deletes one quote', async () => {
    await keepTwo();
    expect((await desk.run(['delete', 'rr-3333-3333', '--yes'])).stdout).toContain('1 quote and 0 deliveries deleted.');
    expect((await listQuotes(desk.store())).map(({ reference }) => reference)).toEqual(['RR-7KQ2-M9TX']);
    expect((await desk.run(['delete', 'RR-7KQ2-M9TX', '--email', 'a@b.c', '--yes'])).status).toBe(2);
    expect((await desk.run(['delete', '--yes'])).status).toBe(2);
    expect(await listQuotes(desk.store())).toHaveLength(1);
  });

  it('purges old quotes, after a dry run', async () => {
    await storeQuote(desk.store(), { created_at: Date.now() - 20 * DAY });
    await storeQuote(desk.store(), { reference: 'RR-3333-3333', created_at: Date.now() - DAY });
    const look = (await desk.run(['purge', '--older-than', '10d', '--dry-run'])).stdout;
    expect(look).toMatch(/^1 quote is from before .*\. 1 of them still waits for a delivery\.\nNothing was deleted/);
    expect((await desk.run(['purge', '--older-than', '10d'])).status).toBe(2);
    expect(await listQuotes(desk.store())).toHaveLength(2);
    expect((await desk.run(['purge', '--older-than', '10d', '--yes'])).stdout).toContain('1 quote deleted.');
    expect((await listQuotes(desk.store())).map(({ reference }) => reference)).toEqual(['RR-3333-3333']);
    expect((await desk.run(['purge', '--older-than', '10d', '--yes'])).stdout).toMatch(/^No quote is from before /);
    for (const wrong of [['--yes'], ['--older-than', 'old'], ['--older-than', '0d']]) {
      expect((await desk.run(['purge', ...wrong])).status).toBe(2);
    }
  });

  it('reports the health of the store', async () => {
    const created_at = Date.now() - 3 * 60_000 - 1_000;
    await storeQuote(desk.store(), { created_at }, { webhook: { state: 'dead' } });
    const { status, stdout } = await desk.run(['health'], SMTP);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^The store answers: \S+\n1 quote accepted, 0 quarantined\.\n/);
    expect(stdout).toContain('The oldest delivery has waited for 3 minutes.\n');
    expect(stdout).toContain('1 delivery failed for good. Try again: npm run quotes -- replay --dead\n');
    expect(stdout).toMatch(/^webhook +0 +0 +1 +0 {2}not set up$/m);
    const report = JSON.parse((await desk.run(['health', '--json'], SMTP)).stdout);
    expect(report).toMatchObject({ store: 'answers', quotes: { accepted: 1, quarantined: 0 } });
    expect(report.oldestWaitingMs).toBeGreaterThan(3 * 60_000);
    expect(report.calendars).toEqual([]);
  });

  it('reports when calendars were read', async () => {
    const readAt = Date.now() - 3 * 60_000 - 1_000;
    await saveCalendar(desk.store(), 'journey-to-jidara', { busy: [], fetchedAt: readAt });
    await saveCalendar(desk.store(), 'call', { busy: [], fetchedAt: readAt - DAY });
    const { stdout } = await desk.run(['health'], SMTP);
    expect(stdout).toMatch(/^The calendar of journey-to-jidara was read 3 minutes ago\.$/m);
    expect(stdout).toMatch(/^The calendar of call was read .+ ago\. Visitors have to ask for its dates\.$/m);
    const { calendars } = JSON.parse((await desk.run(['health', '--json'], SMTP)).stdout);
    expect(calendars).toContainEqual({ id: 'journey-to-jidara', readAt });
  });

  it('prints the steps of a restore and executes none of them', async () => {
    await keepTwo();
    await desk.run(['backup', desk.path('a backup')]);
    const { status, stdout } = await desk.run(['restore', desk.path('a backup')]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1\. Try the backup first:\n +npm run quotes -- restore-drill '.*a backup'\n2\. /);
    expect(stdout).toMatch(engine.name === 'SQLite' ? /install -m 600 '.*a backup' \S+quotes\.db$/m : /pg_restore /);
    expect(await listQuotes(desk.store())).toHaveLength(2);
    expect((await desk.run(['restore', desk.path('nowhere')])).status).toBe(3);
  });
});

describe('npm run quotes while another process reads a SQLite store', () => {
  const desk = freshQuotesCli(engines[0]!);

  it('deletes, and reports traces until a purge runs without that process', async () => {
    await storeQuote(desk.store());
    await storeQuote(desk.store(), { reference: 'RR-3333-3333' });
    const reader = new DatabaseSync(desk.address());
    reader.exec('BEGIN; SELECT * FROM quotes');
    speedUpClock(20);
    const { status, stdout } = await desk.run(['delete', 'RR-3333-3333', '--yes']);
    vi.restoreAllMocks();
    expect(status).toBe(0);
    expect(stdout).toContain('1 quote and 3 deliveries deleted.');
    expect(stdout).toMatch(/^Traces are left in .*: npm run quotes -- purge --older-than 520w$/m);
    expect((await listQuotes(desk.store())).map(({ reference }) => reference)).toEqual(['RR-7KQ2-M9TX']);

    expect(await hasTraces(desk.address(), ['RR-3333-3333'])).toBe(true);
    reader.close();
    expect((await desk.run(['purge', '--older-than', '520w'])).stdout).toMatch(/^No quote is from before .*\.\n$/);
    expect(await hasTraces(desk.address(), ['RR-3333-3333'])).toBe(false);
  });
});

describe('npm run quotes without a store', () => {
  it('creates no store', async () => {
    const place = temporaryFolder();
    const { status, stdout } = await callCommand(runQuotes, place);
    expect([status, stdout]).toEqual([0, `No quotes in ${join(place, 'data/quotes.db')} yet.\n`]);
    expect((await callCommand(runQuotes, place, ['show', 'RR-7KQ2-M9TX'])).status).toBe(3);
    expect((await callCommand(runQuotes, place, ['backup', 'b.db'])).status).toBe(3);
    expect(JSON.parse((await callCommand(runQuotes, place, ['export', '--format', 'json'])).stdout)).toEqual([]);
    expect(existsSync(join(place, 'data'))).toBe(false);
  });

  it('uses the store that .env names, as the server does', async () => {
    const place = temporaryFolder();
    const store = await openStore(join(place, 'store.db'));
    await storeQuote(store);
    await store.destroy();
    writeFileSync(join(place, '.env'), `QUOTES_DB=${join(place, 'store.db')}\n`);
    expect((await callCommand(runQuotes, place)).stdout).toContain('Imani Okafor');
    writeFileSync(join(place, '.env.local'), `QUOTES_DB=${join(place, 'other.db')}\n`);
    expect((await callCommand(runQuotes, place)).stdout).toContain('other.db yet');
  });

  it.each([
    ['a file that is no store', { QUOTES_DB: 'bad.db' }, /bad\.db is damaged, or is not a quote store\./],
    [
      'a server that is down',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/quotes' },
      /127\.0\.0\.1:1\/quotes does not/,
    ],
  ])('exits with 4 and the message of the store for %s', async (_name, env, message) => {
    const place = temporaryFolder();
    writeFileSync(join(place, 'bad.db'), 'garbage, but long enough to be looked at');
    for (const args of [
      ['list'],
      ['show', 'RR-7KQ2-M9TX'],
      ['health'],
      ['backup', 'b.db'],
      ['export', '--format', 'csv'],
    ]) {
      const { status, stdout, stderr } = await callCommand(runQuotes, place, args, env);
      expect([status, stdout]).toEqual([4, '']);
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/secret|^ +at /m);
    }
    expect(readdirSync(place)).toEqual(['bad.db']);
  });
});
