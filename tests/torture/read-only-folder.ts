import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';

/** A folder that can be made read-only and writable again. */
export type LockableFolder = { lock: () => void; unlock: () => void; remove: () => void };

/**
 * Turns `folder` into such a folder. Permissions do not restrict root, so for root it is a tmpfs that is remounted read-only. Undefined
 * where root may not mount.
 */
export function lockableFolder(folder: string): LockableFolder | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) {
    return { lock: () => chmodSync(folder, 0o500), unlock: () => chmodSync(folder, 0o700), remove: () => {} };
  }
  const mount = (...args: string[]) => {
    const { status, stderr } = spawnSync('mount', [...args, folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The folder cannot be mounted: ${stderr}`);
  };
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', folder]).status !== 0) return undefined;
  const remove = () => {
    process.off('exit', remove);
    spawnSync('umount', ['--lazy', folder]);
  };
  process.prependOnceListener('exit', remove);
  return { lock: () => mount('-o', 'remount,ro'), unlock: () => mount('-o', 'remount,rw'), remove };
}
