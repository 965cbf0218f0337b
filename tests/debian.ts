import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Installs Debian packages, as root and where apt-get exists. */
export function installFromDebian(packages: string[]): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  console.log(`Installing Debian's ${packages.join(' and ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Debian starts services after their installation; exit code 101 of this file prevents that.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
  if (isOurs) rmSync(policy);
}

/** The path of an executable program with this name on PATH. */
export function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** Whether this process may execute the file at this path. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
