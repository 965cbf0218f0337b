/**
 * Draws everything that contains outlined lettering or pixels: wordmarks, gallery pictures, share cards,
 * tiles, app icons and font licenses; with --clip also the short film. Exits with 1 when a file is too big.
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
import { tileSheetFile } from './tile-sheet.ts';
import { wordmarkFiles } from './wordmarks.ts';

type Budget = { name: string; matches: RegExp; limit: number; gzip?: boolean };

const KB = 1024;
const BUDGETS: Budget[] = [
  { name: 'gallery pictures, gzip', matches: /\/gallery-\d+\.svg$/, limit: 6 * KB, gzip: true },
  { name: 'wordmarks, gzip', matches: /\/logo\.svg$/, limit: 2 * KB, gzip: true },
  { name: 'share cards', matches: /^public\/art\/og\/|\/og\.png$/, limit: 120 * KB },
  { name: 'app icons', matches: /^(app|public\/art\/icons)\//, limit: 20 * KB },
  { name: 'tiles of the home page, gzip', matches: /\/tiles\.svg$/, limit: 12 * KB, gzip: true },
  { name: 'film', matches: /\.mp4$/, limit: 1000 * KB },
  { name: 'film poster, gzip', matches: /^public\/video\/.*\.svg$/, limit: 6 * KB, gzip: true },
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

/** Prints the biggest file of each kind; true when all are inside their budget. */
function report(files: readonly PictureFile[]): boolean {
  let fits = true;
  for (const { name, matches, limit, gzip } of BUDGETS) {
    const sizes = files
      .filter(({ path }) => matches.test(path))
      .map(({ path, body }) => ({ path, size: gzip ? gzipSync(body, { level: 9 }).length : Buffer.byteLength(body) }))
      .sort((one, other) => other.size - one.size);
    const biggest = sizes[0];
    if (!biggest) continue;
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    const inside = biggest.size <= limit;
    fits &&= inside;
    console.log(
      `${inside ? 'ok ' : 'BIG'} ${name}: ${sizes.length} files, ${kilobytes(total)} in all, biggest ${kilobytes(biggest.size)} of ${kilobytes(limit)} (${biggest.path})`,
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
  tileSheetFile(),
  jazzTitleFile(),
];
if (process.argv.includes('--clip')) {
  const { clipFiles } = await import('./clip.ts');
  files.push(...(await clipFiles()));
}
files.forEach(write);
if (!report(files)) process.exitCode = 1;
