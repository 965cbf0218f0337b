import sharp from 'sharp';

type PhotoOptions = {
  width?: number;
  height?: number;
  /** The EXIF orientation: 6 is a camera that was turned by 90 degrees. */
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Varies the colors. */
  seed?: number;
};

/** Sizes of the noise, coarse to fine. Together they compress about as well as a photograph of people in a street. */
const GRAINS = [4, 16, 64, 256, 900];

/** Where the camera says it was. */
export const PLACE = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 46/1 2641/100' };

/** A picture like that of a camera, with its notes (EXIF): maker, orientation and place. `width` and `height` are those of the sensor. */
export async function photo({
  width = 4000,
  height = 3000,
  orientation = 1,
  format = 'jpeg',
  seed = 0,
}: PhotoOptions = {}) {
  const layers = await Promise.all(GRAINS.map((grain) => noise(Math.min(grain, width), width, height)));
  const background = { r: (120 + seed * 37) % 256, g: (100 + seed * 59) % 256, b: (90 + seed * 83) % 256 };
  const picture = sharp({ create: { width, height, channels: 3, background } })
    .composite(layers.map((input) => ({ input, blend: 'soft-light' as const })))
    .withExif({ IFD0: { Make: 'Camera & Sons', Orientation: String(orientation) }, IFD3: PLACE })
    .withMetadata({ orientation });
  return picture.toFormat(format, { quality: 92 }).toBuffer();
}

async function noise(grain: number, width: number, height: number): Promise<Buffer> {
  const rows = Math.max(2, Math.round((grain * height) / width));
  const create = {
    width: grain,
    height: rows,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 32 },
  };
  return sharp({ create })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
