import { frameScene } from '#lib/illustration/film/frame';
import { COVER_NAMES, drawCover } from '#lib/illustration/covers';
import { simplifyMarkup } from '#lib/illustration/simplify';
import { BRAND } from '#lib/illustration/palette';
import { standalone } from '#lib/illustration/standalone';
import { drawBust } from '#lib/illustration/bust';
import { drawScene, SCENE_NAMES, type Scene } from '#lib/illustration/scene';
import { expect, test } from '../test.ts';

const WIDTH = 1000;
/** Where two faces of one ink share an edge, a hairline differs; a missing or covered piece is wider. */
const HAIRLINE = 2;
/** Of 255: the smallest difference that is visible beside an edge. */
const VISIBLE = 24;

/** How many pixels of two pictures differ outside of hairlines, and how many pixels are drawn at all. */
async function difference([one, other, width, hairline, visible]: [string, string, number, number, number]) {
  const draw = async (svg: string) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * picture.height) / picture.width);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [before, after] = await Promise.all([draw(one), draw(other)]);
  const differs = Uint8Array.from({ length: before.width * before.height }, (_, point) =>
    Number(
      [0, 1, 2, 3].some((part) => Math.abs(before.data[4 * point + part]! - after.data[4 * point + part]!) > visible),
    ),
  );
  const isBlock = (point: number) => {
    for (let row = 0; row <= hairline; row += 1)
      for (let column = 0; column <= hairline; column += 1)
        if (!differs[point + row * before.width + column]) return false;
    return true;
  };
  let [wide, drawn] = [0, 0];
  for (let point = 0; point < differs.length; point += 1) {
    if (isBlock(point)) wide += 1;
    if (before.data[4 * point + 3]! > 0) drawn += 1;
  }
  return { wide, drawn };
}

function compare(scene: { viewBox: string; markup: string }, markup: string): Parameters<typeof difference>[0] {
  return [standalone(scene, BRAND), standalone({ ...scene, markup }, BRAND), WIDTH, HAIRLINE, VISIBLE];
}

const SCENES: Record<string, Scene> = {
  ...Object.fromEntries(SCENE_NAMES.map((name) => [name, drawScene(name)])),
  ...Object.fromEntries(COVER_NAMES.map((name) => [`the cover ${name}`, drawCover(name)])),
  'a bust': drawBust('Wren Abernathy'),
  'a still of the film': frameScene(2),
};

for (const [name, scene] of Object.entries(SCENES)) {
  test(`${name} is the same picture with fewer elements`, async ({ page }) => {
    const { wide, drawn } = await page.evaluate(difference, compare(scene, simplifyMarkup(scene.markup)));
    expect(wide).toBe(0);
    expect(drawn).toBeGreaterThan(10_000);
  });
}

test('a missing hat would be noticed', async ({ page }) => {
  const scene = drawScene('city');
  const bare = simplifyMarkup(scene.markup.replace(/<use href="#city-hat-beret"\/>/, ''));
  expect((await page.evaluate(difference, compare(scene, bare))).wide).toBeGreaterThan(0);
});
