import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Who opened a page before a deploy asks for the scripts of that page when the deploy is over. Their names are digests of
 * their content, so files of earlier builds can lie beside the new ones for a while.
 */

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const PUBLISHED = 'static';
const PUT_ASIDE = 'cache/earlier-static';

/** Before a build: puts the scripts and styles of the last one aside, where the framework does not clean up. */
export function putAsideEarlierFiles(distFolder: string): void {
  const aside = join(distFolder, PUT_ASIDE);
  rmSync(aside, { recursive: true, force: true });
  const published = join(distFolder, PUBLISHED);
  if (existsSync(published)) cpSync(published, aside, { recursive: true, preserveTimestamps: true });
}

/** After the new files are written: brings back what they do not replace and what is younger than a week. */
export function bringBackEarlierFiles(distFolder: string, now: number): void {
  const aside = join(distFolder, PUT_ASIDE);
  for (const file of globSync('chunks/**/*.{js,css}', { cwd: aside })) {
    const target = join(distFolder, PUBLISHED, file);
    if (existsSync(target) || now - statSync(join(aside, file)).mtimeMs > KEPT_FOR_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(aside, file), target, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true, force: true });
}
