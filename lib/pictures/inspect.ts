import 'server-only';
import { stat } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';

/** What is known of a raster picture. Sizes are in pixels, upright as EXIF says. */
export type Inspection = {
  /** The real format, whatever the name of the file says: jpeg, png, webp, gif, avif. */
  format: string;
  width: number;
  height: number;
  isAnimated: boolean;
  isOpaque: boolean;
  /** True if the file can be served as it is: upright, in sRGB and without metadata. */
  isClean: boolean;
};

/** Why a file cannot be shown, in words for authors. */
export class UnreadablePicture extends Error {
  readonly what: string;
  readonly fix: string;

  constructor(what: string, fix: string) {
    super(`${what} ${fix}`);
    this.name = 'UnreadablePicture';
    this.what = what;
    this.fix = fix;
  }
}

/** Larger pictures cost a gigabyte of memory: 100 million pixels are four times those of a good camera. */
export const MAX_PIXELS = 100_000_000;

/** Decoders need no less to show anything. */
const MIN_SIDE = 2;

/** Opens a picture with sharp, upright. Sharp is loaded at the first use, because most processes need no picture. */
export async function openPicture(file: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(file, { failOn: 'truncated', limitInputPixels: MAX_PIXELS }).autoOrient();
}

/** Reads the facts in the header of a raster picture. Throws UnreadablePicture for a file that is none, or too large. */
export async function inspectPicture(file: string): Promise<Inspection> {
  const metadata = await readMetadata(file);
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw new UnreadablePicture(
      `The picture has ${width.toLocaleString('en-US')} by ${height.toLocaleString('en-US')} pixels, which is too much to open.`,
      'Save it with at most 4,000 pixels on its longer side.',
    );
  }
  if (width < MIN_SIDE || height < MIN_SIDE) {
    throw new UnreadablePicture(
      `The picture has ${width} by ${height} pixels: there is nothing to see.`,
      'Save it again, in full size.',
    );
  }
  return {
    format: formatOf(metadata),
    width,
    height,
    isAnimated: (metadata.pages ?? 1) > 1,
    isOpaque: !metadata.hasAlpha,
    isClean: isClean(metadata),
  };
}

/** Draws an SVG once. Throws UnreadablePicture for one that browsers cannot read. */
export async function readDrawing(text: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(Buffer.from(text), { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]!.trim() : String(error);
    throw new UnreadablePicture(`The drawing cannot be read (${reason}).`, 'Export it again as an SVG.');
  }
}

async function readMetadata(file: string): Promise<Metadata> {
  const { size } = await stat(file);
  if (size === 0) throw new UnreadablePicture('The file is empty.', 'Copy it here again.');
  try {
    const { default: sharp } = await import('sharp');
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    if (metadata.compression === 'hevc') throw heic();
    return metadata;
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Turns the failure of a decoder into words for authors. */
export function describeFailure(error: unknown): UnreadablePicture {
  if (error instanceof UnreadablePicture) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/hevc|heif|codec|bitstream/i.test(reason) && !/avif/i.test(reason)) return heic();
  if (/unsupported image format/i.test(reason)) {
    return new UnreadablePicture('The file is no picture that can be read.', 'Export it as a JPEG.');
  }
  return new UnreadablePicture(
    `The picture is damaged or cut off (${reason.split('\n')[0]!.trim()}).`,
    'Copy it here again, or export it again as a JPEG.',
  );
}

function heic(): UnreadablePicture {
  return new UnreadablePicture(
    'Pictures in the HEIC format of iPhones cannot be converted here.',
    'Export it as a JPEG: in Photos on a Mac with File > Export, on an iPhone by setting Camera > Formats to Most Compatible.',
  );
}

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : (format ?? 'unknown');
}

function isClean({
  exif,
  icc,
  iptc,
  xmp,
  tifftagPhotoshop,
  comments,
  space,
  orientation = 1,
  depth,
}: Metadata): boolean {
  const hasMetadata = Boolean(exif ?? icc ?? iptc ?? xmp ?? tifftagPhotoshop) || (comments ?? []).length > 0;
  return !hasMetadata && orientation === 1 && depth === 'uchar' && (space === 'srgb' || space === 'b-w');
}
