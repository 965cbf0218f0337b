import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isExecutable } from '#tests/debian';

/**
 * The folder with `initdb` and `postgres`: on PATH, then Debian's newest, then Debian's package (as root). Undefined when none is
 * available.
 */
export function findPostgres(): string | undefined {
  return findInstalled() ?? (installFromDebian(['postgresql']), findInstalled());
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = globSync('/usr/lib/postgresql/*/bin').sort(new Intl.Collator('en', { numeric: true }).compare);
  return [...onPath, ...versions.reverse()].find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  );
}
