import { DatabaseSync } from 'node:sqlite';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newSubmission, type SubmissionResponse, type Submission } from './submissions.ts';
import { openSmallDisk } from './small-disk.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';

/** A quote needs about 80 KB of the WAL before it is stored. With these steps the disk is full at another point of it each time. */
const STEP_BYTES = 12 * 1024;
const MAX_PER_LEVEL = 200;

export const test: TortureTest = {
  id: 'F3',
  title: 'The disk is full at 20 levels (short: 4), in one process; space is freed after each',
  expected: '503 while full, the file stays intact, every level recovers without a restart, 0 lost',
  engines: ['sqlite'],
  async run({ short, random, log }) {
    const disk = openSmallDisk();
    log(`with ${disk.kind}`);
    const server = await startServer(disk.address, disk.options);
    const ledger = openLedger();
    const answers: SubmissionResponse[] = [];
    const post = async (submission: Submission) => {
      const answer = await ledger.send(server.origin, submission);
      answers.push(answer);
      return answer;
    };
    let full = 0;
    let recovered = 0;
    const damage: string[] = [];
    const levels = short ? 4 : 20;
    try {
      await post(newSubmission(random));
      for (let level = 0; level < levels; level++) {
        truncateLog(disk.address);
        disk.allowGrowth(((level * 20) / levels) * STEP_BYTES + random() * STEP_BYTES);
        const refused = await fill(() => newSubmission(random), post);
        if (refused) full += 1;
        const whileFull = await Promise.all(Array.from({ length: 5 }, () => post(newSubmission(random))));
        damage.push(...checkIntegrity(disk.address));
        disk.free();
        const again = await post(refused ?? newSubmission(random));
        if (again.status === 201 && whileFull.some(({ status }) => status === 503)) recovered += 1;
      }
      const { quotes, lost, isWhole, damage: atEnd } = await auditStore(disk.address, ledger.acknowledged);
      const areExpected = answers.every(({ status }) => status === 201 || status === 503);
      const isExact = isWhole && damage.length === 0 && quotes === ledger.acknowledged.size;
      return {
        figure:
          `${full} of ${levels} levels full, ${recovered} recovered; ${tally(answers)}; ${quotes} stored of ` +
          `${ledger.acknowledged.size} acknowledged, ${lost.length} lost, ${damage.length + atEnd.length} damages`,
        ok: full === levels && recovered === levels && areExpected && isExact,
      };
    } finally {
      await server.kill();
      disk.remove();
    }
  },
};

/** Submits until a request is refused, and returns that request. */
async function fill(
  next: () => Submission,
  post: (submission: Submission) => Promise<SubmissionResponse>,
): Promise<Submission | undefined> {
  for (let count = 0; count < MAX_PER_LEVEL; count++) {
    const submission = next();
    if ((await post(submission)).status !== 201) return submission;
  }
  return undefined;
}

/** Writes the WAL into the file, so that the next quote starts a new WAL. */
function truncateLog(path: string): void {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
}

function checkIntegrity(path: string): string[] {
  const file = new DatabaseSync(path, { timeout: 5_000, readOnly: true });
  const rows = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  file.close();
  return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok');
}
