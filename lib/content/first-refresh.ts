import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = 'node_modules/.cache';

/** A watched folder outside content/, relative to the root of the site. A change in it refreshes pages like a save. */
export const FIRST_REFRESH_FOLDER = join(CACHE, 'first-refresh');

/**
 * Changes the watched folder with one rename, so that open pages refresh once. Writing a file in the folder itself would
 * be up to three changes (create, truncate, write), and on a busy machine the bundler reacts to each. Throws when the disk
 * cannot be written.
 */
export function requestRefresh(): void {
  mkdirSync(FIRST_REFRESH_FOLDER, { recursive: true });
  const temporary = join(CACHE, 'first-refresh-next');
  writeFileSync(temporary, new Date().toISOString());
  renameSync(temporary, join(FIRST_REFRESH_FOLDER, 'requested'));
}
