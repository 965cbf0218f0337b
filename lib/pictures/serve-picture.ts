import 'server-only';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodeAddress } from '#lib/content/decode-address';
import {
  listRenditions,
  parseRenditionName,
  RENDITION_FORMATS,
  renditionStart,
  type Rendition,
  type RenditionName,
} from './photo.ts';
import { getContentType, isRaster, listServable } from './picture-files.ts';
import { focusOf, renditionBaseName } from './read-photos.ts';
import { readPlain, readRendition, readSource } from './renditions.ts';
import { parseSvg } from './svg.ts';

const SVG_TYPE = 'image/svg+xml';
const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

export type ServedPicture = { body: Uint8Array<ArrayBuffer>; type: string; cacheControl: string };

/**
 * A file of a folder of content as it may leave the server; undefined for all other names. Raster pictures leave as renditions, or under their own
 * name as a JPEG or PNG without metadata. `file` is untrusted and may be percent-encoded: it is only compared with existing names.
 */
export async function readServedPicture(folder: string, file: string): Promise<ServedPicture | undefined> {
  const names = listServable(folder);
  const name = [file, decodeAddress(file)].find((one) => names.includes(one));
  if (!name) return readServedRendition(folder, names, parseRenditionName(file));
  const path = join(process.cwd(), folder, name);
  const type = getContentType(name)!;
  if (type === SVG_TYPE) return { body: new TextEncoder().encode(readSvgFile(path)), type, cacheControl: HOUR };
  if (!isRaster(name)) return { body: readFileSync(path), type, cacheControl: HOUR };
  const plain = await readPlain(await readSource(path));
  return { body: Uint8Array.from(plain.body), type: plain.type, cacheControl: HOUR };
}

/** The text of an SVG file without what could run or load something; empty if it is no drawing. */
export function readSvgFile(path: string): string {
  return parseSvg(readFileSync(path, 'utf8'))?.text ?? '';
}

/** After a picture has changed, pages of before still use its earlier names: they get the current rendition, which caches must not store. */
async function readServedRendition(folder: string, names: string[], rendition: RenditionName | undefined) {
  if (!rendition) return undefined;
  const named = names.filter((name) => isRaster(name) && renditionBaseName(name) === rendition.name);
  const sources = await Promise.all(named.map((name) => readSource(join(process.cwd(), folder, name))));
  const source = sources.find(({ hash }) => hash === rendition.hash) ?? sources[0];
  const all = source ? listRenditions(source, focusOf(`${folder}/${basename(source.file)}`)) : [];
  const isCropped = (one: Rendition) => one.cropAt !== undefined;
  const shown = all.find((one) => isCropped(one) === isCropped(rendition) && one.width >= rendition.width);
  if (!source || !shown) return undefined;
  const isCurrent =
    source.hash === rendition.hash && shown.width === rendition.width && shown.cropAt === rendition.cropAt;
  const body = await readRendition(source, shown, rendition.format);
  const cacheControl = isCurrent ? FOREVER : 'no-store';
  return { body: Uint8Array.from(body), type: `image/${rendition.format}`, cacheControl };
}

/** The names under which the files of a folder are served, with the renditions of those pictures that pages show. */
export async function listServedPictures(
  folder: string,
  isShown: (name: string) => boolean = () => true,
): Promise<string[]> {
  const names = listServable(folder);
  const renditions = await Promise.all(
    names.filter((name) => isRaster(name) && isShown(name)).map((name) => listRenditionNames(folder, name)),
  );
  return [...names, ...renditions.flat()];
}

async function listRenditionNames(folder: string, name: string): Promise<string[]> {
  const source = await readSource(join(process.cwd(), folder, name));
  return listRenditions(source, focusOf(`${folder}/${name}`)).flatMap(({ width, cropAt }) =>
    RENDITION_FORMATS.map(
      (format) => `${renditionStart(renditionBaseName(name), source.hash, cropAt)}-${width}.${format}`,
    ),
  );
}
