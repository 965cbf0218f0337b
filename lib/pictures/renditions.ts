import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { describeFailure, inspectPicture, openPicture, type Inspection } from './inspect.ts';
import {
  framedHeight,
  listRenditions,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  renditionWidths,
  type Rendition,
  type RenditionFormat,
} from './photo.ts';

/*
 * Renditions are encoded once and kept in .next/cache, which stays between builds: a folder per picture, named after a hash of its bytes.
 */

function cacheFolder(hash: string): string {
  return join(process.cwd(), '.next', 'cache', 'pictures', hash);
}

/** Part of every hash. Raise it when the same bytes must become other renditions. */
const ENCODING_VERSION = '2';

const QUALITY = { avif: 40, webp: 66, jpeg: 80 } as const;

/** Of 9: 4 makes files 3 % smaller and takes four times as long. */
const AVIF_EFFORT = 3;

/** The format of a rendition, or `plain` for readers without AVIF and WebP, such as mail and feeds: a JPEG, or a PNG with transparency. */
export type Encoding = RenditionFormat | 'plain';

/** A picture of an author, and where its renditions are kept. */
export type Source = Inspection & {
  file: string;
  hash: string;
  color: string;
};

const sources = new Map<string, Promise<Source>>();
const pending = new Map<string, Promise<Buffer>>();

/** Reads a raster picture whole. Throws UnreadablePicture when it cannot be shown. A file is read again only after it changed. */
export async function readSource(file: string): Promise<Source> {
  const { size, mtimeMs } = await stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const known = sources.get(key) ?? describeSource(file);
  sources.set(key, known);
  return known;
}

async function describeSource(file: string): Promise<Source> {
  const hash = createHash('sha256')
    .update(ENCODING_VERSION)
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10);
  const known = await readOrUndefined(join(cacheFolder(hash), 'source.json'));
  if (known) return { ...(JSON.parse(known.toString()) as Omit<Source, 'file' | 'hash'>), file, hash };
  const inspection = await inspectPicture(file);
  try {
    const { data } = await (
      await openPicture(file)
    )
      .resize(1, 1)
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const color = `#${data.subarray(0, 3).toString('hex')}`;
    await store(cacheFolder(hash), 'source.json', JSON.stringify({ ...inspection, color }));
    return { ...inspection, color, file, hash };
  } catch (error) {
    throw describeFailure(error);
  }
}

/** A rendition of a picture, from the cache or encoded now: one of `listRenditions`. */
export async function readRendition(source: Source, rendition: Rendition, encoding: Encoding): Promise<Buffer> {
  const name = cacheName(rendition, encoding);
  const folder = cacheFolder(source.hash);
  const path = join(folder, name);
  const stored = await readOrUndefined(path);
  if (stored) return stored;
  const encoded = pending.get(path) ?? encode(source, rendition, encoding);
  pending.set(path, encoded);
  try {
    const bytes = await encoded;
    await store(folder, name, bytes);
    return bytes;
  } finally {
    pending.delete(path);
  }
}

/** The picture for readers that know JPEG and PNG only: the file itself if it can be served as it is, and is not larger than a page needs. */
export async function readPlain(source: Source): Promise<{ body: Buffer; type: string }> {
  const isSmall = source.width <= RENDITION_WIDTHS.at(-1)!;
  if (source.isClean && isSmall && (source.format === 'jpeg' || source.format === 'png')) {
    return { body: await readFile(source.file), type: `image/${source.format}` };
  }
  const body = await readRendition(source, { width: renditionWidths(source.width).at(-1)! }, 'plain');
  return { body, type: source.isOpaque ? 'image/jpeg' : 'image/png' };
}

/** Encodes every rendition of a picture that is not in the cache yet. Returns how many were encoded. */
export async function prepareRenditions(source: Source, focus: string | undefined): Promise<number> {
  let count = 0;
  for (const rendition of listRenditions(source, focus)) {
    for (const format of RENDITION_FORMATS) {
      if (existsSync(join(cacheFolder(source.hash), cacheName(rendition, format)))) continue;
      await readRendition(source, rendition, format);
      count++;
    }
  }
  await readPlain(source);
  return count;
}

function cacheName({ width, cropAt }: Rendition, encoding: Encoding): string {
  return `${width}${cropAt === undefined ? '' : `-y${cropAt}`}.${encoding}`;
}

async function encode(source: Source, { width, cropAt }: Rendition, encoding: Encoding): Promise<Buffer> {
  try {
    const whole = await openPicture(source.file);
    const picture = cropAt === undefined ? whole : crop(whole, source, cropAt);
    return await withFormat(picture.resize({ width }).toColourspace('srgb'), encoding, source.isOpaque).toBuffer();
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Cuts off what frames do not show. As with `object-position`, the focus has the same position in the crop as in the picture. */
function crop(picture: Sharp, { width, height }: Source, cropAt: number): Sharp {
  const cropped = framedHeight({ width, height }) ?? height;
  return picture.extract({ left: 0, top: Math.round(((height - cropped) * cropAt) / 100), width, height: cropped });
}

function withFormat(picture: Sharp, encoding: Encoding, isOpaque: boolean): Sharp {
  if (encoding === 'avif')
    return picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' });
  if (encoding === 'webp') return picture.webp({ quality: QUALITY.webp });
  return isOpaque ? picture.jpeg({ quality: QUALITY.jpeg, mozjpeg: true }) : picture.png({ palette: true });
}

async function readOrUndefined(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes a file whole: several processes of a build may encode the same picture. */
async function store(folder: string, name: string, data: Uint8Array | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.${process.pid}`);
  await writeFile(temporary, data);
  await rename(temporary, join(folder, name));
}
