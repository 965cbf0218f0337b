/*
 * A photo is a raster picture of an author as pages show it: in several widths and formats (renditions), turned upright, in sRGB and without
 * metadata. Drawings (SVG) are shown as they are.
 */

/** What a page needs to show a photo. Widths and heights are in pixels. */
export type Photo = {
  /** The address of a rendition without its width and format, such as /art/people/jo-lim-0f3a5c7e91. */
  base: string;
  width: number;
  height: number;
  /** The widths in which it exists, ascending. */
  widths: readonly number[];
  /** Its average color as #rrggbb, shown until it has loaded. */
  color: string;
  /** Set if it is higher than frames are: its renditions for frames are cropped, so that no phone loads what it does not show. */
  framed?: { base: string; height: number };
  /** The point that every crop keeps in view, as "30% 60%" from the left and the top. By default the center. */
  focus?: string;
  caption?: string;
  /** Who took it. */
  credit?: string;
};

/** The photos of a page by their addresses in the content. */
export type Photos = Readonly<Record<string, Photo>>;

/** The formats of renditions, best first. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;

export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/**
 * The widths of renditions in pixels. In the ranges of portraits (from 120) and of the pictures on phones (from 590) each is at most 1.5 and
 * 1.3 times the one before.
 */
export const RENDITION_WIDTHS = [120, 180, 270, 360, 590, 760, 970, 1240, 1600] as const;

/** The width of the rendition that is a wordmark: enough for 34 pixels of height on a sharp screen. */
export const WORDMARK_WIDTH = 360;

/** The widths in which a photo of this width exists: up to its own. */
export function renditionWidths(width: number): number[] {
  const largest = Math.min(width, RENDITION_WIDTHS.at(-1)!);
  return [...RENDITION_WIDTHS.filter((one) => one < largest), largest];
}

/** No frame is narrower, in pixels. */
const MIN_FRAME_PX = 360;

/** The ratio of width to height below which a photo is cropped for frames, which are wider than that. */
const FRAME_RATIO = 5 / 4;

/** The height in pixels to which a photo is cropped for frames; undefined if it need not be. */
export function framedHeight({ width, height }: { width: number; height: number }): number | undefined {
  return width >= MIN_FRAME_PX && width / height < FRAME_RATIO ? Math.round(width / FRAME_RATIO) : undefined;
}

/** The vertical position of a focus such as "30% 60%", in percent. */
export function focusFromTop(focus = '50% 50%'): number {
  return Number(/(\d+)%$/.exec(focus)?.[1] ?? 50);
}

/** The photo as frames show it. */
export function inFrame(photo: Photo): Photo {
  return photo.framed ? { ...photo, ...photo.framed } : photo;
}

/** The widths that a place on a page uses, in pixels of the screen. */
export type WidthRange = { min: number; max: number };

/** The `srcset` of a photo: all widths of the range, and the next ones around it when it has none inside. */
export function srcSet(photo: Photo, format: RenditionFormat, { min, max }: WidthRange): string {
  const { widths } = photo;
  const inRange = widths.filter((width) => width >= min && width <= max);
  const shown = inRange.length > 0 ? inRange : [widths.find((width) => width > min) ?? widths.at(-1)!];
  return shown.map((width) => `${renditionAddress(photo, width, format)} ${width}w`).join(', ');
}

/** The address of the smallest rendition that has at least this width, or of the largest one. */
export function renditionAddress(
  { base, widths }: Pick<Photo, 'base' | 'widths'>,
  width: number,
  format: RenditionFormat,
): string {
  const chosen = widths.find((one) => one >= width) ?? widths.at(-1)!;
  return `${base}-${chosen}.${format}`;
}

/** `cropAt` is set if it is cropped for frames: the vertical position of the focus in percent. */
export type Rendition = { width: number; cropAt?: number };

export type RenditionName = Rendition & { name: string; hash: string; format: RenditionFormat };

const RENDITION = /^([a-z0-9-]+?)-([0-9a-f]{10})(?:-y(\d{1,3}))?-(\d{1,4})\.(avif|webp)$/;

/** The start of the file names of renditions, such as jo-lim-0f3a5c7e91, or jo-lim-0f3a5c7e91-y60 when they are cropped. */
export function renditionStart(name: string, hash: string, cropAt?: number): string {
  return `${name}-${hash}${cropAt === undefined ? '' : `-y${cropAt}`}`;
}

/** Parses the file name of a rendition, such as jo-lim-0f3a5c7e91-160.avif; undefined for all other names. */
export function parseRenditionName(file: string): RenditionName | undefined {
  const [, name, hash, cropAt, width, format] = RENDITION.exec(file) ?? [];
  if (!name || !hash) return undefined;
  return {
    name,
    hash,
    cropAt: cropAt === undefined ? undefined : Number(cropAt),
    width: Number(width),
    format: format as RenditionFormat,
  };
}

/** All renditions of a photo with this size and focus. */
export function listRenditions(size: { width: number; height: number }, focus: string | undefined): Rendition[] {
  const widths = renditionWidths(size.width);
  const whole = widths.map((width) => ({ width }));
  if (framedHeight(size) === undefined) return whole;
  const cropAt = focusFromTop(focus);
  return [...whole, ...widths.filter((width) => width >= MIN_FRAME_PX).map((width) => ({ width, cropAt }))];
}
