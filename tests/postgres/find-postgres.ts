import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The folder with `initdb` and `postgres`: one on PATH, then Debian's newest, then Debian's package (as root). Undefined when none
 * can be had.
 */
export function findPostgres(): string | undefined {
  return installed() ?? fromDebian();
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = globSync('/usr/lib/postgresql/*/bin').sort(new Intl.Collator('en', { numeric: true }).compare);
  return [...onPath, ...versions.reverse()].find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  );
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  console.log('No PostgreSQL found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', env });
  return installed();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
