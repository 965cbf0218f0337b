import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { PathWriter } from './path-writer.ts';
import { unpackWoff2 } from './sfnt.ts';

export type Face = 'anybody' | 'anybody-italic' | 'familjen' | 'limelight';

export type Lettering = {
  face?: Face;
  /** Height of the em in user units. */
  size: number;
  /** Left edge and baseline in user units. */
  x?: number;
  y?: number;
  /** font-stretch in percent, 50 to 150; Anybody only. */
  stretch?: number;
  /** font-weight; Anybody 100 to 900, Familjen Grotesk 400 to 700. */
  weight?: number;
  /** Extra space between letters, in em. */
  tracking?: number;
};

const FILES: Record<Face, string> = {
  anybody: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  'anybody-italic': '@fontsource-variable/anybody/files/anybody-latin-standard-italic.woff2',
  familjen: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff2',
};

const unpacked = new Map<Face, Font>();
const instances = new Map<string, Font>();

function openFace(face: Face): Font {
  let font = unpacked.get(face);
  if (!font) {
    const file = join(process.cwd(), 'node_modules', FILES[face]);
    font = fontkit.create(unpackWoff2(readFileSync(file))) as Font;
    unpacked.set(face, font);
  }
  return font;
}

function openInstance(face: Face, stretch: number, weight: number): Font {
  if (face === 'limelight') return openFace(face);
  const key = `${face} ${stretch} ${weight}`;
  let font = instances.get(key);
  if (!font) {
    font = openFace(face).getVariation(face.startsWith('anybody') ? { wdth: stretch, wght: weight } : { wght: weight });
    instances.set(key, font);
  }
  return font;
}

/**
 * Converts a line of text to SVG path data, with kerning, so that a picture file needs no font. Path and advance width are in user
 * units.
 */
export function outline(text: string, lettering: Lettering): { d: string; width: number } {
  const { face = 'anybody', size, x = 0, y = 0, stretch = 100, weight = 400, tracking = 0 } = lettering;
  const font = openInstance(face, stretch, weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = x;
  const path = new PathWriter();
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const left = pen + (position?.xOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands)
      path.add(
        command,
        args.map((value, arg) => (arg % 2 ? y - value * scale : left + value * scale)),
      );
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  });
  return { d: path.d, width: pen - x - (run.glyphs.length ? tracking * size : 0) };
}
