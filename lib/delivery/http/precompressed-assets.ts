import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBest, MIN_COMPRESSIBLE_BYTES } from './brotli.ts';

const ASSET_GLOB = 'static/**/*.{js,css,svg}';
const CONCURRENCY = 4;

export const BROTLI_EXTENSION = '.br';

/**
 * After a build: compresses its scripts, styles and drawings at the best brotli quality, each beside the original. They have hashes in their
 * names, so what an earlier build compressed is valid. Resolves with the number of files that it compressed.
 */
export async function precompressAssets(distFolder: string): Promise<number> {
  const missing = globSync(ASSET_GLOB, { cwd: distFolder })
    .map((file) => join(distFolder, file))
    .filter((path) => statSync(path).size >= MIN_COMPRESSIBLE_BYTES && !existsSync(path + BROTLI_EXTENSION));
  const work = missing.values();
  const compressNext = async () => {
    for (const path of work) {
      writeFileSync(`${path}.part`, await brotliBest(readFileSync(path)));
      renameSync(`${path}.part`, path + BROTLI_EXTENSION);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressNext));
  return missing.length;
}
