import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerAvailability } from '#lib/leads/calendars/answer-availability';
import { refreshCalendars } from '#lib/leads/calendars/refresh-calendars';
import { openLog } from '#lib/leads/operations/log';
import { listCalendarAges } from '#lib/leads/store/calendars';
import { readCalendarCopy } from '#lib/leads/store/holds';
import { bookable } from '#tests/factories/bookable';
import { calendarEvent, calendarFile, CANARY } from '#tests/factories/calendar-files';
import { startFakeCalendars, type FakeCalendars } from '#tests/servers/fake-calendars';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-12-01T20:00:00Z');
const MINUTE_MS = 60_000;
const ID = 'journey-to-jidara';
const VARIABLE = 'AVAILABILITY_JOURNEY_TO_JIDARA_URL';

const AT_SIX = calendarFile(calendarEvent('UID:1', 'DTSTART:20261211T020000Z', 'DTEND:20261211T033000Z'));

describe.each(engines)('calendars on $name', (engine) => {
  const store = freshStore(engine);
  let server: FakeCalendars;
  let written: string[];
  let now: Date;

  beforeAll(async () => void (server = await startFakeCalendars()));
  afterAll(() => server.stop());
  beforeEach(() => {
    written = [];
    now = NOW;
  });

  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const log = openLog(output, 'info');

  async function refresh(url: URL, minutesLater = 0) {
    now = new Date(NOW.getTime() + minutesLater * MINUTE_MS);
    const env = { [VARIABLE]: url.href };
    await refreshCalendars({ store: store(), bookables: [bookable()], env, clock: () => now, log });
  }
  const countBusy = async () => (await readCalendarCopy(store(), ID, now)).busy.length;

  it('are stored as busy periods, without any text of an event', async () => {
    await refresh(server.serve('room', AT_SIX));
    const { busy, fetchedAt } = await readCalendarCopy(store(), ID, now);
    expect(fetchedAt).toBe(NOW.getTime());
    expect(busy).toEqual([
      { start: Date.parse('2026-12-10T18:00-08:00'), end: Date.parse('2026-12-10T19:30-08:00'), isTentative: false },
    ]);
    const calendars = await store().selectFrom('calendars').selectAll().execute();
    expect(JSON.stringify(calendars)).not.toContain(CANARY);
  });

  it('are fetched again after eight minutes, and by one server only', async () => {
    const url = server.serve('often', AT_SIX);
    const count = () => server.requests.filter(({ path }) => path === '/often').length;
    await refresh(url);
    await refresh(url, 7);
    expect(count()).toBe(1);
    await refresh(url, 10);
    expect(count()).toBe(2);
    expect((await listCalendarAges(store())).get(ID)).toBe(now.getTime());
  });

  it.each(['missing', 'html', 'cut-off', 'hang-up', 'gzip'] as const)(
    'keep their last copy when the server answers with: %s',
    async (fault) => {
      await refresh(server.serve('good', AT_SIX));
      await refresh(server.getUrl(fault), 10);
      expect(await countBusy()).toBe(1);
      expect((await listCalendarAges(store())).get(ID)).toBe(NOW.getTime());
      const line = written.join('');
      expect(line).toContain('calendar-not-read');
      expect(line).toContain(`${VARIABLE}: The `);
      for (const secret of [CANARY, '127.0.0.1', fault]) expect(line).not.toContain(secret);
    },
  );

  it('answer for a month with states only', async () => {
    await refresh(server.serve('room', AT_SIX));
    const query = new URLSearchParams({ what: ID, month: '2026-12' });
    const sources = { bookables: [bookable()], openStore: async () => store(), now: new Date(NOW.getTime() + 6_000) };
    const { status, body } = await answerAvailability(query, sources);
    expect(status).toBe(200);
    const texts = JSON.stringify(body);
    expect(texts).toContain('"2026-12-10T18:00-08:00":"gone"');
    expect(texts).toContain('"asOf":"2026-12-01T20:00:00.000Z"');
    expect(texts).not.toContain(CANARY);
  });

  it.each([
    [{}, 404, 'Nothing with that name can be asked for by date. There is: journey-to-jidara.'],
    [{ what: 'moon' }, 404, 'Nothing with that name can be asked for by date. There is: journey-to-jidara.'],
    [{ what: ID }, 400, 'Ask for a month from 2026-12 to 2027-11, written like 2026-12.'],
    [{ what: ID, month: '2026-11' }, 400, 'Ask for a month from 2026-12 to 2027-11, written like 2026-12.'],
    [{ what: ID, month: '2026-1' }, 400, 'Ask for a month from 2026-12 to 2027-11, written like 2026-12.'],
  ])('refuse %o with %i', async (query, status, error) => {
    const sources = { bookables: [bookable()], openStore: async () => store(), now: NOW };
    expect(await answerAvailability(new URLSearchParams(query), sources)).toEqual({ status, body: { error } });
  });
});
