import { roundTable } from '../covers/furniture.ts';
import { loaf } from '../covers/skyway.ts';
import { num, project, repeat } from '../geometry.ts';

import { createRandom } from '../random.ts';
import { box, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

function snow(count: number, seed: number): string {
  const random = createRandom(seed);
  return `<path class="sp" fill="none" stroke-width="9" stroke-linecap="round" d="${repeat(count, () => `M${Math.round(random() * 720)} ${Math.round(random() * 500)}h.1`)}"/>`;
}

/** Five players walk through a glass skyway above a snowy street with a yellow car. */
function bridgeNorth(): string {
  const frames = repeat(10, (i) => `M${-40 + i * 90} 96v214`);
  return (
    shape('a', 'M-720-540h900v1160h-900z') +
    shape('k', 'M180-540h20v1160h-20z') +
    repeat(5, (i) => `<path class="sp" stroke-width="26" stroke-dasharray="22 20" d="M6 ${360 + i * 52}h150"/>`) +
    snow(46, 6) +
    shape('p', 'M-720 74h2160v26H-720z') +
    shape('f1', 'M-720 100h2160v210H-720z') +
    drawPlayers(
      [
        [96, 302, 'b', 'cap', '1'],
        [270, 304, 'd', 'bob'],
        [356, 302, 'a', 'beret', '2'],
        [566, 304, 'b', 'curls', '3'],
        [650, 302, 'd', 'specs'],
      ],
      1.35,
    ) +
    `<path class="sk" fill="none" stroke-width="7" d="${frames}"/>` +
    shape('d', 'M-720 310h2160v46H-720z') +
    shape('k', 'M-720 356h2160v12H-720z') +
    shape('p', 'M-720 470q180-30 360 0t360 0 360 0 360 0 360 0 360 0v600H-720z') +
    floor(494, 'k') +
    '<path class="k" d="M452 470v-34h212v34z"/><path class="b" d="M444 462v-36l34-6 30-30h84l34 34 28 8v30z"/><path class="w" d="m490 420 24-22h32v22zM554 398h32l22 22h-54z"/><path class="p" d="M504 392q44-22 92 0l-8-12h-76z"/><circle class="k" cx="490" cy="466" r="18"/><circle class="k" cx="616" cy="466" r="18"/>'
  );
}

/** A giant thermometer between the plants of the winter garden, and four players who doubt it. */
function thermometer(): string {
  const leaf = (x: number, y: number, turn: number, s: number, ink = 'd') =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path class="${ink}" d="M0 0C-50-50-44-130 0-180 44-130 50-50 0 0z"/><path class="k" d="M0-180C44-130 50-50 0 0z"/></g>`;
  const ticks = repeat(11, (i) => `M410 ${80 + i * 26}h${i % 5 ? 22 : 40}`);
  return (
    leaf(70, 430, -22, 1.5) +
    leaf(140, 440, 8, 1.9, 'd1') +
    leaf(220, 440, 30, 1.3) +
    leaf(560, 440, -24, 1.5, 'd1') +
    leaf(650, 430, 14, 1.9) +
    leaf(600, 440, 46, 1.2) +
    floor(424, 'k') +
    shape('k', 'M326 60a44 44 0 0 1 88 0v290a76 76 0 1 1-88 0z') +
    shape('p', 'M316 56a44 44 0 0 1 88 0v290a76 76 0 1 1-88 0z') +
    '<circle class="a" cx="360" cy="410" r="54"/>' +
    shape('a', 'M346 120h28v260h-28z') +
    `<path class="sk" fill="none" stroke-width="6" d="${ticks}"/>` +
    outlinedText('+12?', 470, 138, { size: 56, ink: 'a', from: 'left' }) +
    drawPlayers(
      [
        [92, 528, 'b', 'curls', '1'],
        [196, 534, 'f', 'bun'],
        [520, 532, 'd', 'specs', '2'],
        [626, 526, 'a', 'bowler'],
      ],
      1.5,
    )
  );
}

/** Three bakers with loaves in front of the ovens, and two teammates who ask for a clue. */
function bakers(): string {
  const board = squareBoard(340, 'g');
  const oven = (x: number) =>
    `<path class="k" d="M${x} 54h84v70h-84z"/><path class="b" d="M${x + 8} 62h68v54h-68z"/><path class="a" d="M${x + 20} 116c-14-16 6-26 2-44 18 10 14 22 20 24 2-8 8-10 6-20 16 16 10 34 2 40z"/><path class="sp" stroke-width="6" d="M${x + 8} 42h68"/>`;
  buildWall(board, { x: 18, y: 18, w: 304, h: 170, d: 44, ink: 'a', art: oven(20) + oven(112) + oven(204) });
  board.add(180, 170, box(90, 150, 180, 54, 44, { ink: 'd', top: 'b1' }));
  for (const [x, y] of [
    [120, 178],
    [176, 178],
    [232, 178],
  ] as const)
    board.add(
      x,
      y,
      `<g transform="translate(${project(x, y, 44).map(num).join(' ')}) scale(.44)">${loaf(0, 0)}</g>`,
      60,
    );
  addPlayers(board, [
    [112, 120, 'b', 'cap', '1'],
    [178, 116, 'f', 'cap', '2'],
    [240, 118, 'd', 'cap', '3'],
  ]);
  addPlayers(board, [
    [66, 246, 'a', 'bob'],
    [134, 268, 'b', 'curls', '1'],
  ]);
  return zoomToBoard(board, { zoom: 1.42, at: [170, 130, 70], place: [360, 282] });
}

/** Four slices of bread in a basket; the clue on them says: look under the rye. */
function jigsaw(): string {
  const basket =
    '<path class="k" d="M90 250h500l-52 220H150z"/><path class="b" d="M76 240h500l-52 220H136z"/><path class="k" d="M500 240h76l-52 220h-66z"/><g class="sk" fill="none" stroke-width="5"><path d="M84 280h480M92 330h464M104 380h436M116 424h412M160 244l20 212M250 244l8 212M340 244v212M430 244l-10 212"/></g>';
  const slice = (x: number, y: number, turn: number, part: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path class="a" d="M-72 96V-20c-40-10-26-84 20-80q52-26 104 0c46-4 60 70 20 80V96z"/><path class="f1" d="M-58 84V-30c-34-8-20-58 14-56q44-20 88 0c34-2 48 48 14 56V84z"/>${part}</g>`;
  return (
    slice(160, 170, -14, outlinedText('LOOK', 0, 40, { size: 44 })) +
    slice(290, 132, -3, outlinedText('UNDER', 0, 40, { size: 40 })) +
    slice(424, 138, 8, outlinedText('THE', 0, 40, { size: 46 })) +
    slice(540, 186, 20, outlinedText('RYE', 0, 40, { size: 46 })) +
    basket +
    '<g transform="translate(640 440)"><path class="k" d="M-62 14H70v14H-62z"/><path class="b1" d="M-50-30h76v44h-76z"/><path class="k" d="M26-30 46-42v44L26 14z"/><path class="p" d="M-50-30-30-42h76L26-30z"/></g>'
  );
}

/** Six players at two lunch tables below two clocks that disagree. */
function clockCourt(): string {
  const board = squareBoard(340, 'g2');
  const face = (x: number, hand: string) =>
    `<circle class="k" cx="${x + 2}" cy="54" r="36"/><circle class="p sk" stroke-width="4" cx="${x}" cy="52" r="34"/><path class="sk" fill="none" stroke-width="5" stroke-linecap="round" d="M${x} 52${hand}"/>`;
  buildWall(board, {
    x: 20,
    y: 40,
    w: 124,
    h: 230,
    d: 60,
    ink: 'd',
    art:
      face(62, 'v-24M62 52l16 8') +
      '<path class="sp" stroke-width="12" stroke-dasharray="10 10" d="M12 116h100M12 146h100M12 176h100M12 204h100"/>',
  });
  buildWall(board, {
    x: 190,
    y: 40,
    w: 124,
    h: 196,
    d: 60,
    ink: 'a',
    art:
      face(62, 'l24-4M62 52l-10 16') +
      '<path class="sb" stroke-width="12" stroke-dasharray="10 10" d="M12 116h100M12 146h100M12 172h100"/>',
  });
  board.add(90, 210, roundTable(120, 196, 40, 'b', 'p', 34));
  board.add(200, 210, roundTable(230, 206, 40, 'b', 'p', 34));
  addPlayers(board, [
    [72, 190, 'b', 'curls', '1'],
    [134, 138, 'f', 'cap'],
    [124, 256, 'a', 'bun', '2'],
    [188, 190, 'd', 'bowler', '3'],
    [248, 150, 'b', 'specs'],
    [240, 266, 'f', 'bob', '1'],
  ]);
  return zoomToBoard(board, { zoom: 1.34, at: [170, 140, 90], place: [360, 284] });
}

/** Nine loaves with ribbons on a shelf, party guests below and the word January above. */
function ribbons(): string {
  const wrapped = (x: number, y: number, s: number, ink: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path class="b o" d="M-46 8c-10-34 14-46 46-46s56 12 46 46q-46 18-92 0z"/><path class="k" d="M14-37c26 2 42 16 32 45q-14 6-28 7 10-30-4-52z"/><path class="${ink}" d="M-8-38H8V16q-8 2-16 0zM0-38c-30-4-34-34-14-32 14 2 14 20 14 32 0-12 0-30 14-32 20-2 16 28-14 32z"/></g>`;
  return (
    snow(24, 15) +
    repeat(9, (i) => wrapped(100 + (i % 5) * 130 + (i > 4 ? 65 : 0), i > 4 ? 356 : 274, 1.25, i % 2 ? 'a' : 'd')) +
    shape('p', 'M-720 380h2160v22H-720z') +
    shape('a', 'M-720 402h2160v40H-720z') +
    floor(440, 'k') +
    drawPlayers(
      [
        [70, 536, 'b', 'bobble', '1'],
        [172, 544, 'd', 'cone'],
        [300, 540, 'f', 'bobble', '2'],
        [430, 546, 'a', 'crown', '3'],
        [556, 538, 'b', 'cone', '1'],
        [656, 546, 'd', 'bun'],
      ],
      1.25,
    ) +
    outlinedText('JANUARY', 360, 150, { size: 120, ink: 'p', stretch: 70 })
  );
}

/** The January Thaw, Minneapolis. */
export const SKYWAY: Story = [
  { ground: 'w', draw: bridgeNorth },
  { ground: 'f1', hasKeylines: true, draw: thermometer },
  { ground: 'd1', draw: bakers },
  { ground: 'table', draw: jigsaw },
  { ground: 'b1', draw: clockCourt },
  { ground: 'a', hasKeylines: true, draw: ribbons },
];
