import 'server-only';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
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
import { isCached, readCached } from './picture-cache.ts';

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

/** Reads a raster picture whole. Throws UnreadablePicture when it cannot be shown. A file is read again only after it changed. */
export async function readSource(file: string): Promise<Source> {
  const { size, mtimeMs } = await stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const source = sources.get(key) ?? describeSource(file);
  sources.set(key, source);
  try {
    return await source;
  } catch (error) {
    sources.delete(key);
    throw error;
  }
}

async function describeSource(file: string): Promise<Source> {
  const hash = createHash('sha256')
    .update(ENCODING_VERSION)
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10);
  const known = await readCached(hash, 'source.json', async () => Buffer.from(JSON.stringify(await measure(file))));
  return { ...(JSON.parse(known.toString()) as Inspection & { color: string }), file, hash };
}

/** Decodes the picture, so that it is known to be whole. */
async function measure(file: string): Promise<Inspection & { color: string }> {
  const inspection = await inspectPicture(file);
  try {
    const average = (await openPicture(file)).resize(1, 1).flatten().toColourspace('srgb').raw();
    const color = await average.toBuffer();
    return { ...inspection, color: `#${color.subarray(0, 3).toString('hex')}` };
  } catch (error) {
    throw describeFailure(error);
  }
}

/** A rendition of a picture, from the cache or encoded now: one of `listRenditions`. */
export function readRendition(source: Source, rendition: Rendition, encoding: Encoding): Promise<Buffer> {
  return readCached(source.hash, cacheName(rendition, encoding), () => encode(source, rendition, encoding));
}

/** The picture for readers that know JPEG and PNG only: the file itself if it can be served as it is, and is not larger than a page needs. */
export async function readPlain(source: Source): Promise<{ body: Buffer; type: string }> {
  const isSmall = source.width <= RENDITION_WIDTHS.at(-1)!;
  if (source.isClean && isSmall && (source.format === 'jpeg' || source.format === 'png')) {
    return { body: await readFile(source.file), type: `image/${source.format}` };
  }
  const body = await readRendition(source, { width: renditionWidths(source.width).at(-1)! }, 'plain');
  return { body, type: isPlainPng(source) ? 'image/png' : 'image/jpeg' };
}

/** Encodes every rendition of a picture that is not in the cache yet. Returns how many were encoded. */
export async function prepareRenditions(source: Source, focus: string | undefined): Promise<number> {
  let count = 0;
  for (const rendition of listRenditions(source, focus)) {
    for (const format of RENDITION_FORMATS) {
      if (isCached(source.hash, cacheName(rendition, format))) continue;
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
    return await withFormat(picture.resize({ width }).toColourspace('srgb'), encoding, isPlainPng(source)).toBuffer();
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Cuts off what frames do not show. As with `object-position`, the focus has the same position in the crop as in the picture. */
function crop(picture: Sharp, { width, height }: Source, cropAt: number): Sharp {
  const cropped = framedHeight({ width, height }) ?? height;
  return picture.extract({ left: 0, top: Math.round(((height - cropped) * cropAt) / 100), width, height: cropped });
}

/** A PNG stays one when it has transparency, or is no larger than a page needs. */
function isPlainPng({ format, width, isOpaque }: Source): boolean {
  return !isOpaque || (format === 'png' && width <= RENDITION_WIDTHS.at(-1)!);
}

function withFormat(picture: Sharp, encoding: Encoding, isPng: boolean): Sharp {
  if (encoding === 'avif')
    return picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' });
  if (encoding === 'webp') return picture.webp({ quality: QUALITY.webp });
  return isPng ? picture.png() : picture.jpeg({ quality: QUALITY.jpeg, mozjpeg: true });
}
