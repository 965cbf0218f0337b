import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/site/free-port';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilTaken } from './ledger.ts';
import { newPosting, type Posting } from './postings.ts';
import { openSinks } from './sinks.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

/** So many visitors send at once. */
const VISITORS = 12;

/** Each sends its next quote within this time after the last answer, in milliseconds: about 300 quotes in a server's life. */
const LONGEST_BREAK = 200;

/** A server lives for at most so long after it is up, in milliseconds. */
const LONGEST_LIFE = { short: 2_500, long: 6_000 };

/** What the last killed server was delivering is free again after 30 s; then come the rest. */
const DRAIN_MS = 30 * 60_000;

export const test: TortureTest = {
  id: 'F1',
  title: 'kill -9 200 times (short: 10) at random moments while 12 visitors send and all channels deliver',
  wanted:
    '0 acknowledged lost, 0 quotes without their deliveries, twice only under one id, and once per kill at most on average',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, say }) {
    const place = await engine.newPlace();
    const port = await freePort();
    const ledger = openLedger();
    const copies = countCopies();
    const sinks = await openSinks({ onTaken: copies.note });
    const start = () => startServer(place.address, { port, env: sinks.env });
    /** Sent, and not answered with a reference yet: a visitor sends it again, under the same key. */
    const unanswered: Posting[] = [];

    async function visit(origin: string, isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const posting = unanswered.pop() ?? newPosting(random);
        const { reference } = await ledger.send(origin, posting);
        if (!reference) unanswered.push(posting);
        await pause(random() * LONGEST_BREAK);
      }
    }

    async function killOnce(): Promise<void> {
      const server = await start();
      let isOver = false;
      const visits = Array.from({ length: VISITORS }, () => visit(server.origin, () => isOver));
      await pause(random() * (short ? LONGEST_LIFE.short : LONGEST_LIFE.long));
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
          say(`${kill} kills, ${ledger.acknowledged.size} acknowledged, ${sinks.taken.size} delivered`);
      }
      const server = await start();
      for (const posting of unanswered) await sendUntilTaken(ledger, server.origin, posting);
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

/** Deliveries that were made again under the same id, by the kill that came after the first time. */
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
