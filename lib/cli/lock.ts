import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { showHelp } from './show-help.ts';

/**
 * `npm run lock`: run after `npm install <package>`. Adds the hashes that npm leaves out (of binaries for other platforms), and removes the
 * `engines` of packages: npm compares them with the Node.js that runs npm, but packages run on the Node.js that launch.mjs chooses.
 */
type LockedPackage = { version?: string; name?: string; integrity?: string; engines?: object };

const FILE = 'package-lock.json';
showHelp(`Usage: npm run lock

Completes ${FILE} after npm install <package>: adds the hashes that npm leaves out, and removes the engines of packages.`);

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockedPackage> };

for (const [path, { name, version, integrity, engines: _engines, ...rest }] of Object.entries(lock.packages)) {
  if (path === '') continue;
  const spec = `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`;
  lock.packages[path] = { name, version, integrity: integrity ?? fetchIntegrity(spec), ...rest };
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Fetches the hash of `name@version` from the registry that npm is configured for. */
function fetchIntegrity(spec: string): string {
  console.log(`Adding the hash of ${spec}.`);
  const npm = [process.env.npm_execpath!, 'view', spec, 'dist.integrity', '--json'];
  return JSON.parse(execFileSync(process.execPath, npm, { encoding: 'utf8' })) as string;
}
