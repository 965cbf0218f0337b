import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { SETTING_NAMES } from '#lib/services/settings';

/** Everything that a build depends on. */
const SOURCES = [
  'app/**',
  'components/**',
  'content/**',
  'lib/**',
  'public/**',
  'instrumentation.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'proxy.ts',
  'tsconfig.json',
];

export const DIGEST_FILE = '.next/source-digest';

/** What is baked into pages and headers: the address of the site, who may index it, and which services are connected. */
const BAKED_IN = ['SITE_URL', 'HSTS_PRELOAD', 'NOINDEX', ...SETTING_NAMES];

/** A digest of all sources and of the settings that are baked in; equal digests mean that the last build still fits. */
export function sourceDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(BAKED_IN.map((name) => process.env[name] ?? '')));
  const files = globSync(SOURCES).filter((path) => statSync(path).isFile());
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** The digest that the last complete build left behind, if there was one. */
export function builtDigest(): string | undefined {
  try {
    return readFileSync(DIGEST_FILE, 'utf8');
  } catch {
    return undefined;
  }
}
