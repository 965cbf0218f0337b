import { spawnSync } from 'node:child_process';
import { installFromDebian } from '#tests/debian';

/** Whether strace can be used: it is installed (as root, Debian's package is installed when missing) and may trace. */
export function hasStrace(): boolean {
  if (canTrace()) return true;
  installFromDebian(['strace']);
  return canTrace();
}

function canTrace(): boolean {
  return spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;
}
