/**
 * Writes every file with outlined lettering or pixels: wordmarks, gallery pictures, share cards, tiles, the title of
 * Jazz Heist, app icons and font licenses; with `--clip` also the film. Exits with 1 when a file is too big.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { appIconFiles } from './app-icons.ts';
import { galleryFiles } from './gallery.ts';
import { jazzTitleFile } from './jazz-title.ts';
import type { PictureFile } from './picture-file.ts';
import { shareCardFiles } from './share-cards.ts';
import { tileSpriteFile } from './tile-sprite.ts';
import { wordmarkFiles } from './wordmarks.ts';

type Budget = { name: string; pattern: RegExp; maxBytes: number; isGzipSize?: boolean };

const KB = 1024;
const BUDGETS: Budget[] = [
  { name: 'gallery pictures, gzip', pattern: /\/gallery-\d+\.svg$/, maxBytes: 6 * KB, isGzipSize: true },
  { name: 'wordmarks, gzip', pattern: /\/logo\.svg$/, maxBytes: 2 * KB, isGzipSize: true },
  { name: 'share cards', pattern: /^public\/art\/og\/|\/og\.png$/, maxBytes: 120 * KB },
  { name: 'app icons', pattern: /^(app|public\/art\/icons)\//, maxBytes: 20 * KB },
  { name: 'tiles of the home page, gzip', pattern: /\/tiles\.svg$/, maxBytes: 12 * KB, isGzipSize: true },
  { name: 'film', pattern: /\.mp4$/, maxBytes: 1000 * KB },
  { name: 'film poster, gzip', pattern: /^public\/video\/.*\.svg$/, maxBytes: 6 * KB, isGzipSize: true },
];

const LICENSES: Record<string, string> = {
  anybody: '@fontsource-variable/anybody',
  'familjen-grotesk': '@fontsource-variable/familjen-grotesk',
  limelight: '@fontsource/limelight',
};

const root = new URL('../../', import.meta.url);

function licenseFiles(): PictureFile[] {
  return Object.entries(LICENSES).map(([name, pack]) => ({
    path: `public/art/licenses/${name}.txt`,
    body: readFileSync(new URL(`node_modules/${pack}/LICENSE`, root)),
  }));
}

function write({ path, body }: PictureFile): void {
  const file = fileURLToPath(new URL(path, root));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** Prints the biggest file of each kind. Returns whether all files are within their limits. */
function report(files: readonly PictureFile[]): boolean {
  let fits = true;
  for (const { name, pattern, maxBytes, isGzipSize } of BUDGETS) {
    const sizes = files
      .filter(({ path }) => pattern.test(path))
      .map(({ path, body }) => ({
        path,
        size: isGzipSize ? gzipSync(body, { level: 9 }).length : Buffer.byteLength(body),
      }))
      .sort((one, other) => other.size - one.size);
    const biggest = sizes[0];
    if (!biggest) continue;
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    const inside = biggest.size <= maxBytes;
    fits &&= inside;
    console.log(
      `${inside ? 'ok ' : 'BIG'} ${name}: ${sizes.length} files, ${kilobytes(total)} in all, biggest ${kilobytes(biggest.size)} of ${kilobytes(maxBytes)} (${biggest.path})`,
    );
  }
  return fits;
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

const files: PictureFile[] = [
  ...wordmarkFiles(),
  ...galleryFiles(),
  ...(await shareCardFiles()),
  ...(await appIconFiles()),
  ...licenseFiles(),
  tileSpriteFile(),
  jazzTitleFile(),
];
if (process.argv.includes('--clip')) {
  const { filmFiles } = await import('./film.ts');
  files.push(...(await filmFiles()));
}
files.forEach(write);
if (!report(files)) process.exitCode = 1;
