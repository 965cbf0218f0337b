import { flightCase } from '../covers/ballroom.ts';
import { roundTable } from '../covers/furniture.ts';
import { num, polar, project, repeat } from '../geometry.ts';
import { pawnAt } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { onLeft, shape } from '../solids.ts';
import { gate, island, placed, spire } from '../worlds/jidara-parts.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { clock, floor } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, addPlayers, drawPlayers, type Player } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Hosts roll flight cases through the load-in door, past a wedding cake. */
function loadIn(): string {
  const board = squareBoard(350, 'g');
  buildWall(board, {
    x: 14,
    y: 14,
    w: 322,
    h: 196,
    d: 18,
    ink: 'd',
    art: '<path class="k" d="M92 196V48h140v148z"/><path class="b" d="M92 30h140v18H92z"/><path class="sd" fill="none" stroke-width="3" d="M92 64h140M92 82h140M92 100h140"/>',
  });
  const cases: [number, number, number, string][] = [
    [130, 96, 0, 'a'],
    [130, 96, 34, 'b'],
    [130, 150, 0, 'd'],
    [192, 150, 0, 'a'],
    [192, 150, 34, 'f'],
    [60, 206, 0, 'b'],
    [124, 216, 0, 'a'],
    [124, 216, 34, 'd'],
  ];
  for (const [x, y, z, ink] of cases) board.add(x + 27, y + 19, flightCase(x, y, z, ink), z);
  board.add(
    270,
    130,
    [
      [34, 26, 0],
      [26, 24, 26],
      [18, 22, 50],
    ]
      .map(([r = 0, h = 0, z = 0], i) =>
        cylinder(270, 120, r, h, { z, ink: i % 2 ? 'f' : 'p', top: 'p', bands: 1, bandInk: 'a' }),
      )
      .join('') +
      `<g transform="translate(${project(270, 120, 72).map(num).join(' ')})">${pawnAt(-9, 4, { ink: 'b', hat: 'bowler', scale: 0.34 })}${pawnAt(9, 4, { ink: 'a', scale: 0.34 })}</g>`,
    30,
  );
  addPlayers(board, [
    [60, 130, 'b', 'cap', '1'],
    [180, 236, 'd', 'cap', '2'],
    [300, 190, 'f', 'bun', '3'],
  ]);
  return zoomToBoard(board, { zoom: 1.36, at: [175, 130, 60], place: [358, 286] });
}

/** The floor plan of the ballroom: a stage, twenty round tables and one coffee ring. */
function floorPlan(): string {
  const seats = (x: number, y: number) =>
    repeat(7, (i) => {
      const [sx, sy] = polar(x, y, 31, (i / 7) * 2 * Math.PI);
      return `M${num(sx)} ${num(sy)}h.01`;
    });
  const tables = Array.from({ length: 20 }, (_, i): [number, number] => [
    92 + (i % 5) * 108,
    176 + Math.floor(i / 5) * 92,
  ]);
  return (
    shape('k', 'M34 32h668v490H34z') +
    shape('p', 'M22 22h668v490H22z') +
    '<path class="sk" fill="none" stroke-width="8" d="M40 40h632v454H40zM40 300v-80"/>' +
    '<path class="sp" fill="none" stroke-width="12" d="M40 232v56"/>' +
    shape('b', 'M170 44h330v62H170z') +
    outlinedText('STAGE', 335, 90, { size: 42 }) +
    `<path class="sk" fill="none" stroke-width="14" stroke-linecap="round" d="${tables.map(([x, y]) => seats(x, y)).join('')}"/>` +
    tables.map(([x, y], i) => `<circle class="${'adbf'[(i * 3) % 4]}" cx="${x}" cy="${y}" r="20"/>`).join('') +
    '<circle class="sa" fill="none" stroke-width="9" stroke-dasharray="300 30" cx="618" cy="430" r="56"/>'
  );
}

/** Seven leaders around table nine, with a small island and its gate in the middle. */
function tableNine(): string {
  const board = squareBoard(300, 'g2');
  const top = island(60, 1, 3) + spire(-26, -20, 9, 34, 'f') + gate(4, 6, 26);
  const [x, y] = project(150, 150, 44);
  board.add(
    150,
    150,
    roundTable(150, 150, 96, 'a', 'p', 44) +
      placed(Math.round(x), Math.round(y - 20), 1, top) +
      onLeft(
        150,
        236,
        40,
        4,
        34,
        44,
        `<path class="k" d="M0 0h34v34H0z"/>${outlinedText('9', 17, 29, { size: 32, ink: 'b' })}`,
      ),
  );
  const seats: Player[] = [200, 232, 262, 292, 322, 355, 168].map((degrees, i) => {
    const [px, py] = polar(150, 150, 130, ((degrees - 45) * Math.PI) / 180);
    const look = randomLook(i, 33);
    return [px, py, look.ink ?? 'a', look.hat ?? 'bun', look.band];
  });
  addPlayers(board, seats, { scale: 1.05, bias: 0 });
  return zoomToBoard(board, { zoom: 1.62, at: [150, 150, 50], place: [360, 300] });
}

/** Two crowds of ambassadors behind two tables, each with one clue card on it. */
function stateVisit(): string {
  const crowd = (left: number, seed: number): Player[] =>
    Array.from({ length: 9 }, (_, i) => {
      const look = randomLook(i, seed);
      return [
        left + (i % 5) * 58 + (i > 4 ? 30 : 0),
        i > 4 ? 352 : 296,
        look.ink ?? 'a',
        i % 2 ? 'bowler' : (look.hat ?? 'bun'),
        look.band,
      ];
    });
  const table = (x: number, ink: string) =>
    `<ellipse class="k" cx="${x + 8}" cy="400" rx="150" ry="52"/><ellipse class="${ink}" cx="${x}" cy="392" rx="150" ry="52"/><ellipse class="p" cx="${x}" cy="386" rx="140" ry="46"/><path class="k" d="M${x - 14} 440h28v60h-28z"/><g transform="translate(${x} 376) scale(.8)"><use href="#card" class="cb"/></g>`;
  return (
    drawPlayers(crowd(64, 41), 1.45) +
    drawPlayers(crowd(416, 52), 1.45) +
    table(180, 'd') +
    table(540, 'a') +
    drawPlayers(
      [
        [60, 520, 'b', 'curls'],
        [300, 524, 'd', 'specs', '1'],
        [430, 524, 'f', 'cap'],
        [660, 518, 'a', 'bob', '2'],
      ],
      1.15,
    )
  );
}

/** A huge round lock with twenty lamps on the stage; eighteen are lit. */
function lock(): string {
  const lamps = repeat(20, (i) => {
    const [x, y] = polar(360, 206, 128, (i / 20) * 2 * Math.PI - Math.PI / 2);
    return `<circle class="k" cx="${num(x + 3)}" cy="${num(y + 3)}" r="15"/><circle class="${i < 18 ? 'b' : 'p'}" cx="${num(x)}" cy="${num(y)}" r="14"/>`;
  });
  return (
    shape('a', 'M-720-540h2160v930H-720z') +
    repeat(13, (i) => `<path class="sk" fill="none" stroke-width="3" d="M${i * 60} -200V390"/>`) +
    '<path class="b" d="M-720-540h2160v560q-30 44-60 0' +
    repeat(35, () => 't-60 0') +
    'z"/>' +
    '<path class="sk" fill="none" stroke-width="34" d="M282 150V92a78 78 0 0 1 156 0v58"/>' +
    '<circle class="k" cx="372" cy="214" r="168"/><circle class="d" cx="360" cy="206" r="166"/>' +
    lamps +
    '<circle class="p" cx="360" cy="206" r="84"/>' +
    outlinedText('18', 360, 234, { size: 84, stretch: 80 }) +
    shape('k', 'M-720 390h2160v20H-720z') +
    floor(410, 'b1') +
    drawPlayers(
      [
        [80, 508, 'd', 'bowler', '1'],
        [176, 524, 'a', 'bun'],
        [556, 522, 'f', 'curls', '2'],
        [650, 508, 'b', 'specs'],
      ],
      1.5,
    )
  );
}

/** A bowl of salad on a set table and a clock at a quarter past six. */
function onTime(): string {
  const leaf = (turn: number, ink: string) =>
    `<path class="${ink}" transform="rotate(${turn})" d="M0 0C-34-24-34-74 0-108 34-74 34-24 0 0z"/><path class="sp" fill="none" stroke-width="4" transform="rotate(${turn})" d="M0-10v-70"/>`;
  return (
    clock(566, 140, 92, 6, 15) +
    shape('d', 'M-720 386h2160v16H-720z') +
    floor(400, 'b1') +
    `<g transform="translate(280 420)">${[-78, -46, 44, 76, -18, 16].map((turn, i) => leaf(turn, i % 2 ? 'd' : 'd1')).join('')}<circle class="a" cx="-40" cy="-30" r="24"/><circle class="a" cx="46" cy="-36" r="22"/><path class="k" d="M-150-8h316q-10 106-96 112H-40Q-120 98-150-8z"/><path class="b" d="M-160-14h300q-8 104-94 112H-50q-92-8-110-112z"/><path class="k" d="M70-14h70q-8 104-94 112H0q64-20 70-112z"/></g>` +
    '<path class="sk" fill="none" stroke-width="10" stroke-linecap="round" d="M520 380v110M506 380v34q0 16 14 16t14-16v-34"/>' +
    drawPlayers([[640, 500, 'd', 'bun', '1']], 1.7)
  );
}

/** The Jidara pop-up in a ballroom, Houston. */
export const BALLROOM: Story = [
  { ground: 'd1', draw: loadIn },
  { ground: 'ink', draw: floorPlan },
  { ground: 'table', draw: tableNine },
  { ground: 'f1', draw: stateVisit },
  { ground: 'f', draw: lock },
  { ground: 'f', draw: onTime },
];
