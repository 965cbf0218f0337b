import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toCard } from '#lib/case-studies/card';
import { libraryView, MOST_AT_ONCE, withoutWords } from '#lib/case-studies/library-view';
import { getRevealedStudies } from '#lib/case-studies/read';
import { writeManyStudies } from '../factories/many-studies.ts';
import { median } from './median.ts';

/**
 * `npm run bench:content`: what 17, 170 and 1,700 case studies cost: the check, reading them, answering an address of the
 * library, and what its page carries. What building them costs is told by `npm run bench:build`.
 */
const COUNTS = [17, 170, 1700];
const ADDRESSES = [
  '',
  'category=Escape+Room',
  'size=51-100&format=in-person',
  'q=lantern',
  'category=Onboarding&q=late&page=2',
];
const ROUNDS = 20;

const home = process.cwd();

console.table(COUNTS.map(measure));

function measure(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    cpSync('content', join(folder, 'content'), { recursive: true });
    symlinkSync(resolve('public'), join(folder, 'public'));
    writeManyStudies(folder, count);
    const check = timed(() => checkIn(folder));
    process.chdir(folder);
    const reading = timed(() => getRevealedStudies(new Date()));
    const cards = reading.result.map(toCard);
    const times = ADDRESSES.flatMap((address) =>
      Array.from({ length: ROUNDS }, () => timed(() => libraryView(cards, address)).ms),
    );
    const view = libraryView(cards, '');
    const carried = cards.length > MOST_AT_ONCE ? withoutWords(view) : cards;
    return {
      studies: cards.length,
      'check, s': seconds(check.ms),
      'read all, s': seconds(reading.ms),
      'one address, median ms': rounded(median(times)),
      'slowest, ms': rounded(Math.max(...times)),
      'cards on the page': view.shown.length,
      'data for React, KB gzip': rounded(gzipSync(JSON.stringify(carried)).length / 1024),
    };
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
}

/** The command as an author runs it, with the start of Node. */
function checkIn(folder: string): void {
  const command = ['--conditions=react-server', resolve('lib/commands/content.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The generated content is not sound.\n${stderr.slice(0, 2000)}`);
}

function timed<T>(run: () => T): { result: T; ms: number } {
  const started = performance.now();
  const result = run();
  return { result, ms: performance.now() - started };
}

function seconds(ms: number): number {
  return rounded(ms / 1000);
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
