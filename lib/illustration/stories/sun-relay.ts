import { laptop } from '../covers/globe.ts';
import { water } from '../covers/water.ts';
import { num, project, repeat } from '../geometry.ts';

import { cylinder } from '../round-solids.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { clock, confetti, floor, sun, textLines } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Four clocks, for Auckland, Manila, Warsaw and Denver, below the positions of the sun. */
function workingHours(): string {
  const cities: [string, number, number, string][] = [
    ['AUCKLAND', 12, 0, 'b1'],
    ['MANILA', 12, 30, 'd1'],
    ['WARSAW', 11, 0, 'f'],
    ['DENVER', 12, 0, 'b1'],
  ];
  const wave = 'M-30 150Q80 40 190 150T410 150 630 150 850 150';
  return (
    shape('k', 'M-720 150H-30Q80 262 190 150T410 150 630 150 850 150H1440v900H-720z') +
    `<path class="sb" fill="none" stroke-width="8" stroke-dasharray="1 18" stroke-linecap="round" d="${wave}"/>` +
    [80, 300, 520].map((x) => sun(x, 88, 22)).join('') +
    cities
      .map(([name, hours, minutes, ink], i) => {
        const x = 96 + i * 176;
        return clock(x, 296, 72, hours, minutes, ink) + outlinedText(name, x, 408, { size: 34, ink: 'p', stretch: 62 });
      })
      .join('') +
    '<g class="cb o" transform="translate(356 476) scale(.9)"><use href="#key"/></g>'
  );
}

/** Four players around a laptop in Auckland, with a tall tower and sailboats. */
function auckland(): string {
  const board = squareBoard(340, 'g');
  board.print(water(196, 12, 132, 316, 12, 5));
  const [x, y] = project(84, 70);
  board.shadow(60, 50, 50, 50, 70);
  board.add(
    84,
    70,
    `<g transform="translate(${num(x)} ${num(y)})"><path class="a" d="M-10 0-6-210H6L10 0Q0 8-10 0z"/><path class="k" d="M1-210h5L10 0Q6 4 2 4z"/><path class="p o" d="M-34-216h68l-12 24h-44z"/><path class="k" d="M6-216h28l-12 24H6z"/><path class="b" d="M-22-240h44l12 24h-68z"/><path class="k" d="M4-240h18l12 24H4z"/><path class="sk" stroke-width="5" d="M0-240v-52"/></g>`,
  );
  const sail = (sx: number, sy: number, ink: string) => {
    const [l, t] = project(sx, sy);
    board.add(
      sx,
      sy,
      `<path class="k" d="M${num(l - 26)} ${num(t)}h52l-10 12h-32z"/><path class="${ink}" d="M${num(l - 2)} ${num(t - 4)}v-60l-26 60z"/><path class="p" d="M${num(l + 3)} ${num(t - 4)}v-50l22 50z"/>`,
    );
  };
  sail(262, 70, 'a');
  sail(250, 200, 'b');
  board.add(
    130,
    190,
    box(70, 170, 106, 60, 30, { ink: 'd', top: 'p' }) +
      `<g transform="translate(${project(120, 196, 30).map(num).join(' ')})">${laptop(-32, -16)}</g>`,
  );
  addPlayers(
    board,
    [
      [36, 190, 'b', 'phones', '1'],
      [134, 116, 'd', 'bun'],
      [190, 256, 'f', 'curls', '2'],
      [110, 286, 'a', 'cap', '3'],
    ],
    { scale: 1.25 },
  );
  return zoomToBoard(board, { zoom: 1.16, at: [170, 150, 110], place: [360, 280] });
}

/** A letter addressed to Manila, from noon, with a big key lying on it. */
function kindNote(): string {
  const stamps = `<g transform="translate(470 30)">${shape('b', 'M0 0h96v110H0z')}<path class="sp" fill="none" stroke-width="5" stroke-dasharray="8 8" d="M0 0h96v110H0z"/>${sun(48, 56, 20, 'a')}</g>`;
  return (
    `<g transform="translate(70 60) rotate(-3)">${shape('k', 'M14 14h580v380H14z')}${shape('p', 'M0 0h580v380H0z')}<path class="sa" fill="none" stroke-width="14" stroke-dasharray="30 20" d="M7 7h566v366H7z"/>${stamps}${outlinedText('TO MANILA,', 50, 98, { size: 54, from: 'left' })}${outlinedText('FROM NOON', 50, 154, { size: 54, from: 'left', ink: 'a' })}${textLines(50, 206, 240, 3, 26)}</g>` +
    `<g class="cb" transform="translate(420 392) rotate(-20) scale(2.5)"><use href="#key"/></g>` +
    drawPlayers([[640, 520, 'd', 'bob', '1']], 1.5)
  );
}

/** Nine players wait in a row below a clock at half past four. */
function halfHour(): string {
  const row = Array.from({ length: 9 }, (_, i) => {
    const look = randomLook(i, 71);
    return [48 + i * 78, 492 - (i % 3) * 14, look.ink ?? 'b', look.hat, look.band] as const;
  });
  return (
    shape('a', 'M-720-540h2160v900H-720z') +
    repeat(6, (i) => `<path class="d" d="M${-10 + i * 130} 360V150q60-96 120 0v210z"/>`) +
    clock(360, 168, 132, 4, 30, 'p') +
    shape('b', 'M-720 360h2160v24H-720z') +
    floor(384, 'f1') +
    drawPlayers(row, 1.3)
  );
}

/** Four players read a timetable beside a tram in Warsaw. */
function warsawTram(): string {
  const board = squareBoard(350, 'g2');
  board.print('<path class="sk" fill="none" stroke-width="3" d="M0 118H350M0 150H350"/>');
  const side =
    '<path class="p" d="M0 44h230v8H0z"/><path class="k" d="M12 12h34v26H12zM54 12h34v26H54zM140 12h34v26h-34zM182 12h34v26h-34z"/><path class="b" d="M98 12h32v66H98z"/>';
  buildWall(board, { x: 60, y: 104, w: 230, d: 50, h: 80, z: 8, ink: 'a', top: 'p', art: side });
  board.add(
    174,
    130,
    `<path class="sk" fill="none" stroke-width="4" stroke-linejoin="round" d="M${project(150, 128, 88).map(num).join(' ')}l20-30-22-24"/>` +
      onLeft(
        120,
        104,
        90,
        50,
        22,
        110,
        `<path class="k" d="M0 0h90v22H0z"/>${outlinedText('17 WOLA', 45, 17, { size: 18, ink: 'b' })}`,
      ),
    20,
  );
  board.add(
    60,
    200,
    `${cylinder(40, 210, 3, 110, { ink: 'k', top: 'k' })}<g transform="translate(${project(40, 210, 110).map(num).join(' ')})"><path class="k" d="M4-16h58v76H4z"/><path class="p" d="M-4-20h58v76H-4z"/><path class="sk" stroke-width="4" d="M4-6h30M4 8h42M4 36h42"/><path class="sa" stroke-width="7" d="M4 22h42"/></g>`,
  );
  addPlayers(board, [
    [92, 216, 'b', 'specs', '1'],
    [136, 226, 'd', 'bob'],
    [214, 232, 'f', 'beret', '2'],
    [266, 222, 'a', 'curls'],
  ]);
  buildWall(board, {
    x: 20,
    y: 14,
    w: 70,
    d: 50,
    h: 130,
    ink: 'd',
    art: '<path class="sp" stroke-width="14" stroke-dasharray="10 9" d="M10 24h54M10 56h54M10 88h54"/>',
  });
  buildWall(board, {
    x: 100,
    y: 14,
    w: 80,
    d: 50,
    h: 104,
    ink: 'b',
    art: '<path class="sk" stroke-width="14" stroke-dasharray="10 9" d="M12 24h60M12 56h60M12 82h60"/>',
  });
  buildWall(board, {
    x: 190,
    y: 14,
    w: 70,
    d: 50,
    h: 142,
    ink: 'f',
    art: '<path class="sa" stroke-width="14" stroke-dasharray="10 9" d="M10 24h54M10 56h54M10 88h54M10 116h54"/>',
  });
  return zoomToBoard(board, { zoom: 1.38, at: [170, 140, 60], place: [364, 282] });
}

/** Four players at a desk in Denver with a laptop, a key and mountains in the sun. */
function lastLeg(): string {
  const peaks =
    '<path class="d" d="M-60 340 90 120l80 90 90-140 130 180 80-100 130 150 70-80 130 120z"/><path class="p" d="M90 120l38 43-30 12-18-16-26 18zM260 70l52 72-30 6-22-20-34 20-16-6zM470 150l40 46-26 4-16-10-22 8z"/>';
  return (
    sun(610, 96, 50) +
    peaks +
    '<g class="sk" fill="none" stroke-width="12"><path d="M20-20v380M360-20v380M700-20v380"/></g>' +
    shape('a', 'M-720 344h2160v30H-720z') +
    shape('k', 'M-720 374h2160v12H-720z') +
    confetti(44, 16) +
    `<g transform="translate(316 336) scale(2.2)">${laptop(-20, -30)}</g>` +
    `<g class="cb" transform="translate(560 330) rotate(-30) scale(1.1)"><use href="#key"/></g>` +
    floor(386, 'g') +
    drawPlayers(
      [
        [110, 520, 'b', 'bowler', '1'],
        [230, 528, 'd', 'curls', '2'],
        [490, 530, 'f', 'phones'],
        [610, 520, 'a', 'bun', '3'],
      ],
      1.7,
    )
  );
}

/** Follow the Sun with Polarpoint, around the world. */
export const SUN_RELAY: Story = [
  { ground: 'table', draw: workingHours },
  { ground: 'd1', draw: auckland },
  { ground: 'd', draw: kindNote },
  { ground: 'f', draw: halfHour },
  { ground: 'f1', draw: warsawTram },
  { ground: 'w', draw: lastLeg },
];
