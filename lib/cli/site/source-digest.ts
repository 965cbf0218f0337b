import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { SETTING_NAMES } from '#lib/integrations/settings';
import { DIST_FOLDER } from './build-files.ts';

/** The files that a build depends on. */
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

export const DIGEST_FILE = `${DIST_FOLDER}/source-digest`;

/** The variables whose values are in pages and headers: the URL of the site, its indexing, and the connected services. */
export const BUILD_VARIABLES = [
  'SITE_URL',
  'HSTS_PRELOAD',
  'NOINDEX',
  'SHOW_DRAFTS',
  'STATIC_SITE',
  'QUOTES_ENDPOINT',
  ...SETTING_NAMES,
];

/** A digest of all sources and build variables. With an equal digest, the last build is still valid. */
export function sourceDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(BUILD_VARIABLES.map((name) => process.env[name] ?? '')));
  const files = globSync(SOURCES).filter((path) => statSync(path).isFile());
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Reads the digest of the last complete build; undefined without one. */
export function builtDigest(): string | undefined {
  try {
    return readFileSync(DIGEST_FILE, 'utf8');
  } catch {
    return undefined;
  }
}
