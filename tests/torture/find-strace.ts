import { spawnSync } from 'node:child_process';

/** Whether strace can be used here: it is installed, from Debian's package when there is none (as root), and may trace. */
export function hasStrace(): boolean {
  return traces() || (installStrace() && traces());
}

function traces(): boolean {
  return spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;
}

function installStrace(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log('No strace found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  return spawnSync('apt-get', ['install', '-y', '-qq', 'strace'], { stdio: 'inherit', env }).status === 0;
}
