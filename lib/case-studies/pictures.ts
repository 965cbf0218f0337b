import 'server-only';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pictureSize } from '#lib/content/picture-size';
import { getRevealedStudies, getRevealedStudy } from './read.ts';

/** The content type of each ending; a file with any other ending is never served. */
const TYPES = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

export const PICTURE_ENDINGS = [...TYPES.keys()];

/** Where the pictures of studies are served; any other address is a file in public/. */
export const STUDY_FILES = '/art/case-studies/';

export type Picture = { body: Uint8Array<ArrayBuffer>; type: string };

/** Every picture of every study that is revealed at `now`. */
export function readRevealedPictures(now: Date): { slug: string; file: string }[] {
  return getRevealedStudies(now).flatMap(({ slug }) => readPictureNames(slug).map((file) => ({ slug, file })));
}

/**
 * One picture of a study that is revealed at `now`; undefined for everything else. Both names may come from a visitor:
 * they are only compared with the studies and files that exist, so they cannot lead out of the study's folder.
 */
export function readPicture(slug: string, file: string, now: Date): Picture | undefined {
  const study = getRevealedStudy(slug, now);
  const name = study && readPictureNames(study.slug).find((one) => one === file);
  const type = name && TYPES.get(extname(name));
  return type ? { body: readFileSync(join(folderOf(study.slug), name)), type } : undefined;
}

/** The names of the files that can be served from the folder of a study, revealed or not; none when it has no folder. */
export function readPictureNames(slug: string): string[] {
  const folder = folderOf(slug);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .filter((name) => TYPES.has(extname(name)))
    .sort();
}

/** The file behind an address of this site, as a path from its folder. It need not exist. */
export function fileOfAddress(address: string): string {
  const own = `content/case-studies/${address.slice(STUDY_FILES.length)}`;
  return address.startsWith(STUDY_FILES) && existsSync(own) ? own : `public${address}`;
}

/** The width and height of a picture, for the room that a page keeps for it; undefined when they are not known. */
export function readPictureShape(address: string): { width: number; height: number } | undefined {
  const file = fileOfAddress(address);
  const { width, height } = existsSync(file) ? pictureSize(file) : {};
  return width && height ? { width, height } : undefined;
}

function folderOf(slug: string): string {
  return join(process.cwd(), 'content', 'case-studies', slug);
}
