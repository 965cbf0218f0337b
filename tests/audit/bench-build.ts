import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { writeManyStudies } from '../factories/many-studies.ts';
import { copySite } from '../servers/copy-site.ts';
import { measureMemory } from './process-tree.ts';

/**
 * `npm run audit -- bench-build [--counts 17,170,1700]`: builds copies of the site with these numbers of case studies, each from scratch, and
 * prints seconds, memory, bytes on disk and the size of the library page. Exits with 1 when the last build takes more than four times the
 * first, an additional study costs more than 20 ms or 40 KB, or the library grows by more than 1 KB.
 */
const { values } = parseArgs({ options: { counts: { type: 'string', default: '17,170,1700' } } });
const LIMITS = { times: 4, ms: 20, kb: 40, libraryKb: 1 };
const KB = 1024;

type Build = {
  studies: number;
  seconds: number;
  memoryMb: number;
  diskKb: number;
  prerendered: number;
  libraryKb: number;
};

async function measure(studies: number): Promise<Build> {
  const folder = copySite(`build-${studies}`);
  try {
    writeManyStudies(folder, studies);
    const started = performance.now();
    const child = spawn(process.execPath, ['--conditions=react-server', 'lib/cli/site/build.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const ended = once(child, 'exit') as Promise<[number]>;
    let isOver = false;
    void ended.then(() => (isOver = true));
    let most = 0;
    while (!isOver) {
      most = Math.max(most, measureMemory(child.pid!));
      await Promise.race([pause(500), ended]);
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`The copy with ${studies} studies did not build.`);
    const seconds = (performance.now() - started) / 1000;
    const files = globSync('.next/{server,static}/**/*', { cwd: folder }).map((file) => statSync(join(folder, file)));
    const manifest = JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8')) as {
      routes: object;
    };
    return {
      studies,
      seconds: rounded(seconds),
      memoryMb: Math.round(most),
      diskKb: Math.round(files.reduce((sum, { size, mode }) => sum + (mode & 0o040000 ? 0 : size), 0) / KB),
      prerendered: Object.keys(manifest.routes).length,
      libraryKb: rounded(brotliCompressSync(readLibraryPage(folder)).length / KB),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The library page as the server sends it, without what loads at the first interaction. */
function readLibraryPage(folder: string): string {
  const [page = ''] = globSync('.next/server/route-cache/APP_PAGE/*/$/case-studies.html', { cwd: folder });
  return readFileSync(join(folder, page), 'utf8');
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

const counts = values.counts.split(',').map(Number);
if (counts.length < 2 || counts.some((count) => !(count > 0)))
  throw new Error('Give two counts or more: --counts 17,170');
const builds: Build[] = [];
for (const count of counts) {
  builds.push(await measure(count));
  console.log(JSON.stringify(builds.at(-1)));
}
console.table(builds);
const [first, last] = [builds[0]!, builds.at(-1)!];
const more = last.studies - first.studies;
const growth = {
  times: rounded(last.seconds / first.seconds),
  ms: rounded(((last.seconds - first.seconds) * 1000) / more),
  kb: rounded((last.diskKb - first.diskKb) / more),
  libraryKb: rounded(last.libraryKb - first.libraryKb),
};
console.log(
  `${growth.times} times the time; ${growth.ms} ms and ${growth.kb} KB for each additional study; the library is ${growth.libraryKb} KB heavier.`,
);
const isWithin = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).every((what) => growth[what] <= LIMITS[what]);
process.exitCode = isWithin ? 0 : 1;
