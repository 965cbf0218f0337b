import { container, crane } from '../covers/docks.ts';
import { water } from '../covers/water.ts';
import { Board } from '../board.ts';
import { num, project, repeat } from '../geometry.ts';
import { pawnAt } from '../pieces.ts';
import { shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { clock, confetti, floor, scores } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A traffic cone on its square foot, at a point of the screen. */
function cone(x: number, y: number, size = 1, ink = 'a'): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${size})"><path class="k" d="M-30 2 4-16 36-2 2 18z"/>` +
    `<path class="${ink} o" d="M-19 2-4-64q4-4 8 0L21 2Q0 12-19 2z"/><path class="k" d="M4-65.500 21 2q-6 4-12 5z"/><path class="p" d="M-13-24q12 6 23 0l-4-16q-8 4-15 0z"/></g>`
  );
}

/** Four night shift players stand below a crane and stacked containers under a crescent moon. */
function nightShift(): string {
  const board = new Board({ columns: 1, rows: 1, lot: 380, street: 0, margin: 10, thickness: 18 });
  board.paint(0, 0, 'h');
  board.print(
    water(262, 0, 138, 400, 12, 4) +
      '<path class="sb" fill="none" stroke-width="5" stroke-dasharray="12 9" d="M262 4V396"/>',
  );
  board.add(200, 110, crane(176, 90, 'a'));
  board.add(40, 60, container(20, 40, 0, 'd') + container(20, 40, 28, 'b'));
  addPlayers(board, [
    [70, 204, 'b', 'cap', '1'],
    [118, 214, 'd', 'pith'],
    [164, 228, 'f', 'cap', '2'],
    [212, 250, 'a', 'specs', '3'],
  ]);
  return (
    `<circle class="b1" cx="116" cy="96" r="46"/><circle class="k" cx="136" cy="84" r="40"/>` +
    zoomToBoard(board, { zoom: 1.32, at: [200, 170, 90], place: [388, 292] })
  );
}

/** Two players listen to a forklift that beeps in Morse while its driver carries a crate. */
function morse(): string {
  const truck =
    shape('k', 'M116 300h22V58h-22zM84 292h46v12H20v-12z') +
    shape('p', 'M28 214h86v78H28z') +
    shape('d', 'M28 214h72v78H28z') +
    '<path class="sk" fill="none" stroke-width="4" d="M46 214v78M64 214v78M82 214v78"/>' +
    shape('a', 'M142 196h96l30 40h110v84H142z') +
    shape('k', 'M330 236h48v84h-48z') +
    '<path class="sk" fill="none" stroke-width="11" stroke-linejoin="round" d="M160 196 182 84h104l52 152"/>' +
    pawnAt(244, 262, { ink: 'b', hat: 'cap', band: '2', scale: 1.25 }) +
    shape('a', 'M142 236h150v84H142z') +
    shape('b', 'M142 262h188v12H142z') +
    '<circle class="k" cx="190" cy="322" r="36"/><circle class="p" cx="190" cy="322" r="13"/><circle class="k" cx="334" cy="326" r="32"/><circle class="p" cx="334" cy="326" r="11"/>';
  const beeps = [0, 0, 1, 0, -1, 1, 1, 1, -1, 0, 1].reduce<{ x: number; path: string }>(
    ({ x, path }, beep) =>
      beep < 0 ? { x: x + 20, path } : { x: x + (beep ? 50 : 30), path: `${path}M${x} 0h${beep ? 22 : 0.1}` },
    { x: 0, path: '' },
  );
  return (
    floor(408, 'g2') +
    `<g transform="translate(128 52)">${truck}</g>` +
    `<path class="sk" fill="none" stroke-width="14" stroke-linecap="round" transform="translate(346 62) scale(.86)" d="${beeps.path}"/>` +
    drawPlayers(
      [
        [560, 470, 'd', 'phones', '1'],
        [648, 490, 'f', 'bun'],
      ],
      1.7,
    )
  );
}

/** Six players look at three orange cones and one empty bay in the parking lot. */
function threeCones(): string {
  const board = squareBoard(340, 'k');
  board.print(
    `<g class="sp" fill="none" stroke-width="5"><path d="${repeat(5, (i) => `M${50 + i * 60} 60v100`)}"/></g>` +
      '<circle class="sb" fill="none" stroke-width="4" stroke-dasharray="6 7" cx="200" cy="110" r="22"/>',
  );
  for (const x of [80, 140, 260]) board.add(x, 110, cone(...project(x, 110), 0.95));
  addPlayers(board, [
    [70, 200, 'b', 'cap', '1'],
    [112, 232, 'f', 'bob'],
    [174, 216, 'd', 'pith', '2'],
    [228, 238, 'b', 'specs'],
    [286, 206, 'f', 'cap', '3'],
    [60, 276, 'd', 'curls'],
  ]);
  return zoomToBoard(board, { zoom: 1.46, at: [170, 168, 30], place: [360, 290] });
}

/** The fourth cone, with a number on it, guards a puddle on the floor. */
function wetFloor(): string {
  const puddle =
    '<path class="w" d="M120 470c-70-40 10-92 140-88 60-36 220-22 270 10 120 8 150 70 60 96-90 34-380 34-470-18z"/><path class="sp" fill="none" stroke-width="6" stroke-linecap="round" d="M200 440h70M420 470h90M470 420h40"/>';
  return (
    floor(300, 'g2') +
    '<path class="sk" fill="none" stroke-width="3" d="M-720 300h2160M120 300-60 540M360 300v240M600 300l180 240"/>' +
    puddle +
    cone(352, 432, 4.2) +
    outlinedText('3', 352, 372, { size: 62, stretch: 80, ink: 'k' }) +
    drawPlayers([[606, 400, 'd', 'specs', '1']], 1.9)
  );
}

/** Three night shift players asleep in a row of beds below the leaderboard and a clock. */
function asleep(): string {
  const bed = (x: number, ink: 'a' | 'b' | 'd', hat: 'cap' | 'bun' | 'curls') =>
    `<g transform="translate(${x} 300)">` +
    shape('k', 'M-12 150h12v40h-12zM176 150h12v40h-12z') +
    shape('p', 'M-14 92h206v62H-14z') +
    shape('b1', 'M-8 70q34-16 66 0v30H-8z') +
    `<g transform="translate(94 84) rotate(-84) scale(.9)">${pawnAt(0, 0, { ink, hat, scale: 1 })}</g>` +
    shape(ink === 'a' ? 'd' : 'a', 'M66 66q60-20 126 12v74H66z') +
    shape('k', 'M176 74l16 4v74h-16z') +
    '</g>';
  const zs = (x: number, y: number) =>
    outlinedText('Z', x, y, { size: 34, ink: 'b' }) +
    outlinedText('Z', x + 30, y - 34, { size: 46, ink: 'b' }) +
    outlinedText('Z', x + 68, y - 80, { size: 62, ink: 'b' });
  return (
    `<g transform="translate(226 36)">${scores(268, 168, [
      [1, 'b'],
      [0.86, 'a'],
      [0.8, 'd'],
    ])}<path class="sp" fill="none" stroke-width="4" d="M0 0h268v168H0z"/></g>` +
    clock(620, 110, 62, 1, 45) +
    floor(470, 'd') +
    bed(30, 'b', 'cap') +
    bed(272, 'd', 'bun') +
    bed(506, 'a', 'curls') +
    zs(96, 250) +
    zs(556, 322)
  );
}

/** Three crew leads stand on shipping containers of different heights, with a trophy and confetti. */
function onContainers(): string {
  const board = squareBoard(330, 'g');
  const lead = (x: number, y: number, inks: string[]) => {
    board.shadow(x, y, 76, 30, 30 * inks.length);
    board.add(x + 38, y + 15, inks.map((ink, i) => container(x, y, i * 28, ink)).join(''));
  };
  lead(26, 130, ['d', 'f']);
  lead(112, 130, ['a', 'b', 'd']);
  lead(198, 130, ['b']);
  addPlayers(board, [[64, 146, 'd', 'bun', '1']], { z: 56, bias: 30 });
  addPlayers(board, [[150, 146, 'b', 'cap', '2']], { z: 84, bias: 30 });
  addPlayers(board, [[236, 146, 'f', 'pith', '3']], { z: 28, bias: 30 });
  addPlayers(board, [
    [80, 230, 'a', 'curls'],
    [150, 250, 'f', 'cap', '1'],
    [220, 232, 'd', 'bob', '2'],
  ]);
  board.prop('trophy', 286, 214, { ink: 'b', scale: 0.9 });
  return confetti(7, 26) + zoomToBoard(board, { zoom: 1.38, at: [165, 160, 70], place: [360, 300] });
}

/** Dockside Dispatch, Oakland. */
export const DOCKS: Story = [
  { ground: 'ink', draw: nightShift },
  { ground: 'd1', draw: morse },
  { ground: 'table', draw: threeCones },
  { ground: 'f', draw: wetFloor },
  { ground: 'ink', draw: asleep },
  { ground: 'd1', draw: onContainers },
];
