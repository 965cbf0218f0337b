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

/** The widths in which a photo of this width exists: up to its own. */
export function renditionWidths(width: number): number[] {
  const largest = Math.min(width, RENDITION_WIDTHS.at(-1)!);
  return [...RENDITION_WIDTHS.filter((one) => one < largest), largest];
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

export type RenditionName = { name: string; hash: string; width: number; format: RenditionFormat };

const RENDITION = /^([a-z0-9-]+)-([0-9a-f]{10})-(\d{1,4})\.(avif|webp)$/;

/** Parses the file name of a rendition, such as jo-lim-0f3a5c7e91-160.avif; undefined for all other names. */
export function parseRenditionName(file: string): RenditionName | undefined {
  const [, name, hash, width, format] = RENDITION.exec(file) ?? [];
  return name && hash ? { name, hash, width: Number(width), format: format as RenditionFormat } : undefined;
}
