import { HEADLINE_TRACKING, measureWidthEm } from './lettering/headline-block.ts';
import { LOGO } from './logo.ts';
import type { PictureFile } from './picture-file.ts';
import { drawScene, SCENE_NAMES } from './scene.ts';
import { describeCity } from './scenes/city.ts';
import { simplifyScene } from './simplify.ts';
import type { Scene } from './drawing.ts';

/** The characters whose widths are measured: capitals, digits and punctuation. */
const CHARACTERS = [...' !"#$%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ–—‘’“”…'];

/** What pages include: the scenes, the logo, where things are on the board of the city, and the widths of letters for headlines. */
export function outputFiles(): PictureFile[] {
  const names = SCENE_NAMES.map((name) => `  '${name}',\n`).join('');
  return [
    ...SCENE_NAMES.map((name) => svgFile(name, simplifyScene(drawScene(name)))),
    svgFile('logo', LOGO),
    {
      path: 'lib/illustration/output/scene-names.ts',
      body: `export const SCENE_NAMES = [\n${names}] as const;\n\nexport type SceneName = (typeof SCENE_NAMES)[number];\n`,
    },
    {
      path: 'lib/illustration/output/city-board.ts',
      body:
        '/** Where things are on the drawing of the city: the stops of a pawn from START to FINISH, in percent of its width and height, and the printed edge. */\n' +
        `export const CITY_BOARD = ${JSON.stringify(describeCity())} as const;\n`,
    },
    {
      path: 'lib/illustration/output/headline-widths.ts',
      body:
        '/** Widths in em at the font-stretch 50% and 100%. Those of letters include the letter spacing. */\n' +
        'type Widths = Record<string, [narrow: number, wide: number]>;\n\n' +
        `export const HEADLINE_TRACKING = ${HEADLINE_TRACKING};\n` +
        `export const LETTERS: Widths = ${JSON.stringify(measureLetters())};\n` +
        `export const KERNING: Widths = ${JSON.stringify(measureKerning())};\n`,
    },
  ];
}

type Widths = [narrow: number, wide: number];

function measureBoth(measure: (stretch: number) => number): Widths {
  const round = (width: number) => Math.round(width * 10_000) / 10_000;
  return [round(measure(50)), round(measure(100))];
}

function measureLetters(): Record<string, Widths> {
  const entries = CHARACTERS.map((letter): [string, Widths] => [
    letter,
    measureBoth((stretch) => measureWidthEm(letter, stretch) + HEADLINE_TRACKING),
  ]);
  return Object.fromEntries(entries);
}

/** How much closer two letters are than their widths tell, for the pairs where they are. */
function measureKerning(): Record<string, Widths> {
  const pairs = CHARACTERS.flatMap((one) => CHARACTERS.map((other) => [one, other] as const));
  const entries = pairs.map(([one, other]): [string, Widths] => [
    one + other,
    measureBoth(
      (stretch) =>
        measureWidthEm(one + other, stretch) -
        measureWidthEm(one, stretch) -
        measureWidthEm(other, stretch) -
        HEADLINE_TRACKING,
    ),
  ]);
  return Object.fromEntries(entries.filter(([, [narrow, wide]]) => narrow !== 0 || wide !== 0));
}

function svgFile(name: string, { viewBox, markup }: Scene): PictureFile {
  return {
    path: `lib/illustration/output/${name}.svg`,
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>\n`,
  };
}
