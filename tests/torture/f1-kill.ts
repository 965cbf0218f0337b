import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/servers/free-port';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilAcknowledged } from './ledger.ts';
import { newSubmission, type Submission } from './submissions.ts';
import { openSinks } from './sinks.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

/** The number of visitors that send at once. */
const VISITORS = 12;

/** The longest pause of a visitor between a response and the next quote, in milliseconds: about 300 quotes before each kill. */
const MAX_PAUSE_MS = 200;

/** The longest time that a server runs before it is killed, in milliseconds. */
const MAX_RUN_MS = { short: 2_500, long: 6_000 };

/** Deliveries of the last killed server are released after 30 s; then the remaining ones follow. */
const DRAIN_MS = 30 * 60_000;

export const test: TortureTest = {
  id: 'F1',
  title: 'kill -9 200 times (short: 10) at random times while 12 visitors send and all channels deliver',
  expected:
    '0 acknowledged lost, 0 quotes without their deliveries, duplicates only under the same id, and at most one per kill on average',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const port = await freePort();
    const ledger = openLedger();
    const copies = countCopies();
    const sinks = await openSinks({ onTaken: copies.note });
    const start = () => startServer(place.address, { port, env: sinks.env });
    /** Sent without a reference in response. A visitor sends these again under the same key. */
    const unanswered: Submission[] = [];

    async function visit(origin: string, isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const submission = unanswered.pop() ?? newSubmission(random);
        const { reference } = await ledger.send(origin, submission);
        if (!reference) unanswered.push(submission);
        await pause(random() * MAX_PAUSE_MS);
      }
    }

    async function killOnce(): Promise<void> {
      const server = await start();
      let isOver = false;
      const visits = Array.from({ length: VISITORS }, () => visit(server.origin, () => isOver));
      await pause(random() * (short ? MAX_RUN_MS.short : MAX_RUN_MS.long));
      await server.kill();
      isOver = true;
      await Promise.all(visits);
    }

    const kills = short ? 10 : 200;
    try {
      for (let kill = 1; kill <= kills; kill++) {
        await killOnce();
        copies.nextKill();
        if (kill % 10 === 0)
          log(`${kill} kills, ${ledger.acknowledged.size} acknowledged, ${sinks.taken.size} delivered`);
      }
      const server = await start();
      for (const submission of unanswered) await sendUntilAcknowledged(ledger, server.origin, submission);
      await untilDelivered(place.address, DRAIN_MS);
      await server.kill();
      const audit = await auditStore(place.address, ledger.acknowledged);
      const { quotes, ids, lost, incomplete, damage, waiting, dead } = audit;
      const areOurs = [...sinks.taken.keys()].every((id) => ids.has(id));
      const isDelivered = areOurs && sinks.taken.size === ids.size && waiting + dead === 0;
      const isExact = audit.isWhole && quotes === ledger.acknowledged.size && ledger.changes() === 0;
      const { total, most } = copies;
      return {
        figure:
          `${ledger.acknowledged.size} acknowledged in ${kills} kills, ${lost.length} lost, ${quotes} stored, ` +
          `${incomplete.length} incomplete, ${damage.length} damages; ${sinks.taken.size} of ${ids.size} delivered, ` +
          `${total()} twice under one id (at most ${most()} by one kill)`,
        ok: isExact && isDelivered && total() <= kills,
      };
    } finally {
      await sinks.close();
      await place.remove();
    }
  },
};

/** Counts deliveries that were repeated under the same id, by the kill that followed the first attempt. */
function countCopies() {
  let kill = 0;
  const madeBefore = new Map<string, number>();
  const byKill = new Map<number, number>();
  return {
    nextKill: () => (kill += 1),
    note(id: string) {
      const first = madeBefore.get(id);
      if (first === undefined) madeBefore.set(id, kill);
      else byKill.set(first, (byKill.get(first) ?? 0) + 1);
    },
    total: () => [...byKill.values()].reduce((sum, count) => sum + count, 0),
    most: () => Math.max(0, ...byKill.values()),
  };
}
