import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from '#lib/leads/operations/log';
import { DIST_FOLDER } from './build-files.ts';

/*
 * Servers load files of their build when a request needs them, so a build in the folder of a running server would break its pages. Each server
 * holds a shared SQLite lock on a file of the build. The operating system releases it when the process ends in any way.
 */
const LOCK_FILE = `${DIST_FOLDER}/in-use.db`;

const SQLITE_BUSY = 5;

/** Keeps the lock: an unreachable object would be closed. */
let held: DatabaseSync | undefined;

/** At the end of a build: creates the file that servers lock. */
export function createBuildLock(): void {
  const file = new DatabaseSync(LOCK_FILE);
  file.exec('PRAGMA user_version = 1');
  file.close();
}

/** Locks the build in the current folder until the process ends. Where files cannot be locked, that is logged, and nothing protects the build. */
export function holdBuild(log: Logger): void {
  try {
    held = new DatabaseSync(LOCK_FILE, { readOnly: true });
    held.exec('BEGIN; PRAGMA user_version');
  } catch (error) {
    log.warn({ event: 'build-not-locked', error });
  }
}

/** Whether a server runs on the build in the current folder. */
export function isBuildInUse(): boolean {
  if (!existsSync(LOCK_FILE)) return false;
  const file = new DatabaseSync(LOCK_FILE);
  try {
    file.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return true;
    throw error;
  } finally {
    file.close();
  }
}
