import { spawnSync } from 'node:child_process';
import { installFromDebian } from '#tests/debian';

/** Whether strace can be used here: it is installed, from Debian's package when there is none (as root), and may trace. */
export function hasStrace(): boolean {
  if (traces()) return true;
  installFromDebian(['strace']);
  return traces();
}

function traces(): boolean {
  return spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;
}
