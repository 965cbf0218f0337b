import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseBuildStart } from './build-id.ts';

/*
 * A page that was opened before a deploy requests its scripts after the deploy. File names are content hashes, so the files of previous
 * builds can stay beside the new ones for a while.
 */

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
const STATIC_FOLDER = 'static';
const ASSET_GLOB = 'chunks/**/*.{js,css,br}';
const BACKUP_FOLDER = 'cache/earlier-static';

/**
 * Before a build: copies the scripts and styles of the last build to the `cache` folder, which Next does not clean. Their retention period
 * starts now. Files from builds before that keep their date. Copies left over from a failed build stay.
 */
export function keepPreviousBuildAssets(distFolder: string, now: number): void {
  const staticFolder = join(distFolder, STATIC_FOLDER);
  const backupFolder = join(distFolder, BACKUP_FOLDER);
  const buildStart = readBuildStart(distFolder);
  for (const file of globSync(ASSET_GLOB, { cwd: staticFolder })) {
    const source = join(staticFolder, file);
    const target = join(backupFolder, file);
    const { mtime } = statSync(source);
    const isFromPreviousBuild = mtime.getTime() < buildStart;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
    // Older than the start of the new build, so that the next build can distinguish these files from its own.
    const date = isFromPreviousBuild ? mtime : new Date(now - 1000);
    utimesSync(target, date, date);
  }
}

/** After compilation: restores the files that the new build did not write and whose retention period is not over. */
export function restorePreviousBuildAssets(distFolder: string, now: number): void {
  const aside = join(distFolder, BACKUP_FOLDER);
  for (const file of globSync(ASSET_GLOB, { cwd: aside })) {
    const source = join(aside, file);
    const target = join(distFolder, STATIC_FOLDER, file);
    const { mtime } = statSync(source);
    if (existsSync(target) || now - mtime.getTime() > RETENTION_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true, force: true });
}

/** The start time of the build in a folder, in milliseconds since 1970; 0 without a build id, so that all its files count as its own. */
function readBuildStart(distFolder: string): number {
  try {
    return parseBuildStart(readFileSync(join(distFolder, 'BUILD_ID'), 'utf8')) ?? 0;
  } catch {
    return 0;
  }
}
