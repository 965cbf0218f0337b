import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run lock`: run after `npm install <package>`. Adds the hashes that npm leaves out (of binaries for other platforms), and removes the
 * `engines` of packages: npm compares them with the Node that runs npm, while packages run on the Node that launch.mjs chooses.
 */
type LockedPackage = { version?: string; name?: string; integrity?: string; engines?: object };

const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockedPackage> };

for (const [place, { name, version, integrity, engines: _engines, ...rest }] of Object.entries(lock.packages)) {
  if (place === '') continue;
  const spec = `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`;
  lock.packages[place] = { name, version, integrity: integrity ?? integrityOf(spec), ...rest };
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** The hash that the registry of this machine publishes for `name@version`. */
function integrityOf(spec: string): string {
  console.log(`Adding the hash of ${spec}.`);
  const npm = [process.env.npm_execpath!, 'view', spec, 'dist.integrity', '--json'];
  return JSON.parse(execFileSync(process.execPath, npm, { encoding: 'utf8' })) as string;
}
