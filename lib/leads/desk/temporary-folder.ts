import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `action` with a folder that only this user can read, and removes it afterwards, also on Ctrl-C. */
export async function withTemporaryFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quote-desk-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await action(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
