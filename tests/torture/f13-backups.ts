import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runLeadsCli } from './run-leads-cli.ts';
import { auditStore } from './audit-store.ts';
import { newUnlimitedAgent, newSubmission, send, type SubmissionResponse, type Submission } from './submissions.ts';
import { restore } from './restore.ts';
import { startServer } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

/** The number of visitors that send at once, each the next quote once the last one is stored. */
const VISITORS = 4;

const OWNER_ONLY = 0o600;

export const test: TortureTest = {
  id: 'F13',
  title: `10 backups (short: 2) while ${VISITORS} visitors send continuously, each verified by restore-drill and restored to a running site; then a damaged one`,
  expected:
    'each contains every quote that was acknowledged before it began; restore-drill exits with 0, and with 1 for the damaged one',
  engines: ['sqlite', 'postgres'],
  async run({ short, engine, random, log }) {
    const place = await engine.newPlace();
    const folder = mkdtempSync(join(tmpdir(), 'torture-backups-'));
    const server = await startServer(place.address);
    const agent = newUnlimitedAgent();
    const acknowledged = new Map<string, string>();
    let first: Submission | undefined;
    const wrong: string[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const submission = newSubmission(random);
        const { reference, status } = await send(server.origin, submission, { agent });
        if (reference) {
          acknowledged.set(submission.key, reference);
          first ??= submission;
          // A store that is too busy may refuse.
        } else if (status !== 503) wrong.push(`a request was answered with ${status}`);
        await pause(5);
      }
    };

    /** Creates a backup, verifies it and restores it. Counts the quotes acknowledged before that are missing, and the additional ones. */
    async function backUp(file: string): Promise<{ before: number; missing: number; more: number }> {
      const before = new Map(acknowledged);
      const made = await runLeadsCli(place.address, ['backup', file]);
      if (made.code !== 0) wrong.push(`the backup ended with ${made.code}: ${made.stderr}`);
      if ((statSync(file).mode & 0o777) !== OWNER_ONLY) wrong.push('others can read the backup');
      const drill = await runLeadsCli(place.address, ['restore-drill', file]);
      if (drill.code !== 0) wrong.push(`the drill ended with ${drill.code}: ${drill.stdout}${drill.stderr}`);
      const restored = await restore(file, engine);
      const { quotes, lost, incomplete, damage } = await auditStore(restored.address, before);
      if (incomplete.length + damage.length > 0) wrong.push(`${incomplete.length} incomplete, ${damage.join()}`);
      await restored.remove();
      return { before: before.size, missing: lost.length, more: quotes - before.size };
    }

    try {
      const visits = Array.from({ length: VISITORS }, visit);
      await pause(short ? 1_000 : 10_000);
      const backups: Awaited<ReturnType<typeof backUp>>[] = [];
      for (let count = 0; count < (short ? 2 : 10); count++) {
        const found = await backUp(join(folder, `backup-${count}`));
        backups.push(found);
        log(`${found.before} acknowledged before, ${found.missing} missing, ${found.more} more`);
      }
      isOver = true;
      await Promise.all(visits);
      const file = join(folder, 'backup-0');
      const isInUse = await restoredSiteWorks(file);
      damage(file);
      const damaged = await runLeadsCli(place.address, ['restore-drill', file]);
      const parts = readdirSync(folder).filter((name) => !name.startsWith('backup-'));
      for (const fault of wrong.slice(0, 5)) log(fault);
      const missing = backups.reduce((sum, { missing }) => sum + missing, 0);
      const { lost } = await auditStore(place.address, acknowledged);
      return {
        figure:
          `${backups.length} backups of ${backups[0]?.before} to ${backups.at(-1)?.before} quotes: ${missing} missing, ${wrong.length} faults; ` +
          `a site ${isInUse ? 'works' : 'does not work'} on one; the drill of a damaged one ended with ${damaged.code}; ${acknowledged.size} sent meanwhile, ${lost.length} lost`,
        ok:
          missing + wrong.length + lost.length + parts.length === 0 &&
          backups.every(({ more }) => more >= 0) &&
          backups.some(({ more }) => more > 0) &&
          isInUse &&
          damaged.code === 1,
      };
    } finally {
      isOver = true;
      agent.destroy();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
      await place.remove();
    }

    /** Whether a site on the restored backup recognizes an earlier request, and stores a new one. */
    async function restoredSiteWorks(file: string): Promise<boolean> {
      const restored = await restore(file, engine);
      const site = await startServer(restored.address);
      try {
        let again: SubmissionResponse | undefined;
        // On a busy machine the store may not be open yet.
        await until(async () => (again = await send(site.origin, first!)).status !== 503, 15_000, 500);
        const next = await send(site.origin, newSubmission(random));
        return again?.status === 200 && again.reference === acknowledged.get(first!.key) && next.status === 201;
      } finally {
        await site.kill();
        await restored.remove();
      }
    }
  },
};

/** Overwrites a part in the middle and truncates the end. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(0, middle, Math.floor(middle * 1.2));
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
}
