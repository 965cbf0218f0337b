import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = 'node_modules/.cache';

/** A folder outside content/, from the root of the site, in which every change counts as a save. */
export const FIRST_REFRESH_FOLDER = join(CACHE, 'first-refresh');

/**
 * Changes the watched folder at one stroke, which refreshes open pages once. A file that was made, emptied and filled in
 * the folder itself would be three changes, and on a busy machine the bundler sees each of them. Throws when the disk refuses.
 */
export function askForRefresh(): void {
  mkdirSync(FIRST_REFRESH_FOLDER, { recursive: true });
  const aside = join(CACHE, 'first-refresh-next');
  writeFileSync(aside, new Date().toISOString());
  renameSync(aside, join(FIRST_REFRESH_FOLDER, 'asked-for'));
}
