import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodeAddress } from '#lib/content/decode-address';

/** The folders of content whose pictures have a route, by the start of their addresses. All other addresses are files in public/. */
export const PICTURE_FOLDERS = {
  '/art/case-studies/': 'content/case-studies/',
  '/art/blog/': 'content/blog/',
  '/art/people/': 'content/people/',
  '/art/pictures/': 'content/pictures/',
} as const;

/** The folders without a folder for each entry: portraits, and photos of pages. */
export const SHARED_FOLDERS = ['people', 'pictures'] as const;

/** The folder of content for such a name; undefined for other names. */
export function getSharedFolder(name: string): string | undefined {
  return SHARED_FOLDERS.some((folder) => folder === name) ? `content/${name}` : undefined;
}

/** The path prefix of the pictures of studies. */
export const STUDY_FILES = '/art/case-studies/' satisfies keyof typeof PICTURE_FOLDERS;

/** The content type of each file extension, in lower or upper case. Files with other extensions are not served. */
const CONTENT_TYPES = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.heic', 'image/heic'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

export const PICTURE_ENDINGS = [...CONTENT_TYPES.keys()].filter((ending) => ending !== '.heic');

/** True for the name or address of a file that can be served. */
export function isServable(name: string): boolean {
  return getContentType(name) !== undefined;
}

export function getContentType(name: string): string | undefined {
  return CONTENT_TYPES.get(extname(name).toLowerCase());
}

/** True for the name or address of a picture that is made of pixels: it is served in renditions, never as it is. */
export function isRaster(name: string): boolean {
  const type = getContentType(name.replace(/[?#].*/, ''));
  return type !== undefined && type.startsWith('image/') && type !== 'image/svg+xml';
}

/** The file for an address of this site, relative to the root of the site. It need not exist. */
export function getAddressFile(address: string): string {
  const path = decodeAddress(address);
  for (const [prefix, folder] of Object.entries(PICTURE_FOLDERS)) {
    const own = folder + path.slice(prefix.length);
    if (path.startsWith(prefix) && existsSync(join(process.cwd(), own))) return own;
  }
  return `public${path}`;
}

/** The file of a photo: a raster picture in a folder of content that exists, relative to the root of the site; undefined for other addresses. */
export function getPhotoFile(address: string): string | undefined {
  if (!isRaster(address)) return undefined;
  const file = getAddressFile(address);
  return file.startsWith('content/') && existsSync(join(process.cwd(), file)) ? file : undefined;
}

/** The raster pictures in a folder of content, with the folder. */
export function listPhotos(folder: string): string[] {
  return listServable(folder)
    .filter(isRaster)
    .map((name) => join(process.cwd(), folder, name));
}

/** The names of the servable files in a folder of content; empty if it does not exist. */
export function listServable(folder: string): string[] {
  const path = join(process.cwd(), folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .filter(isServable)
    .sort();
}
