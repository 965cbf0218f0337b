import { lights, longTable } from '../covers/furniture.ts';
import { num, project } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { shape } from '../solids.ts';
import { contours } from '../shots/route.ts';
import { gate, spire } from '../worlds/jidara-parts.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { keyedLantern } from '../gallery/keyed-lantern.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A printed price for 30 people, $1,500 with no extras, stamped approved. */
function approved(): string {
  const row = (y: number, left: string, right: string) =>
    outlinedText(left, 44, y, { size: 36, from: 'left', stretch: 56 }) +
    outlinedText(right, 340, y, { size: 36, stretch: 62 }) +
    `<path class="sk" stroke-width="3" stroke-dasharray="3 7" d="M44 ${y + 16}h356"/>`;
  return (
    panel(
      [70, 34, 440, 460],
      { turn: 2, edge: 14 },
      outlinedText('30 PEOPLE', 44, 92, { size: 56, from: 'left', ink: 'k' }) +
        row(170, 'FLAT PRICE', '$1,500') +
        row(238, 'TRAVEL', '$0') +
        row(306, 'EXTRAS', '$0') +
        shape('b', 'M44 346h356v74H44z') +
        outlinedText('$1,500', 222, 404, { size: 62, stretch: 74 }),
    ) +
    `<g transform="translate(560 150) rotate(-14)"><circle class="sa" fill="none" stroke-width="10" r="104"/><circle class="sa" fill="none" stroke-width="4" r="88"/>${outlinedText('APPROVED', 0, 14, { size: 40, ink: 'a', stretch: 62 })}</g>` +
    drawPlayers([[604, 520, 'd', 'bun', '1']], 1.9)
  );
}

/** Volunteers of several ages with name stickers share a cake; two knitting bags wait on the floor. */
function cakeInTheLobby(): string {
  const board = squareBoard(330, 'g2');
  const [x, y] = project(150, 140, 40);
  const cake =
    cylinder(150, 140, 34, 30, { z: 40, ink: 'p', top: 'a1', bands: 1, bandInk: 'a' }) +
    [-14, 0, 14]
      .map(
        (dx) =>
          `<path class="d" d="M${num(x + dx - 2)} ${num(y - 44)}h5v18h-5z"/><circle class="b" cx="${num(x + dx)}" cy="${num(y - 48)}" r="4"/>`,
      )
      .join('');
  board.add(
    150,
    140,
    longTable(60, 110, 190, 60, 'd', 'p', 40) +
      cake +
      [84, 214].map((left) => cylinder(left, 142, 15, 4, { z: 40, ink: 'b', top: 'f1' })).join(''),
  );
  const bag = (bx: number, by: number, ink: string) => {
    const [l, t] = project(bx, by);
    board.add(
      bx,
      by,
      `<g transform="translate(${num(l)} ${num(t)})"><path class="sk" fill="none" stroke-width="5" d="M-16-34q16-34 32 0M-26-50l30 30M24-56-4-24"/><path class="${ink} o" d="M-30-36h60L22 4h-44z"/><path class="k" d="M12-36h18L22 4H8z"/><circle class="p" cx="-4" cy="-38" r="13"/><path class="sk" fill="none" stroke-width="2" d="M-14-42q10-8 20 2M-14-36q10-8 20 2"/></g>`,
    );
  };
  bag(60, 240, 'a');
  bag(236, 226, 'd');
  const sticker = (px: number, py: number) => {
    const [l, t] = project(px, py, 34);
    board.add(
      px,
      py,
      panel([l - 14, t - 8, 28, 16], { edge: 2, turn: -6 }, '<path class="sa" stroke-width="4" d="M5 8h18"/>'),
      30,
    );
  };
  for (const [px, py, ink, hat, size] of [
    [100, 70, 'b', 'bun', 1],
    [166, 60, 'd', 'specs', 1],
    [226, 66, 'a', 'cap', 0.74],
    [112, 228, 'f', 'curls', 1],
    [170, 234, 'b', 'bob', 0.7],
    [276, 150, 'd', 'bowler', 1],
  ] as const) {
    addPlayers(board, [[px, py, ink, hat, undefined, size]], { scale: 1.15 });
    if (size === 1) sticker(px, py);
  }
  return zoomToBoard(board, { zoom: 1.46, at: [160, 150, 50], place: [360, 292] });
}

/** Grown-ups on stools and children below a row of symbols and a page in large print. */
function largePrint(): string {
  const glyph = [
    'M0-26v52M-20 0h40',
    'M-22 20 0-24l22 44z',
    'M-20-20h40v40h-40z',
    'M0-26a26 26 0 1 0 .1 0M0-8v16',
    'M-22-18q22 40 44 0M-22 18h44',
    'M-20 22V-22l40 44V-22',
  ];
  return (
    shape('d', 'M-720-540h2160v900H-720z') +
    glyph
      .map(
        (d, i) =>
          `<g transform="translate(${90 + i * 108} 268)"><circle class="k" cx="4" cy="4" r="44"/><circle class="${i % 2 ? 'b' : 'f1'}" r="44"/><path class="sk" fill="none" stroke-width="8" stroke-linejoin="round" d="${d}"/></g>`,
      )
      .join('') +
    panel(
      [238, 26, 250, 156],
      { turn: -3 },
      outlinedText('LARGE', 125, 76, { size: 74, stretch: 70 }) +
        outlinedText('PRINT', 125, 142, { size: 74, stretch: 70, ink: 'a' }),
    ) +
    shape('k', 'M-720 360h2160v12H-720z') +
    floor(370, 'a1') +
    [130, 560]
      .map(
        (x) =>
          shape('k', `M${x - 34} 430h8v70h-8zM${x + 26} 430h8v70h-8z`) +
          `<ellipse class="k" cx="${x}" cy="432" rx="46" ry="15"/><ellipse class="b" cx="${x}" cy="426" rx="46" ry="15"/>`,
      )
      .join('') +
    drawPlayers(
      [
        [560, 424, 'd', 'bowler', '1', 0.94],
        [130, 424, 'f', 'bun', '2', 0.94],
        [250, 526, 'a', 'cap', undefined, 0.72],
        [340, 520, 'b', 'curls', '1'],
        [440, 530, 'd', 'bob', undefined, 0.68],
      ],
      1.65,
    )
  );
}

/** A retired bus driver explains the map, with stops, to four crew members. */
function withStops(): string {
  const map =
    shape('p', 'M0 0h470v240H0z') +
    `<g transform="translate(-20 0)">${contours(120, 120, 80, 5, 7)}${contours(400, 90, 56, 4, 19)}</g>` +
    '<path class="sa" fill="none" stroke-width="16" stroke-linejoin="round" stroke-linecap="round" d="M40 200h110V90h130v80h140V60"/><path class="sp" fill="none" stroke-width="9" stroke-linecap="round" d="M40 200h.1M96 200h.1M150 150h.1M150 90h.1M216 90h.1M280 130h.1M350 170h.1M420 110h.1M420 60h.1"/>' +
    outlinedText('STOP 1', 60, 176, { size: 24 }) +
    outlinedText('STOP 9', 420, 42, { size: 24 });
  return (
    `<g transform="translate(166 52)">${shape('k', 'M12 12h470v240H12z')}${map}</g>` +
    '<path class="sk" fill="none" stroke-width="9" stroke-linecap="round" d="M128 330l150-86"/>' +
    floor(420, 'd') +
    drawPlayers(
      [
        [92, 508, 'b', 'cap', '2', 1.25],
        [300, 516, 'd', 'curls', '1', 0.9],
        [400, 528, 'f', 'bob', undefined, 0.85],
        [498, 516, 'a', 'bun', '3', 0.9],
        [632, 500, 'd', 'specs', '1', 1.1],
      ],
      1.6,
    )
  );
}

/** A child at the dial gate, and a grandmother who holds the map. */
function elevenTurned(): string {
  const board = squareBoard(320, 'd1');
  board.add(
    120,
    110,
    cylinder(140, 110, 110, 14, { ink: 'd' }) +
      spire(60, 60, 15, 70, 'f', 14) +
      spire(236, 60, 13, 54, 'a', 14) +
      gate(140, 100, 84, 14),
    -80,
  );
  addPlayers(board, [[166, 142, 'a', 'cap', '1', 0.78]], { z: 14, bias: 30 });
  addPlayers(board, [[70, 206, 'b', 'bun', '2']], { scale: 1.3 });
  const [x, y] = project(70, 206, 70);
  board.add(
    82,
    218,
    `<g transform="translate(${num(x + 34)} ${num(y + 6)}) rotate(-10)"><path class="k" d="M5 5h64v46H5z"/><path class="p" d="M0 0h64v46H0z"/><path class="sd" fill="none" stroke-width="3" d="M8 36q14-30 26-8t22-16"/><path class="sk" fill="none" stroke-width="2" d="M21 0v46M43 0v46"/></g>`,
    20,
  );
  addPlayers(board, [
    [168, 280, 'd', 'curls', '1'],
    [274, 214, 'f', 'specs'],
    [232, 262, 'b', 'bob', '3', 0.75],
  ]);
  return zoomToBoard(board, { zoom: 1.42, at: [160, 140, 80], place: [360, 276] });
}

/** Eight volunteers, tall and small, around a pot of soup below hanging lanterns. */
function underLanterns(): string {
  const hang = (x: number, y: number, s: number, ink: string) =>
    `<path class="sp" stroke-width="3" d="M${x}-10V${num(y - 76 * s)}"/>${keyedLantern(x, y, s, ink)}`;
  return (
    lights([-20, 10], [740, 10], 20, 11, 'sp') +
    hang(76, 176, 1.5, 'b') +
    hang(216, 256, 2, 'b') +
    hang(366, 190, 1.7, 'a') +
    hang(512, 262, 2, 'b') +
    hang(646, 180, 1.5, 'b') +
    floor(430, 'd') +
    `<g transform="translate(356 440)"><path class="k" d="M-74-92h160V0h-160z"/><path class="b" d="M-84-96H44V0H-84z"/><path class="k" d="M44-96h44V0H44z"/><ellipse class="k" cy="-96" rx="88" ry="24"/><ellipse class="a" cy="-96" rx="72" ry="16"/></g>` +
    drawPlayers(
      [
        [60, 500, 'b', 'bun', '1'],
        [140, 516, 'a', 'cap', undefined, 0.72],
        [216, 498, 'd', 'specs'],
        [282, 532, 'f', 'curls', '2', 0.75],
        [452, 534, 'd', 'bob', '1', 0.72],
        [520, 508, 'a', 'bowler', '3'],
        [590, 534, 'b', 'beret', undefined, 0.8],
        [664, 504, 'f', 'curls'],
      ],
      1.45,
    )
  );
}

/** Thank-you night with the Open Lantern volunteers, San Francisco. */
export const THANK_YOU: Story = [
  { ground: 'd1', draw: approved },
  { ground: 'table', draw: cakeInTheLobby },
  { ground: 'f1', draw: largePrint },
  { ground: 'f', draw: withStops },
  { ground: 'd', draw: elevenTurned },
  { ground: 'ink', draw: underLanterns },
];
