import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStartOf } from './build-id.ts';

/*
 * Who opened a page before a deploy asks for the scripts of that page when the deploy is over. Their names are digests of
 * their content, so files of earlier builds can lie beside the new ones for a while.
 */

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const PUBLISHED = 'static';
const FILES = 'chunks/**/*.{js,css}';
const PUT_ASIDE = 'cache/earlier-static';

/**
 * Before a build: puts the scripts and styles of the last one aside, where the framework does not clean up. Their week
 * starts now; files that were brought back from a build before that keep their date. What a failed build left aside stays.
 */
export function putAsideEarlierFiles(distFolder: string, now: number): void {
  const published = join(distFolder, PUBLISHED);
  const aside = join(distFolder, PUT_ASIDE);
  const replacedSince = buildStartIn(distFolder);
  for (const file of globSync(FILES, { cwd: published })) {
    const source = join(published, file);
    const target = join(aside, file);
    const { mtime } = statSync(source);
    const isEarlier = mtime.getTime() < replacedSince;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
    // A moment before the new build begins, by which the next one tells these files from its own.
    const date = isEarlier ? mtime : new Date(now - 1000);
    utimesSync(target, date, date);
  }
}

/** After the new files are written: brings back what they do not replace and what is younger than a week. */
export function bringBackEarlierFiles(distFolder: string, now: number): void {
  const aside = join(distFolder, PUT_ASIDE);
  for (const file of globSync(FILES, { cwd: aside })) {
    const source = join(aside, file);
    const target = join(distFolder, PUBLISHED, file);
    const { mtime } = statSync(source);
    if (existsSync(target) || now - mtime.getTime() > KEPT_FOR_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true, force: true });
}

/** When the build in a folder began; 0 without one, so that all of its files count as its own. */
function buildStartIn(distFolder: string): number {
  try {
    return buildStartOf(readFileSync(join(distFolder, 'BUILD_ID'), 'utf8')) ?? 0;
  } catch {
    return 0;
  }
}
