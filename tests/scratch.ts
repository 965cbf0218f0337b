import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that is the temporary folder of this process and of all that it starts from now on, and removes it when this process ends.
 * So a run leaves nothing behind, whatever its tests forget. Returns its path.
 */
export function takeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'romp-and-riddle-'));
  // PostgreSQL, which runs as another user, works in a folder below.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
