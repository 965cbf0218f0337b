import 'server-only';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodeAddress } from '#lib/content/decode-address';
import { readPictureSize } from '#lib/content/picture-size';
import { getPublishedStudies, getPublishedStudy } from './read.ts';

/** The content type of each file extension, in lower or upper case. Files with other extensions are not served. */
const CONTENT_TYPES = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

export const PICTURE_ENDINGS = [...CONTENT_TYPES.keys()];

/** The path prefix of the pictures of studies. All other addresses are files in public/. */
export const STUDY_FILES = '/art/case-studies/';

/** True for the name or address of a file that can be served from the folder of a study. */
export function isServable(name: string): boolean {
  return getContentType(name) !== undefined;
}

function getContentType(name: string): string | undefined {
  return CONTENT_TYPES.get(extname(name).toLowerCase());
}

export type Picture = { body: Uint8Array<ArrayBuffer>; type: string };

/** All pictures of the studies that are public at `now`. */
export function readPublishedPictures(now: Date): { slug: string; file: string }[] {
  return getPublishedStudies(now).flatMap(({ slug }) => readPictureNames(slug).map((file) => ({ slug, file })));
}

/**
 * Reads a picture of a study that is public at `now`; undefined for all other names. `file` may be percent-encoded. Both names are
 * untrusted input: they are only compared with existing studies and files, so path traversal is not possible.
 */
export function readPicture(slug: string, file: string, now: Date): Picture | undefined {
  const study = getPublishedStudy(slug, now);
  const names = study ? readPictureNames(study.slug) : [];
  const name = [file, decodeAddress(file)].find((one) => names.includes(one));
  const type = name && getContentType(name);
  return study && type ? { body: readFileSync(join(getFolder(study.slug), name)), type } : undefined;
}

/** The names of the servable files in the folder of a study, public or not; empty if it has no folder. */
export function readPictureNames(slug: string): string[] {
  const folder = getFolder(slug);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .filter(isServable)
    .sort();
}

/** The file for an address of this site, relative to the root of the site. It need not exist. */
export function getAddressFile(address: string): string {
  const path = decodeAddress(address);
  const own = `content/case-studies/${path.slice(STUDY_FILES.length)}`;
  return path.startsWith(STUDY_FILES) && existsSync(own) ? own : `public${path}`;
}

/** The width and height of a picture, so that a page can reserve its space; undefined if they are not known. */
export function readPictureDimensions(address: string): { width: number; height: number } | undefined {
  const file = getAddressFile(address);
  const { width, height } = existsSync(file) ? readPictureSize(file) : {};
  return width && height ? { width, height } : undefined;
}

function getFolder(slug: string): string {
  return join(process.cwd(), 'content', 'case-studies', slug);
}
