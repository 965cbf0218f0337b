import sharp from 'sharp';

/** Replaces the custom property `--c` by an inherited fill, because librsvg does not support custom properties. */
export function flattenInks(svg: string): string {
  return svg.replace('.c{fill:var(--c)}', '').replaceAll('--c:', 'fill:');
}

export type PngOptions = {
  width: number;
  height: number;
  /** Number of palette colors; without it the PNG has full color. */
  colors?: number;
};

export async function toPng(svg: string, { width, height, colors }: PngOptions): Promise<Buffer> {
  const picture = sharp(Buffer.from(flattenInks(svg))).resize(width, height, { fit: 'fill' });
  const options = colors ? { palette: true, colors, dither: 0 } : {};
  return picture.png({ compressionLevel: 9, effort: 10, ...options }).toBuffer();
}
