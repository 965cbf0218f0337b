import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder, makes it the temporary folder of this process and of its later child processes, and removes it when this process ends.
 * A run therefore leaves no files behind, even when a test does not clean up. Returns its path.
 */
export function createScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'romp-and-riddle-'));
  // PostgreSQL runs as another user and uses a folder inside this one.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
