import { pawn, tree } from '../pieces.ts';
import { shape } from '../solids.ts';
import { EYE, FACE, KEY, LEAVES, STRIPES, SUNRISE, taqueria } from '../covers/murals.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { magnifier, scores, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

const WING = 'M0 0C-34-34-28-92 6-118 30-78 28-34 0 0z';
const BIRD =
  `<path class="a" d="M0 150Q90 96 170 150t140-8v58H0z"/><circle class="p" cx="252" cy="48" r="26"/><g transform="translate(150 120)">` +
  ['b', 'd', 'p', 'b'].map((ink, i) => `<g transform="rotate(${-62 + i * 40})">${shape(ink, WING)}</g>`).join('') +
  '<path class="k" d="M-86 24Q-30-24 40-14q40 2 50-28 16 18 2 40-28 46-96 44-46 0-82-18z"/><circle class="p" cx="82" cy="-22" r="4"/><path class="b" d="m95-26 24 6-24 8z"/></g>';

/** Four designers stand below a mural of a bird and argue about the number of its wings. */
function underTheBird(): string {
  const board = squareBoard(330, 'g2');
  buildWall(board, { x: 14, y: 16, w: 302, h: 196, d: 30, ink: 'w', art: BIRD });
  board.print('<path class="a" d="M12 58h306v14H12z"/>');
  addPlayers(board, [
    [70, 118, 'b', 'beret', '1'],
    [118, 104, 'd', 'curls'],
    [196, 108, 'f', 'specs', '3'],
    [250, 124, 'a', 'bob', '2'],
  ]);
  return zoomToBoard(board, { zoom: 1.5, at: [160, 110, 90], place: [372, 276] });
}

/** A magnifying glass over the fifth eye of a mural; the other four look the other way. */
function fifthEye(): string {
  const eye = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.5)"><path class="p" d="M-44 0q44-52 88 0-44 52-88 0z"/><circle class="a" r="23"/><circle class="k" cx="-6" r="12"/></g>`;
  const wall =
    shape('d', 'M-720-540h2160v720Q1080 60 900 180T540 180 180 180-180 180-720 180z') +
    shape('a', 'M-720 420q360-80 720 0t720 0 720 0v660H-720z') +
    eye(112, 104, -14) +
    eye(330, 66, 8) +
    eye(590, 96, -8) +
    eye(126, 330, 12);
  const inside =
    '<g transform="scale(2.1)"><path class="f" d="M-80-80H80V80H-80z"/><path class="p" d="M-44 0q44-52 88 0-44 52-88 0z"/><circle class="b" r="23"/><circle class="k" cx="5" r="11"/><circle class="p" cx="9" cy="-5" r="4"/></g>';
  return wall + magnifier('fifth', [416, 268, 150], inside) + drawPlayers([[250, 520, 'b', 'phones', '2']], 1.7);
}

/** A designer on a ladder measures the space between painted letters while five colleagues disagree. */
function kerning(): string {
  const board = squareBoard(340, 'v');
  const letters =
    outlinedText('A', 60, 128, { size: 130, ink: 'a' }) +
    outlinedText('V', 136, 128, { size: 130, ink: 'k' }) +
    outlinedText('A', 230, 128, { size: 130, ink: 'a' });
  buildWall(board, {
    x: 20,
    y: 20,
    w: 290,
    h: 168,
    d: 40,
    ink: 'b',
    art: letters + '<path class="sk" fill="none" stroke-width="3" d="M166 30v110M188 30v110M160 146h36"/>',
  });
  board.add(
    250,
    66,
    '<g class="sk" fill="none" stroke-width="5" stroke-linecap="round" transform="translate(150 158)"><path d="M0 28 14-156M34 40 44-138M3-6l33 10M6-40l32 10M8-74l32 10M11-108l31 10"/></g>',
    60,
  );
  board.add(250, 70, pawn(244, 74, { z: 92, ink: 'f', hat: 'cap', band: '1' }), 80);
  addPlayers(board, [
    [70, 130, 'a', 'bun'],
    [118, 160, 'd', 'specs', '2'],
    [176, 172, 'f', 'curls'],
    [236, 190, 'a', 'bob', '3'],
    [290, 156, 'b', 'beret', '1'],
  ]);
  return zoomToBoard(board, { zoom: 1.42, at: [170, 110, 70], place: [356, 276] });
}

/** Three designers interpret a wall that was painted gray overnight, next to a bucket and a very clean door. */
function theGray(): string {
  const board = squareBoard(330, 'g');
  const door =
    '<path class="k" d="M206 172V76h62v96z"/><path class="p" d="M212 172V82h50v90z"/><circle class="k" cx="252" cy="130" r="4"/>';
  buildWall(board, { x: 16, y: 18, w: 296, h: 172, d: 36, ink: 'h', top: 'p', art: door });
  board.add(
    60,
    80,
    '<g transform="translate(-92 128)"><path class="p" d="M-18-34h40V6h-40z"/><path class="k" d="M10-34h12V6H10z"/><path class="h" d="M-18-34h40v10l-8 8-6-8-6 14-8-16h-12z"/><path class="sk" fill="none" stroke-width="4" d="M-16-34a18 18 0 0 1 36 0"/></g>',
    20,
  );
  addPlayers(board, [
    [96, 140, 'b', 'specs', '1'],
    [156, 132, 'a', 'bob'],
    [206, 214, 'd', 'cap', '2'],
  ]);
  return zoomToBoard(board, { zoom: 1.5, at: [165, 96, 70], place: [352, 276] });
}

const PHOTOS: [x: number, y: number, turn: number, ink: string, art: string][] = [
  [40, 34, -6, 'a', SUNRISE],
  [206, 22, 3, 'b', EYE],
  [392, 36, -3, 'b', FACE],
  [556, 22, 5, 'f', LEAVES],
  [22, 292, 4, 'd', KEY],
  [214, 276, -5, 'a', EYE],
  [378, 292, 4, 'd', STRIPES],
  [556, 280, -4, 'w', SUNRISE],
];

/** Eight instant photos of murals: a sunrise, eyes, a face, leaves, a key. */
function photos(): string {
  return PHOTOS.map(([x, y, turn, ink, art], i) =>
    panel(
      [x, y, 134, 196],
      { turn },
      `<clipPath id="photo-${i}"><path d="M12 12h110v138H12z"/></clipPath><g clip-path="url(#photo-${i})"><path class="${ink}" d="M12 12h110v138H12z"/><g transform="translate(14 10)">${art}</g></g><path class="sk" stroke-width="4" d="M20 174h${50 + ((i * 29) % 44)}"/>`,
    ),
  ).join('');
}

/** Five players at two small tables in front of the taqueria, with the leaderboard on the wall. */
function atTheTaqueria(): string {
  const board = squareBoard(320, 'g2');
  board.add(110, 70, taqueria(36, 30));
  buildWall(
    board,
    {
      x: 186,
      y: 26,
      w: 104,
      h: 96,
      d: 10,
      z: 40,
      ink: 'k',
      art: scores(104, 96, [
        [1, 'b'],
        [0.84, 'a'],
        [0.7, 'd'],
        [0.5, 'f'],
      ]),
    },
    10,
  );
  const tables: [number, number, string][] = [
    [96, 196, 'b'],
    [216, 208, 'd'],
  ];
  for (const [x, y, ink] of tables)
    board.add(
      x,
      y,
      `<g transform="translate(${Math.round((x - y) * 0.84)} ${Math.round((x + y) * 0.56)})"><path class="k" d="M-5 0v-34H5V0z"/><ellipse class="k" cy="-30" rx="42" ry="27"/><ellipse class="${ink}" cy="-36" rx="42" ry="27"/><path class="a" d="M-16-38q16-22 32 0z"/><path class="p" d="M-12-38q12-8 24 0z"/></g>`,
    );
  addPlayers(board, [
    [40, 196, 'a', 'curls', '1'],
    [92, 252, 'd', 'phones', '3'],
    [304, 150, 'b', 'bun'],
    [214, 262, 'f', 'bowler', '1'],
    [286, 226, 'a', 'specs', '2'],
  ]);
  board.add(300, 150, tree(300, 130, { scale: 1.4 }));
  return zoomToBoard(board, { zoom: 1.44, at: [160, 140, 50], place: [360, 288] });
}

/** Mission Mural Dash, San Francisco. */
export const MURALS: Story = [
  { ground: 'table', draw: underTheBird },
  { ground: 'd', draw: fifthEye },
  { ground: 'f1', draw: kerning },
  { ground: 'd1', draw: theGray },
  { ground: 'ink', draw: photos },
  { ground: 'a', draw: atTheTaqueria },
];
