import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { toCard } from '#lib/case-studies/card';
import { libraryView, MOST_AT_ONCE, withoutWords } from '#lib/case-studies/library-view';
import { getRevealedStudies } from '#lib/case-studies/read';
import { writeManyStudies } from '../factories/many-studies.ts';
import { buildSite, copySite } from '../site/copy-site.ts';

/**
 * `npm run bench:content [-- --build]`: what 17, 170 and 1,700 case studies cost: the check, reading them, answering an
 * address of the library, and what its page carries. With --build it also builds copies of the site with 17 and with 170.
 */
const COUNTS = [17, 170, 1700];
const BUILT = [17, 170];
const ADDRESSES = [
  '',
  'category=Escape+Room',
  'size=51-100&format=in-person',
  'q=lantern',
  'category=Onboarding&q=late&page=2',
];
const ROUNDS = 20;

const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const home = process.cwd();

console.table(COUNTS.map(measure));
if (values.build) console.table(BUILT.map(measureBuild));

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
      'one address, median ms': rounded(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0),
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

function measureBuild(count: number) {
  const folder = copySite(`scale-${count}`);
  try {
    writeManyStudies(folder, count);
    const { ms } = timed(() => buildSite(folder));
    const manifest = JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8')) as {
      routes: object;
    };
    return { studies: count, 'build, s': seconds(ms), 'prerendered routes': Object.keys(manifest.routes).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
