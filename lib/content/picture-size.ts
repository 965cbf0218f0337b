import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export type PictureSize = {
  bytes: number;
  /** In pixels, or in the user units of an SVG. Undefined for videos and other picture formats. */
  width?: number;
  height?: number;
};

/** Enough for the size in a PNG, and in a JPEG after the EXIF data of a camera. */
const MAX_HEADER_BYTES = 256 * 1024;

/** Reads the file size of a picture, and its dimensions if it is a PNG, JPEG or SVG. Throws when it cannot be read. */
export function readPictureSize(path: string): PictureSize {
  const file = openSync(path, 'r');
  try {
    const bytes = fstatSync(file).size;
    const head = Buffer.alloc(Math.min(MAX_HEADER_BYTES, bytes));
    readSync(file, head, 0, head.length, 0);
    return { bytes, ...(pngSize(head) ?? jpegSize(head) ?? svgSize(head)) };
  } finally {
    closeSync(file);
  }
}

function pngSize(head: Buffer) {
  if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Follows the markers to the start of frame (SOF: C0 to CF, without C4, C8 and CC). */
function jpegSize(head: Buffer) {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    }
  }
  return undefined;
}

/** The width and height attributes if both are numbers, else the size of the viewBox. */
function svgSize(head: Buffer) {
  const tag = /<svg\b[^>]*>/.exec(head.toString('utf8'))?.[0];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag ?? '')?.[1]),
  );
  if (width && height) return { width, height };
  const [, boxWidth, boxHeight] =
    /\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(tag ?? '') ?? [];
  return boxWidth && boxHeight ? { width: Number(boxWidth), height: Number(boxHeight) } : undefined;
}
