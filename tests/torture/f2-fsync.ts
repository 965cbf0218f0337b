import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditStore } from './audit-store.ts';
import { hasStrace } from './has-strace.ts';
import { openLedger } from './ledger.ts';
import { newSubmission } from './submissions.ts';
import { startServer } from './start-server.ts';
import { leftOut, type TortureTest } from './torture-test.ts';

/** Start and end in seconds since 1970. */
type Span = { from: number; to: number };

export const test: TortureTest = {
  id: 'F2',
  title: '500 quotes (short: 50) one after another, with every fsync of the server traced by strace',
  expected: 'at least one successful fsync of the WAL between each request and its 201',
  engines: ['sqlite'],
  async run({ short, engine, random }) {
    if (!hasStrace()) return leftOut('strace is not installed, or may not trace');
    const place = await engine.newPlace();
    const trace = join(dirname(place.address), 'trace');
    const wrapper = ['strace', '-f', '-y', '-ttt', '-T', '-e', 'trace=fsync,fdatasync', '-o', trace];
    const server = await startServer(place.address, { wrapper });
    const ledger = openLedger();
    const requests: Span[] = [];
    try {
      for (let count = 0; count < (short ? 50 : 500); count++) {
        const from = Date.now() / 1000;
        const { status } = await ledger.send(server.origin, newSubmission(random));
        if (status !== 201) continue;
        // The clock has whole milliseconds, rounded down.
        requests.push({ from, to: (Date.now() + 1) / 1000 });
      }
      await server.stop();
      const syncs = parseSyncs(readFileSync(trace, 'utf8'), `${place.address}-wal`);
      const counts = requests.map(({ from, to }) => syncs.filter((sync) => sync.from >= from && sync.to <= to).length);
      const unproven = counts.filter((count) => count === 0).length;
      const { lost } = await auditStore(place.address, ledger.acknowledged);
      const wanted = short ? 50 : 500;
      return {
        figure:
          `${requests.length} answered 201, ${syncs.length} fsync of the log in all, ` +
          `at least ${Math.min(...counts)} for each; ${unproven} without`,
        ok: requests.length === wanted && unproven + lost.length === 0,
      };
    } finally {
      await server.kill();
      await place.remove();
    }
  },
};

/** The calls on this file that returned 0, from lines such as `812 1795276800.123456 fdatasync(23</data/quotes.db-wal>) = 0 <0.004>`. */
function parseSyncs(trace: string, path: string): Span[] {
  const begun = new Map<string, number>();
  return trace.split('\n').flatMap((line): Span[] => {
    const [, thread = '', at = '', call = ''] = /^(\d+) +(\d+\.\d+) (.*)$/.exec(line) ?? [];
    // With two threads at once strace writes the start and the end of a call on two lines.
    const isResumed = call.startsWith('<... f');
    if (!isResumed && !call.includes(`<${path}>`)) return [];
    if (call.endsWith('<unfinished ...>')) begun.set(thread, Number(at));
    const from = isResumed ? begun.get(thread) : Number(at);
    if (isResumed) begun.delete(thread);
    const [, took] = / = 0 <(\d+\.\d+)>$/.exec(call) ?? [];
    if (took === undefined || from === undefined) return [];
    return [{ from, to: from + Number(took) }];
  });
}
