import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export type PictureSize = {
  bytes: number;
  /** In pixels, or in the units of a drawing; unknown for films and other kinds of pictures. */
  width?: number;
  height?: number;
};

/** How much of a file is looked at: enough for the sizes of PNG, and of JPEG behind the notes of a camera. */
const HEAD = 256 * 1024;

/** What a picture on disk weighs, and how large it is when it is a PNG, a JPEG or a drawing (SVG). Throws when it cannot be read. */
export function pictureSize(path: string): PictureSize {
  const file = openSync(path, 'r');
  try {
    const bytes = fstatSync(file).size;
    const head = Buffer.alloc(Math.min(HEAD, bytes));
    readSync(file, head, 0, head.length, 0);
    return { bytes, ...(pngSize(head) ?? jpegSize(head) ?? drawingSize(head)) };
  } finally {
    closeSync(file);
  }
}

function pngSize(head: Buffer) {
  if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Goes from marker to marker until the one that starts a frame (C0 to CF, without C4, C8 and CC). */
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

/** Its width and height when both are numbers, else those of its view box. */
function drawingSize(head: Buffer) {
  const tag = /<svg\b[^>]*>/.exec(head.toString('utf8'))?.[0];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag ?? '')?.[1]),
  );
  if (width && height) return { width, height };
  const [, boxWidth, boxHeight] =
    /\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(tag ?? '') ?? [];
  return boxWidth && boxHeight ? { width: Number(boxWidth), height: Number(boxHeight) } : undefined;
}
