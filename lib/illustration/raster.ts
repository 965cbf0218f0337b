import sharp from 'sharp';

/** librsvg knows no custom properties; a symbol's own color reaches it by plain inheritance instead. */
export function flattenInks(svg: string): string {
  return svg.replace('.c{fill:var(--c)}', '').replaceAll('--c:', 'fill:');
}

export type PngOptions = {
  width: number;
  height: number;
  /** Size of the palette; without it the PNG keeps full color. */ colors?: number;
};

export async function toPng(svg: string, { width, height, colors }: PngOptions): Promise<Buffer> {
  const picture = sharp(Buffer.from(flattenInks(svg))).resize(width, height, { fit: 'fill' });
  const options = colors ? { palette: true, colors, dither: 0 } : {};
  return picture.png({ compressionLevel: 9, effort: 10, ...options }).toBuffer();
}
