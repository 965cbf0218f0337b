import { bus, kit } from '../covers/kits.ts';
import { roundTable } from '../covers/furniture.ts';
import { num, project, repeat } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import { box, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { confetti, floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { wheelchair } from '../gallery/wheelchair.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A host pushes a cart of clue cards between three tables of seated players, one in a wheelchair. */
function cart(): string {
  const board = squareBoard(340, 'g2');
  const set = (x: number, y: number, ink: string) => board.add(x, y, roundTable(x, y, 44, ink, 'p', 30));
  set(90, 90, 'a');
  set(250, 80, 'd');
  set(90, 250, 'b');
  addPlayers(
    board,
    [
      [30, 96, 'b', 'bun', '1'],
      [84, 30, 'd', 'specs'],
      [142, 66, 'f', 'curls', '2'],
      [206, 52, 'a', 'bob'],
      [252, 26, 'b', 'cap', '3'],
      [304, 84, 'f', 'bowler'],
      [36, 242, 'a', 'phones'],
      [92, 196, 'f', 'bob', '1'],
    ],
    { scale: 0.9 },
  );
  board.add(
    190,
    190,
    box(170, 170, 84, 46, 8, { z: 14, ink: 'b' }) +
      box(170, 170, 84, 46, 6, { z: 52, ink: 'b' }) +
      ['178,176', '218,186']
        .map((at) => {
          const [x = 0, y = 0] = at.split(',').map(Number);
          return `<g transform="translate(${project(x + 14, y + 10, 88)
            .map(num)
            .join(' ')}) scale(.5)"><use href="#card" class="ca"/></g>`;
        })
        .join('') +
      [
        [174, 212],
        [248, 212],
        [248, 174],
      ]
        .map(([x = 0, y = 0]) => {
          const [l, t] = project(x, y, 6);
          return `<circle class="k" cx="${num(l)}" cy="${num(t)}" r="9"/>`;
        })
        .join(''),
    20,
  );
  addPlayers(board, [[276, 196, 'd', 'grad', '2']], { scale: 1.05 });
  board.add(120, 300, wheelchair(...project(150, 268), { ink: 'd', hat: 'curls', band: '1', scale: 0.9 }));
  return zoomToBoard(board, { zoom: 1.42, at: [170, 160, 30], place: [360, 286] });
}

/** What goes into a school kit: crayons, a notebook, a zipper, a letter, a pencil, an eraser and a ruler. */
function contents(): string {
  const crayon = (x: number, ink: string) =>
    `<g transform="translate(${x} 60)">${shape('k', 'M8 34h34v150H8z')}${shape(ink, 'M0 34h34v150H0zM5 34 12 4h10l7 30z')}${shape('p', 'M0 62h34v86H0z')}</g>`;
  const ruler = panel(
    [60, 430, 420, 52],
    { ink: 'b', turn: -2 },
    `<path class="sk" stroke-width="3" fill="none" d="${repeat(21, (i) => `M${10 + i * 20} 0v${i % 5 ? 14 : 26}`)}"/>`,
  );
  const book = panel(
    [312, 54, 150, 200],
    { ink: 'a', edge: 12 },
    '<path class="p" d="M24 34h102v52H24z"/><path class="sk" stroke-width="4" d="M36 52h78M36 68h44"/><path class="k" d="M0 0h12v200H0z"/>',
  );
  const zip =
    '<g transform="translate(530 60)"><path class="k" d="M0 0h92v220H0z"/><path class="sp" fill="none" stroke-width="14" stroke-dasharray="6 6" d="M46 60v160"/><path class="sb" fill="none" stroke-width="8" d="M40 0v60M52 0v60"/><path class="b" d="M30 50h32v30l-8 14v34H38V94l-8-14z"/></g>';
  const eraser = `<g transform="translate(540 372)">${shape('k', 'M10 10h126v74H10z')}${shape('f', 'M0 0h126v74H0z')}${shape('d', 'M0 0h52v74H0z')}</g>`;
  const envelope = panel(
    [60, 286, 220, 112],
    { ink: 'p', turn: 3 },
    '<path class="sk" fill="none" stroke-width="4" d="M0 0l110 64L220 0"/><circle class="a" cx="110" cy="62" r="14"/>',
  );
  const pencil =
    '<g transform="translate(316 356) rotate(-8)"><path class="k" d="M6 6h150l34 14-34 14H6z"/><path class="d" d="M0 0h142v28H0z"/><path class="f1" d="M142 0l38 14-38 14z"/><path class="k" d="m168 9 12 5-12 5z"/></g>';
  return (
    crayon(62, 'a') +
    crayon(116, 'd') +
    crayon(170, 'b') +
    crayon(224, 'f') +
    book +
    zip +
    ruler +
    eraser +
    envelope +
    pencil
  );
}

/** Two handwritten notes: a scrawl, crossed out, and one in neat capitals that says have a good year. */
function note(): string {
  const scrawl =
    '<path class="sa" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M44 96q20-50 26 0t26-6 22 8 20-30 18 30 26-8 20 6 24-24 20 24 30-4M44 150q30-40 40 4t34-10 26 8 18-26 24 26 30-8 26 10M44 204q14-38 30 0t30-8 26 10 20-26 30 22"/>';
  const print =
    outlinedText('DEAR YOU,', 44, 90, { size: 40, from: 'left' }) +
    outlinedText('HAVE A', 44, 144, { size: 40, from: 'left' }) +
    outlinedText('GOOD YEAR.', 44, 196, { size: 40, from: 'left' });
  return (
    panel(
      [56, 40, 300, 250],
      { turn: -5, ink: 'f1' },
      scrawl + '<path class="sk" fill="none" stroke-width="9" d="M20 20l260 210"/>',
    ) +
    panel(
      [352, 74, 304, 246],
      { turn: 4 },
      print + '<path class="a" d="M232 206q-24-28-2-40 14-4 16 12 8-14 20-6 14 18-34 34z"/>',
    ) +
    floor(440, 'd') +
    drawPlayers(
      [
        [250, 516, 'b', 'specs', '1'],
        [470, 524, 'f', 'bun', '2'],
      ],
      1.7,
    )
  );
}

/** Two hosts run back from the drugstore with erasers in the shape of pears. */
function erasers(): string {
  const store =
    shape('k', 'M340 60h320v330H340z') +
    shape('a', 'M324 60h320v330H324z') +
    shape('p', 'M324 60h320v62H324z') +
    outlinedText('DRUGSTORE', 484, 106, { size: 44, ink: 'a' }) +
    repeat(8, (i) => `<path class="${i % 2 ? 'p' : 'd'}" d="M${324 + i * 40} 136h40l-6 40h-28z"/>`) +
    shape('k', 'M344 196h120v130H344z') +
    shape('w', 'M352 204h104v114H352z') +
    shape('k', 'M500 196h110v194H500z') +
    shape('b', 'M508 204h94v186h-94z');
  const pear = (x: number, y: number, ink: string) =>
    `<g transform="translate(${x} ${y})"><path class="${ink} o" d="M0-26q12 4 12 18 14 8 12 24-4 18-24 18t-24-18q-2-16 12-24 0-14 12-18z"/><path class="k" d="M6-24q6 6 6 16 14 8 12 24-3 16-18 18 8-30 0-58z"/><path class="sk" fill="none" stroke-width="4" d="M0-26q2-12 10-14"/></g>`;
  const dash =
    '<path class="sk" fill="none" stroke-width="6" stroke-linecap="round" d="M40 320h60M24 360h64M52 400h44M40 440h40"/>';
  return (
    store +
    floor(390, 'g2') +
    dash +
    `<g transform="rotate(-12 176 470)">${drawPlayers([[160, 480, 'b', 'cap', '1']], 1.9)}</g><g transform="rotate(-12 290 500)">${drawPlayers([[290, 506, 'd', 'curls', '2']], 1.9)}</g>` +
    pear(226, 300, 'f') +
    pear(96, 244, 'd') +
    pear(352, 350, 'b') +
    pear(270, 246, 'a')
  );
}

/** A principal checks eight stacks of school kits beside a yellow bus. */
function loadingDoor(): string {
  const board = squareBoard(360, 'g');
  board.shadow(150, 40, 200, 50, 50);
  board.add(240, 60, bus(120, 30));
  for (let i = 0; i < 8; i++) {
    const [x, y] = [40 + (i % 4) * 66, 150 + Math.floor(i / 4) * 76];
    board.add(
      x + 12,
      y + 9,
      kit(x, y, 0, 'a') + kit(x + 26, y, 0, 'b') + kit(x + 13, y, 18, 'd') + (i % 3 ? kit(x + 13, y, 36, 'f') : ''),
    );
  }
  addPlayers(board, [[306, 190, 'd', 'bun', '1']], { scale: 1.25 });
  board.add(
    330,
    220,
    `<g transform="translate(${project(300, 216, 56).map(num).join(' ')}) rotate(-8)"><path class="k" d="M4 4h40v52H4z"/><path class="p" d="M0 0h40v52H0z"/><path class="sa" fill="none" stroke-width="4" d="m8 14 5 5 8-10M8 32l5 5 8-10"/></g>`,
    20,
  );
  addPlayers(board, [
    [60, 300, 'b', 'specs'],
    [110, 316, 'f', 'curls', '2'],
  ]);
  return zoomToBoard(board, { zoom: 1.4, at: [180, 160, 40], place: [360, 292] });
}

/** Five players at the quiet table with a trophy, confetti and the Chicago skyline behind them. */
function quietTable(): string {
  const skyline = shape(
    'd',
    'M-40 300V150h54v-40h60v190h30V92h22V50h8v42h22v208h30V170h70v130h40V120h20V84h40v36h20v180h30V30h10V0h6v30h30V0h6v30h10v270h40V190h70v110h30V100h60v200h90v240H-40z',
  );
  const table =
    shape('k', 'M220 372h288v22H220z') + shape('b', 'M208 360h288v22H208z') + shape('k', 'M340 382h24v110h-24z');
  return (
    skyline +
    confetti(31, 30) +
    drawPlayers(
      [
        [214, 380, 'a', 'bun', '1'],
        [284, 366, 'd', 'specs'],
        [356, 360, 'f', 'bob', '2'],
        [428, 366, 'b', 'curls'],
        [496, 380, 'd', 'cap', '3'],
      ],
      1.45,
    ) +
    table +
    propAt('trophy', 352, 362, { ink: 'b', scale: 0.9 }) +
    floor(486, 'f') +
    drawPlayers(
      [
        [40, 548, 'b', 'phones'],
        [124, 558, 'f', 'bowler', '1'],
        [612, 556, 'a', 'beret'],
        [690, 546, 'd', 'curls', '2'],
      ],
      1.5,
    )
  );
}

/** Pack It Forward with Wrenfield, Chicago. */
export const SCHOOL_KITS: Story = [
  { ground: 'd1', draw: cart },
  { ground: 'table', draw: contents },
  { ground: 'b1', draw: note },
  { ground: 'd', draw: erasers },
  { ground: 'f', draw: loadingDoor },
  { ground: 'f1', draw: quietTable },
];
