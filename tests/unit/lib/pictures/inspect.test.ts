import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture, UnreadablePicture } from '#lib/pictures/inspect';
import { readPlain, readRendition, readSource } from '#lib/pictures/renditions';
import { photo } from '#tests/factories/photo';
import { temporaryFolder } from '#tests/unit/lib/cli/run-command';

const folder = temporaryFolder();
const SMALL = { width: 640, height: 480 };

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a04020' } });

/** The header of an iPhone's picture: the HEIF container with the brand of HEVC. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(200),
]);

/** A GIF with two frames. */
function animation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  return sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .gif()
    .toBuffer();
}

/** A PNG whose header announces 60,000 by 60,000 pixels. */
async function bomb(): Promise<Buffer> {
  const png = await plain().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

describe('a picture that cannot be shown', () => {
  it.each([
    ['empty.jpg', () => '', 'The file is empty.', /Copy it here again/],
    ['text.jpg', () => 'not a picture', 'The file is no picture that can be read.', /Export it as a JPEG/],
    ['phone.heic', () => HEIC, 'Pictures in the HEIC format of iPhones cannot be converted here.', /Most Compatible/],
    [
      'dot.png',
      () => plain().resize(1, 1, { fit: 'fill' }).png().toBuffer(),
      'The picture has 1 by 1 pixels: there is nothing to see.',
      /full size/,
    ],
    [
      'cut-off.jpg',
      async () => (await photo(SMALL)).subarray(0, 20_000),
      /^The picture is damaged or cut off/,
      /Copy it here again/,
    ],
    [
      'cut-off.png',
      async () => (await photo({ ...SMALL, format: 'png' })).subarray(0, 20_000),
      /^The picture is damaged or cut off/,
      /Copy it here/,
    ],
    ['bomb.png', bomb, /^The picture has 60,000 by 60,000 pixels|^The picture is damaged/, /./],
  ])('says what to do: %s', async (name, bytes, what, fix) => {
    const error: unknown = await readSource(file(name, await bytes())).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadablePicture);
    const failure = error as UnreadablePicture;
    if (typeof what === 'string') expect(failure.what).toBe(what);
    else expect(failure.what).toMatch(what);
    expect(failure.fix).toMatch(fix);
  });
});

describe('a picture of any kind', () => {
  it.each([
    ['upright.jpg', () => photo(SMALL), { format: 'jpeg', width: 640, height: 480, isClean: false }],
    ['turned.JPG', () => photo({ ...SMALL, orientation: 6 }), { format: 'jpeg', width: 480, height: 640 }],
    ['wrong-ending.jpg', () => photo({ ...SMALL, format: 'png' }), { format: 'png', width: 640 }],
    ['photo.webp', () => photo({ ...SMALL, format: 'webp' }), { format: 'webp' }],
    ['photo.avif', () => photo({ ...SMALL, format: 'avif' }), { format: 'avif', width: 640 }],
    ['cmyk.jpg', () => plain().toColourspace('cmyk').jpeg().toBuffer(), { format: 'jpeg', isClean: false }],
    ['deep.png', () => plain().toColourspace('rgb16').png().toBuffer(), { format: 'png', isClean: false }],
    ['glass.png', () => plain().ensureAlpha(0.5).png().toBuffer(), { format: 'png', isOpaque: false, isClean: true }],
    ['clean.png', () => plain().png().toBuffer(), { format: 'png', isOpaque: true, isClean: true, isAnimated: false }],
    ['moving.gif', animation, { format: 'gif', isAnimated: true }],
  ])('becomes renditions in sRGB with 8 bits and without metadata: %s', async (name, bytes, expected) => {
    const path = file(name, await bytes());
    expect(await inspectPicture(path)).toMatchObject(expected);
    const source = await readSource(path);
    for (const encoding of ['avif', 'webp'] as const) {
      const rendition = await readRendition(source, { width: Math.min(source.width, 120) }, encoding);
      const { exif, icc, xmp, space, depth } = await sharp(rendition).metadata();
      expect({ exif, icc, xmp, space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
    }
    const { body, type } = await readPlain(source);
    expect(type).toBe(source.format === 'png' || !source.isOpaque ? 'image/png' : 'image/jpeg');
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });
});
