import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { galleryFiles } from '#lib/illustration/gallery';

const root = new URL('../../../', import.meta.url);
const pictures = galleryFiles().map(({ path, body }) => ({ path, body: body.toString(), study: path.split('/')[2] }));

/** Every shape and place of a picture, without its colors and without the pieces of the kit. */
function composition(svg: string): Set<string> {
  const drawing = svg.replace(/^.*?<\/style>/s, '').replace(/<defs>.*?<\/defs>/s, '');
  return new Set([...drawing.matchAll(/ (?:d|transform|x|cx|points)="[^"]{6,}"/g)].map(([attribute]) => attribute));
}

/** Share of all shapes of two pictures that both have, 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shape) => other.has(shape)).length;
  return shared / (one.size + other.size - shared);
}

describe('the galleries of the case studies', () => {
  test('the committed pictures are what the script draws', () => {
    for (const { path, body } of pictures) expect(readFileSync(new URL(path, root), 'utf8') === body, path).toBe(true);
  });

  test('six moments of each of the seventeen studies', () => {
    const counts = Map.groupBy(pictures, ({ study }) => study);
    expect(counts.size).toBe(17);
    for (const [study, moments] of counts) expect(moments.length, study).toBe(6);
  });

  test('no two pictures share a composition', () => {
    const compositions = pictures.map(({ path, body }) => ({ path, shapes: composition(body) }));
    const alike = compositions.flatMap((one, index) =>
      compositions
        .slice(index + 1)
        .map((other) => ({ pair: `${one.path} and ${other.path}`, share: likeness(one.shapes, other.shapes) })),
    );
    expect(alike.filter(({ share }) => share > 0.25)).toEqual([]);
  });

  test('each is light', () => {
    for (const { path, body } of pictures) expect(gzipSync(body).length, path).toBeLessThan(6 * 1024);
  });

  test('no picture has a shape without an ink', () => {
    for (const { path, body } of pictures) {
      const style = body.match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
      const used = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      const missing = [...new Set(used)].filter((name) => name !== 'piece' && !style.includes(`.${name}{`));
      expect(missing, path).toEqual([]);
    }
  });
});
