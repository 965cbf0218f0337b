import 'server-only';
import { basename, extname, join } from 'node:path';
import { cacheUntilSave, getDataOrThrow, readYamlFile } from '#lib/content/read';
import { ContentError } from '#lib/content/problem';
import { slugify } from '#lib/content/slugify';
import { focusFromTop, framedHeight, renditionStart, renditionWidths, type Photo, type Photos } from './photo.ts';
import { getAddressFile, getPhotoFile } from './picture-files.ts';
import { UnreadablePicture } from './inspect.ts';
import { readSource, type Source } from './renditions.ts';
import { PhotographsSchema } from './schema.ts';

const facts = cacheUntilSave(() => {
  const [list = []] = getDataOrThrow(readYamlFile('photographs.yaml', PhotographsSchema));
  return new Map(list.map(({ file, ...known }) => [getAddressFile(file), known]));
});

/** The photos among some addresses of the content. Drawings, films, files in public/ and missing files are left out. */
export async function readPhotos(addresses: readonly (string | undefined)[]): Promise<Photos> {
  const photos = await Promise.all(
    [...new Set(addresses)].map(async (address = '') => [address, await readPhoto(address)] as const),
  );
  return Object.fromEntries(photos.flatMap(([address, photo]) => (photo ? [[address, photo]] : [])));
}

/** The photo of an address in the content; undefined for everything that is not a raster picture in a folder of content. */
export async function readPhoto(address: string): Promise<Photo | undefined> {
  const file = getPhotoFile(address);
  if (!file) return undefined;
  const source = await readSourceOrExplain(file);
  const { consent: _consent, ...shown } = facts().get(file) ?? {};
  const { width, height, color, hash } = source;
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const startOf = (cropAt?: number) => folder + renditionStart(renditionBaseName(file), hash, cropAt);
  const cropped = framedHeight(source);
  return {
    base: startOf(),
    width,
    height,
    widths: renditionWidths(width),
    color,
    ...(cropped && { framed: { base: startOf(focusFromTop(shown.focus)), height: cropped } }),
    ...shown,
  };
}

/** The focus of a picture in content/, by its path from the root of the site. */
export function focusOf(file: string): string | undefined {
  return facts().get(file)?.focus;
}

/** The name of a file in the addresses of its renditions, such as img-2041 for IMG_2041.JPG. */
export function renditionBaseName(file: string): string {
  return slugify(basename(file, extname(file))) || 'picture';
}

async function readSourceOrExplain(file: string): Promise<Source> {
  try {
    return await readSource(join(process.cwd(), file));
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new ContentError([{ file, line: 1, column: 1, field: 'the file', what: error.what, fix: error.fix }]);
  }
}
