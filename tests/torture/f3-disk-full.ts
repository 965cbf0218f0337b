import { DatabaseSync } from 'node:sqlite';
import { auditStore } from './audit-store.ts';
import { openLedger } from './ledger.ts';
import { newPosting, type Answer, type Posting } from './postings.ts';
import { openSmallDisk } from './small-disk.ts';
import { startServer } from './start-server.ts';
import { tally } from './tally.ts';
import type { TortureTest } from './torture-test.ts';

/** One quote needs about 80 KB of the log before it is stored: so the disk is full at another point of it each time. */
const STEP = 12 * 1024;
const MOST_PER_LEVEL = 200;

export const test: TortureTest = {
  id: 'F3',
  title: 'The disk is full at 20 levels (short: 4), in one process; it is freed after each',
  wanted: '503 while full, the file stays whole, every level recovers without a restart, 0 lost',
  engines: ['sqlite'],
  async run({ short, random, say }) {
    const disk = openSmallDisk();
    say(`with ${disk.kind}`);
    const server = await startServer(disk.address, disk.options);
    const ledger = openLedger();
    const answers: Answer[] = [];
    const post = async (posting: Posting) => {
      const answer = await ledger.send(server.origin, posting);
      answers.push(answer);
      return answer;
    };
    let full = 0;
    let recovered = 0;
    const damage: string[] = [];
    const levels = short ? 4 : 20;
    try {
      await post(newPosting(random));
      for (let level = 0; level < levels; level++) {
        emptyLog(disk.address);
        disk.leave(((level * 20) / levels) * STEP + random() * STEP);
        const refused = await fill(() => newPosting(random), post);
        if (refused) full += 1;
        const whileFull = await Promise.all(Array.from({ length: 5 }, () => post(newPosting(random))));
        damage.push(...damageOf(disk.address));
        disk.free();
        const again = await post(refused ?? newPosting(random));
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

/** Posts until one is refused, and returns that one. */
async function fill(next: () => Posting, post: (posting: Posting) => Promise<Answer>): Promise<Posting | undefined> {
  for (let count = 0; count < MOST_PER_LEVEL; count++) {
    const posting = next();
    if ((await post(posting)).status !== 201) return posting;
  }
  return undefined;
}

/** What is in the log goes into the file, so that the next quote starts a new log. */
function emptyLog(path: string): void {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
}

function damageOf(path: string): string[] {
  const file = new DatabaseSync(path, { timeout: 5_000, readOnly: true });
  const rows = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  file.close();
  return rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
}
