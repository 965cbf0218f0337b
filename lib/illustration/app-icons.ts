import { bakeLogo } from './baked-logo.ts';
import { BRAND } from './palette.ts';
import type { PictureFile } from './picture-file.ts';
import { toPng } from './raster.ts';

const GRID = 48;
/** The safe zone of a maskable icon is a circle of 80 percent of its width (W3C App Manifest); the logo fits into it at this scale. */
const SAFE_SHARE = 0.74;
const FULL_BLEED_SHARE = 0.94;

const inks = { ground: BRAND.ink, pawn: BRAND.paper, pin: BRAND.a };

function rounded(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="${GRID}" height="${GRID}">${bakeLogo(inks)}</svg>\n`;
}

/** The logo on a square of ink without rounded corners, for systems that round or mask icons. */
function fullBleed(share: number): string {
  const inset = (GRID * (1 - share)) / 2;
  const pieces = bakeLogo({ ...inks, ground: 'none' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><path fill="${BRAND.ink}" d="M0 0h${GRID}v${GRID}H0z"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${share})">${pieces}</g></svg>`
  );
}

/** An ICO file with one PNG image in it. */
function wrapIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function appIconFiles(): Promise<PictureFile[]> {
  const square = (svg: string, side: number) => toPng(svg, { width: side, height: side });
  return [
    { path: 'public/icon.svg', body: rounded() },
    { path: 'public/apple-icon.png', body: await square(fullBleed(FULL_BLEED_SHARE), 180) },
    { path: 'public/favicon.ico', body: wrapIco(await square(rounded(), 32), 32) },
    { path: 'public/art/icons/icon-192.png', body: await square(rounded(), 192) },
    { path: 'public/art/icons/icon-512.png', body: await square(rounded(), 512) },
    { path: 'public/art/icons/icon-maskable-512.png', body: await square(fullBleed(SAFE_SHARE), 512) },
  ];
}
