import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { galleryFiles } from '#lib/illustration/gallery';

const root = new URL('../../../../', import.meta.url);
const pictures = galleryFiles().map(({ path, body }) => ({ path, body: body.toString(), study: path.split('/')[2] }));

/** The shapes and positions of a picture, without its colors and symbols. */
function composition(svg: string): Set<string> {
  const drawing = svg.replace(/^.*?<\/style>/s, '').replace(/<defs>.*?<\/defs>/s, '');
  return new Set([...drawing.matchAll(/ (?:d|transform|x|cx|points)="[^"]{6,}"/g)].map(([attribute]) => attribute));
}

/** The share of all shapes of two pictures that both have, 0 to 1 (Jaccard index). */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shape) => other.has(shape)).length;
  return shared / (one.size + other.size - shared);
}

describe('the galleries of the case studies', () => {
  test('are committed as the code draws them', () => {
    for (const { path, body } of pictures) expect(readFileSync(new URL(path, root), 'utf8') === body, path).toBe(true);
  });

  test('have six pictures for each of the seventeen studies', () => {
    const counts = Map.groupBy(pictures, ({ study }) => study);
    expect(counts.size).toBe(17);
    for (const [study, drawn] of counts) expect(drawn.length, study).toBe(6);
  });

  test('have no two pictures with more than a quarter of their shapes in common', () => {
    const compositions = pictures.map(({ path, body }) => ({ path, shapes: composition(body) }));
    const alike = compositions.flatMap((one, index) =>
      compositions
        .slice(index + 1)
        .map((other) => ({ pair: `${one.path} and ${other.path}`, share: similarity(one.shapes, other.shapes) })),
    );
    expect(alike.filter(({ share }) => share > 0.25)).toEqual([]);
  });

  test('have pictures of less than 6 KB after gzip', () => {
    for (const { path, body } of pictures) expect(gzipSync(body).length, path).toBeLessThan(6 * 1024);
  });

  test('have a style rule for every class in use', () => {
    for (const { path, body } of pictures) {
      const style = body.match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
      const used = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      const missing = [...new Set(used)].filter((name) => name !== 'piece' && !style.includes(`.${name}{`));
      expect(missing, path).toEqual([]);
    }
  });
});
