import { wheel } from '../buildings.ts';
import { umbrella } from '../covers/furniture.ts';
import { pier } from '../covers/market-hall.ts';
import { water } from '../covers/water.ts';
import { num, project, repeat } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { clock, confetti, floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

function rain(count: number, seed: number, height = 540): string {
  const random = createRandom(seed);
  return `<path class="sp" fill="none" stroke-width="4" stroke-linecap="round" d="${repeat(count, () => `M${Math.round(random() * 760)} ${Math.round(random() * height)}l-12 36`)}"/>`;
}

/** Six players start on time under a glass roof while it rains outside. */
function underGlass(): string {
  const panes = repeat(9, (i) => `M${-80 + i * 110} 190 ${360} -40`);
  return (
    shape('w', 'M-720 190 360-60 1440 190z') +
    `<path class="sk" fill="none" stroke-width="6" d="${panes}M-720 190H1440M-210 72H930"/>` +
    rain(40, 3, 150) +
    shape('a', 'M-720 186h2160v26H-720z') +
    repeat(4, (i) => shape('k', `M${40 + i * 206} 212h22v300h-22z`)) +
    clock(360, 76, 52, 1, 0) +
    floor(420, 'g2') +
    shape('k', 'M246 242h240v76H246z') +
    shape('b', 'M238 234h240v76H238z') +
    '<path class="sk" stroke-width="5" d="M270 212v22M446 212v22"/>' +
    outlinedText('START', 358, 294, { size: 62, ink: 'k', stretch: 76 }) +
    drawPlayers(
      [
        [116, 500, 'b', 'bowler', '1'],
        [216, 514, 'd', 'curls', '2'],
        [330, 502, 'a', 'specs'],
        [440, 516, 'f', 'bun', '3'],
        [560, 500, 'b', 'cap'],
        [648, 516, 'd', 'bob'],
      ],
      1.45,
    )
  );
}

/** Market scales with two fish on them, and labels that say two and three pounds. */
function scales(): string {
  const fish = (x: number, y: number, ink: string) =>
    `<g transform="translate(${x} ${y})"><path class="${ink}" d="M-70 0q40-44 96-16l34-22v76l-34-22q-56 28-96-16z"/><path class="k" d="M-10 24q20 2 36-8l34 22V12L26-4q-8 20-36 28z"/><circle class="p" cx="-44" cy="-6" r="7"/></g>`;
  const pan = (x: number, y: number) =>
    `<path class="sk" fill="none" stroke-width="5" d="M${x} ${y - 120}l-84 120M${x} ${y - 120}l84 120"/><path class="k" d="M${x - 96} ${y}h192q-20 46-96 46t-96-46z"/><path class="b" d="M${x - 96} ${y}h142q-6 40-66 44-60-4-76-44z"/>`;
  const tag = (x: number, y: number, text: string, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('k', 'M-44-20h98v52h-98z')}${shape('p', 'M-50-26h98v52h-98z')}${outlinedText(text, 0, 14, { size: 36, ink: 'a' })}</g>`;
  return (
    shape('k', 'M348 90h24v350h-24z') +
    shape('d', 'M344 90h18v350h-18z') +
    '<path class="sk" fill="none" stroke-width="16" stroke-linecap="round" d="M160 148 560 92"/><circle class="b sk" stroke-width="6" cx="360" cy="118" r="24"/>' +
    fish(164, 238, 'a') +
    pan(160, 268) +
    fish(560, 182, 'f') +
    pan(560, 212) +
    tag(160, 350, '2 LB', -6) +
    tag(560, 296, '3 LB', 5) +
    shape('k', 'M240 436h250v26H240z') +
    shape('d', 'M230 430h250v22H230z') +
    floor(462, 'a1') +
    drawPlayers(
      [
        [84, 536, 'b', 'specs', '1'],
        [646, 536, 'd', 'bowler', '2'],
      ],
      1.35,
    )
  );
}

/** Three players in front of a tiled wall of four gulls; one faces the wrong way. */
function tiledGull(): string {
  const grid = repeat(13, (i) => `M${i * 60} 0V420`) + repeat(8, (i) => `M0 ${i * 60}H720`);
  const gull = (x: number, flip: number) =>
    `<g transform="translate(${x} 196) scale(${flip} 1)"><path class="p" d="M-74 20q30-54 84-40 20-40 52-26 10 6 8 20-10 70-90 78-40 4-54-32z"/><path class="k" d="M-90 10q60-30 96 20-50 30-96-20z"/><path class="b" d="m68-40 30 10-28 10z"/><circle class="k" cx="52" cy="-36" r="5"/><path class="sb" fill="none" stroke-width="6" d="M-14 52v30M10 50v30"/></g>`;
  return (
    shape('a', 'M-720-540h2160v960H-720z') +
    gull(128, 1) +
    gull(310, 1) +
    gull(486, -1) +
    gull(640, 1) +
    `<path class="sk" fill="none" stroke-width="2" d="${grid}"/><path class="sb" fill="none" stroke-width="8" d="M396 126h176v160H396z"/>` +
    shape('k', 'M-720 420h2160v10H-720z') +
    floor(428, 'd1') +
    drawPlayers(
      [
        [180, 520, 'b', 'phones', '1'],
        [290, 530, 'f', 'bowler'],
        [404, 518, 'd', 'curls', '2'],
      ],
      1.6,
    )
  );
}

/** A host carries the scales down the stairs beside an elevator that has stopped between floors. */
function elevator(): string {
  const board = squareBoard(340, 'g');
  const shaft =
    '<path class="w" d="M14 14h82v236H14z"/><path class="sk" fill="none" stroke-width="4" d="M14 14h82v236H14zM55 14v236"/><path class="b" d="M20 96h70v78H20z"/><path class="sk" fill="none" stroke-width="4" d="M20 96h70v78H20zM55 96v78M38 96V14M72 96V14"/>';
  buildWall(board, { x: 190, y: 40, w: 110, h: 258, d: 70, ink: 'd', art: shaft });
  for (let i = 0; i < 7; i++)
    board.add(56 + i * 16, 100 - i, box(46 + i * 18, 60, 20, 70, 16 * (i + 1), { ink: 'a', top: 'p' }), i);
  addPlayers(board, [[128, 104, 'b', 'bun', '1']], { z: 80, bias: 90 });
  board.add(
    140,
    140,
    `<g transform="translate(${project(118, 116, 130).map(num).join(' ')}) scale(.5)"><path class="k" d="M-6-80H6V20H-6z"/><path class="sk" fill="none" stroke-width="8" d="M-70-66h140"/><path class="b" d="M-104-20h70q-8 26-35 26t-35-26zM34-20h70q-8 26-35 26t-35-26z"/><path class="sk" fill="none" stroke-width="4" d="M-70-66l-34 46M-70-66l34 46M70-66l34 46M70-66 36-20"/></g>`,
    120,
  );
  addPlayers(board, [
    [80, 220, 'f', 'specs', '2'],
    [130, 236, 'd', 'curls'],
    [226, 190, 'b', 'bowler', '3'],
    [270, 210, 'a', 'bob'],
  ]);
  board.add(
    300,
    180,
    onLeft(
      206,
      130,
      70,
      4,
      26,
      20,
      `<path class="p" d="M0 0h86v26H0z"/>${outlinedText('SORRY', 43, 20, { size: 22, ink: 'a' })}`,
    ),
    0,
  );
  return zoomToBoard(board, { zoom: 1.34, at: [170, 130, 90], place: [352, 290] });
}

/** The empty pier and its big wheel in the rain, with rings where the clues would have been. */
function emptyPier(): string {
  const board = squareBoard(360, 'w', { margin: 8 });
  board.print(water(8, 8, 344, 344, 20, 8));
  board.add(
    150,
    130,
    box(40, 60, 210, 70, 14, { ink: 'd', top: 'f1' }) +
      onLeft(
        40,
        60,
        210,
        70,
        14,
        0,
        `<path class="sk" stroke-width="7" d="${repeat(8, (i) => `M${10 + i * 27} 10v26`)}"/>`,
      ),
  );
  board.add(120, 100, wheel('a')(70, 70, 60, 50, 190), 20);
  board.add(280, 220, pier(180, 200));
  const spots = repeat(11, (i) => {
    const [x, y] = project(60 + i * 24, 226 + (i % 3) * 30);
    return `<ellipse class="sa" fill="none" stroke-width="4" stroke-dasharray="5 5" cx="${num(x)}" cy="${num(y)}" rx="14" ry="9"/>`;
  });
  board.add(10, 10, spots, -300);
  return zoomToBoard(board, { zoom: 1.24, at: [170, 160, 80], place: [360, 286] }) + rain(64, 9);
}

/** Four dry winners in front of a picture of the pier, with confetti and one umbrella. */
function pierInAPicture(): string {
  const picture =
    '<path class="w" d="M0 0h330v210H0z"/><path class="d" d="M0 140h330v70H0z"/><circle class="b" cx="266" cy="52" r="28"/><path class="k" d="M20 132h200v14H20z"/><path class="sk" stroke-width="7" d="M40 146v44M90 146v44M140 146v44M190 146v44"/><circle class="sa" fill="none" stroke-width="7" cx="88" cy="78" r="46"/><path class="sa" stroke-width="3" d="M42 78h92M88 32v92M56 46l64 64M120 46l-64 64"/>';
  return (
    panel([196, 30, 370, 250], { ink: 'b', edge: 12 }, `<g transform="translate(20 20)">${picture}</g>`) +
    confetti(17, 20) +
    floor(396, 'a') +
    shape('p', 'M-720 396h2160v14H-720z') +
    `<g transform="translate(150 440) scale(1.25)">${umbrella(0, 0, 'a')}</g>` +
    drawPlayers(
      [
        [150, 516, 'b', 'specs', '1'],
        [300, 522, 'd', 'bun', '2'],
        [420, 516, 'f', 'bowler'],
        [560, 524, 'b', 'curls', '3'],
      ],
      1.55,
    )
  );
}

/** Waterfront Cipher in the rain, Seattle. */
export const RAIN: Story = [
  { ground: 'table', draw: underGlass },
  { ground: 'f1', draw: scales },
  { ground: 'd', draw: tiledGull },
  { ground: 'd1', draw: elevator },
  { ground: 'ink', draw: emptyPier },
  { ground: 'f', draw: pierInAPicture },
];
