import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture } from './inspect.ts';
import { cachePath, readCached } from './picture-cache.ts';
import type { Source } from './renditions.ts';
import type { ServedPicture } from './serve-picture.ts';

/** The size of the pictures that shared links show, in pixels (Open Graph). */
export const SHARE_CARD = { width: 1200, height: 630 };

/** The file name of a card that is made from a photograph. It is not a file on disk. */
export const MADE_CARD = 'share.jpg';

export type ShareCard = {
  title: string;
  /** The line beside our logo. */
  label: string;
  ground: string;
  ink: string;
  photo: Source;
  /** As in the facts about photographs: "30% 60%". */
  focus?: string;
};

/** Part of every key in the cache. Raise it when cards look different. */
const DESIGN_VERSION = '1';

const PHOTO_WIDTH = 528;
const TITLE = { left: 72, top: 64, width: 528, height: 384 };
const LOGO = { left: 72, top: 510, size: 67 };
const LABEL = { left: 158, top: 528, width: 460, height: 34 };

/** The weights and widths of the fonts on the cards, as on those that are drawn. A comma after a family name says that all of it is the name. */
const FONTS = {
  title: {
    file: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    family: 'Anybody Thin,',
    axes: { wght: 800, wdth: 62 },
  },
  label: {
    file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    family: 'Familjen Grotesk,',
    axes: { wght: 600 },
  },
} as const;

/** Their folder in the cache. */
export const FONTS_FOLDER = 'fonts';

type FontName = keyof typeof FONTS;

/** The characters from the space to the end of Latin Extended-B, and the punctuation of typographic texts. */
const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x230 }, (_, code) => code + 0x20),
  ...Array.from({ length: 0x40 }, (_, code) => code + 0x2010),
);

/** A JPEG of 1200 by 630 pixels for shared links: the title in our type beside the photo. Rendered once, and then read from the cache. */
export function readShareCard(card: ShareCard): Promise<Buffer> {
  const { photo, ...design } = card;
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, photo.hash, design]))
    .digest('hex')
    .slice(0, 10);
  return readCached(photo.hash, `share-${key}.jpg`, () => renderShareCard(card));
}

/** A card as it is served. */
export function servedCard(body: Buffer | undefined): ServedPicture | undefined {
  return body && { body: Uint8Array.from(body), type: 'image/jpeg', cacheControl: 'public, max-age=3600' };
}

async function renderShareCard({ title, label, ground, ink, photo, focus }: ShareCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const logo = await sharp(await readFile(join(process.cwd(), 'public', 'icon.svg')), { density: 300 })
    .resize(LOGO.size, LOGO.size)
    .png()
    .toBuffer();
  const layers = [
    { input: await cropPhoto(photo, focus), left: SHARE_CARD.width - PHOTO_WIDTH, top: 0 },
    { input: await renderText('title', title.toUpperCase(), ink, TITLE), left: TITLE.left, top: TITLE.top },
    { input: logo, left: LOGO.left, top: LOGO.top },
    { input: await renderText('label', label, ink, LABEL), left: LABEL.left, top: LABEL.top },
  ];
  return sharp({ create: { ...SHARE_CARD, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The part of a photo around its focus that fills its side of the card. */
async function cropPhoto(photo: Source, focus = '50% 50%'): Promise<Buffer> {
  const scale = Math.max(PHOTO_WIDTH / photo.width, SHARE_CARD.height / photo.height);
  const [width, height] = [Math.ceil(photo.width * scale), Math.ceil(photo.height * scale)];
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return (await openPicture(photo.file))
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: Math.round(((width - PHOTO_WIDTH) * x) / 100),
      top: Math.round(((height - SHARE_CARD.height) * y) / 100),
      width: PHOTO_WIDTH,
      height: SHARE_CARD.height,
    })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Text as large as its box allows. */
async function renderText(
  name: FontName,
  text: string,
  ink: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { file, family, axes } = FONTS[name];
  const fontfile = await writeFont(`${name}.ttf`, file, axes);
  const markup = `<span foreground="${ink}">${escapeMarkup(text)}</span>`;
  return sharp({ text: { text: markup, font: family, fontfile, width, height, rgba: true, spacing: -12 } })
    .png()
    .toBuffer();
}

/** Writes the Latin letters of a font of the site as a TrueType file with fixed axes, which is what text needs outside of browsers. */
async function writeFont(name: string, file: string, axes: Record<string, number>): Promise<string> {
  await readCached(FONTS_FOLDER, name, async () => {
    const { default: subsetFont } = await import('subset-font');
    const font = await readFile(join(process.cwd(), 'node_modules', file));
    return subsetFont(font, LATIN, { targetFormat: 'sfnt', variationAxes: axes });
  });
  return cachePath(FONTS_FOLDER, name);
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
