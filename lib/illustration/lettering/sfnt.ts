import { Buffer } from 'node:buffer';
import * as fontkit from 'fontkit';

type Point = { onCurve: boolean; endContour: boolean; x: number; y: number };
type Component = { glyphID: number; dx: number; dy: number };
type DecodedGlyph = { numberOfContours: number; points?: Point[]; components?: Component[] };
/** The parts of fontkit's woff2 font that its published types do not declare. */
type UnpackedFont = {
  numGlyphs: number;
  stream: { buffer: Uint8Array };
  directory: { tables: Record<string, { offset: number; length: number } | undefined> };
  getGlyph(id: number): { _decode(): DecodedGlyph };
};

/**
 * Converts a woff2 font to a TrueType file with the same glyphs and axes. fontkit can read woff2, but it can create variations only of
 * fonts without the woff2 glyf transform, so this function writes the glyf and loca tables again.
 */
export function unpackWoff2(woff2: Buffer): Buffer {
  const font = fontkit.create(woff2) as unknown as UnpackedFont;
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => encodeGlyph(font.getGlyph(id)._decode()));
  const tables = new Map<string, Buffer>();
  for (const [tag, entry] of Object.entries(font.directory.tables)) {
    if (entry) tables.set(tag, Buffer.from(font.stream.buffer.subarray(entry.offset, entry.offset + entry.length)));
  }
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  glyphs.forEach((glyph, id) => {
    loca.writeUInt32BE(offset, id * 4);
    offset += glyph.length;
  });
  loca.writeUInt32BE(offset, glyphs.length * 4);
  tables.set('glyf', Buffer.concat(glyphs)).set('loca', loca);
  tables.get('head')?.writeInt16BE(1, 50); // indexToLocFormat: long
  return writeTables(tables);
}

function writeTables(tables: Map<string, Buffer>): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + entries.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  let offset = header.length;
  const bodies = entries.map(([tag, body], index) => {
    const at = 12 + index * 16;
    header.write(tag.padEnd(4), at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

function encodeGlyph(glyph: DecodedGlyph | null | undefined): Buffer {
  if (glyph?.components)
    return padToFour(Buffer.concat([glyphHeader(-1, []), ...glyph.components.map(encodeComponent)]));
  const points = glyph?.points ?? [];
  if (!points.length) return Buffer.alloc(0);
  const ends = points.flatMap((point, index) => (point.endContour ? [index] : []));
  const body = Buffer.alloc(ends.length * 2 + 2 + points.length * 5);
  let at = 0;
  for (const end of ends) at = body.writeUInt16BE(end, at);
  at = body.writeUInt16BE(0, at); // instructionLength: no hinting
  for (const point of points) at = body.writeUInt8(point.onCurve ? 1 : 0, at);
  for (const axis of ['x', 'y'] as const) {
    let previous = 0;
    for (const point of points) {
      at = body.writeInt16BE(point[axis] - previous, at);
      previous = point[axis];
    }
  }
  return padToFour(Buffer.concat([glyphHeader(ends.length, points), body]));
}

function encodeComponent(component: Component, index: number, all: Component[]): Buffer {
  const [argsAreWords, argsAreOffsets, more] = [1, 2, index < all.length - 1 ? 32 : 0];
  const body = Buffer.alloc(8);
  body.writeUInt16BE(argsAreWords | argsAreOffsets | more, 0);
  body.writeUInt16BE(component.glyphID, 2);
  body.writeInt16BE(component.dx, 4);
  body.writeInt16BE(component.dy, 6);
  return body;
}

function glyphHeader(contours: number, points: Point[]): Buffer {
  const header = Buffer.alloc(10);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  header.writeInt16BE(contours, 0);
  if (points.length)
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((edge, index) =>
      header.writeInt16BE(edge, 2 + index * 2),
    );
  return header;
}

const padToFour = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
