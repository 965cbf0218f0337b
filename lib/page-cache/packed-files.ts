import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBest, LEAST_BYTES } from './brotli.ts';

/*
 * Scripts, styles and drawings with a hash in their names may be kept for a year by whoever asks first. What the first one gets must be
 * as small as can be, and nobody should wait for that: a build compresses them, and stores them by a digest of what they hold.
 */

const FILES = 'static/**/*.{js,css,svg}';
/** The framework leaves this one alone, so that a build compresses only what is new. */
const FOLDER = join('cache', 'packed');
const AT_ONCE = 4;

/** The name of a text's compressed form. */
export function digestOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** After a build: compresses the files that it publishes, and forgets those of builds that are gone. Resolves with their number. */
export async function packFiles(distFolder: string): Promise<number> {
  const folder = join(distFolder, FOLDER);
  mkdirSync(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const file of globSync(FILES, { cwd: distFolder })) {
    const path = join(distFolder, file);
    const text = readFileSync(path);
    if (text.length >= LEAST_BYTES) texts.set(nameOf(digestOf(text)), path);
  }
  const known = new Set(readdirSync(folder));
  for (const name of known) if (!texts.has(name)) rmSync(join(folder, name));
  const missing = [...texts].filter(([name]) => !known.has(name));
  const work = missing.values();
  const packNext = async () => {
    for (const [name, path] of work) {
      const target = join(folder, name);
      writeFileSync(`${target}.part`, await brotliBest(readFileSync(path)));
      renameSync(`${target}.part`, target);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, packNext));
  return texts.size;
}

/** The compressed form of a text with this digest, where the build made one. */
export function readPacked(distFolder: string, digest: string): Buffer | undefined {
  try {
    return readFileSync(join(distFolder, FOLDER, nameOf(digest)));
  } catch {
    return undefined;
  }
}

function nameOf(digest: string): string {
  return `${digest}.br`;
}
