import { dial } from '../covers/vault.ts';
import { repeat } from '../geometry.ts';
import { desk, DESK_HEIGHT, keyboard, memo, monitor, plant } from '../scenes/office-parts.ts';
import { box, onLeft, onRight, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel, scores } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A big screen on a stand, drawn from the front. The origin of `drawing` is the upper left corner of its picture. */
function wallScreen([x, y, w, h]: readonly [number, number, number, number], ink: string, drawing: string): string {
  return panel(
    [x, y, w, h],
    { ink: 'p', edge: 12 },
    `<g transform="translate(12 12)">${shape(ink, `M0 0h${w - 24}v${h - 24}H0z`)}${drawing}</g>`,
  );
}

/** A small window of the call, with a face. */
function caller(x: number, y: number, ground: string, player: string): string {
  return `<g transform="translate(${x} ${y})">${shape('k', 'M-5-5h106v90H-5z')}${shape(ground, 'M0 0h96v80H0z')}<clipPath id="call-${y}"><path d="M0 0h96v80H0z"/></clipPath><g clip-path="url(#call-${y})">${player}</g></g>`;
}

/** A vault with nine keyholes and a small light beside it on a screen, and two players who look at the light. */
function nineKeyholes(): string {
  const hole = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><circle class="k" cx="3" cy="3" r="33"/><circle class="b" r="32"/><path class="k" d="M0-17a9 9 0 0 1 5 16l5 19h-20l5-19a9 9 0 0 1 5-16z"/></g>`;
  const vault =
    shape('k', 'M50 30h350v340H50z') +
    shape('a', 'M38 20h350v340H38z') +
    '<path class="sk" fill="none" stroke-width="4" d="M52 34h322v312H52z"/>' +
    repeat(9, (i) => hole(121 + (i % 3) * 92, 98 + Math.floor(i / 3) * 92)) +
    '<circle class="k" cx="472" cy="96" r="24"/><circle class="d" cx="470" cy="94" r="20"/><path class="sd" fill="none" stroke-width="5" stroke-linecap="round" d="M470 60v-16M436 74l-13-9M504 74l13-9M434 112l-15 5M506 112l15 5"/>';
  return (
    floor(452, 'a') +
    wallScreen([60, 26, 580, 410], 'f', vault) +
    drawPlayers(
      [
        [86, 524, 'd', 'phones', '1'],
        [610, 530, 'b', 'curls', '2'],
      ],
      1.6,
    )
  );
}

/** An elevation drawing of Denver on a screen, with a key hidden in one of the buildings. */
function elevationOfDenver(): string {
  const line =
    'M40 350V200h70v150M62 200v-40h26v40M130 350V104h90v246M130 144h90M130 184h90M130 224h90M130 264h90M130 304h90M240 350V76l44-46 44 46v274M262 350V114h44v236M350 350V164h100v186M350 164l50-44 50 44M20 350h450';
  const drawing =
    `<path class="sp" fill="none" stroke-width="4" stroke-linejoin="round" d="${line}"/><path class="sf" fill="none" stroke-width="2" stroke-dasharray="10 8" d="M20 40h200M20 372h450"/>` +
    `<g class="cb" transform="translate(176 196) rotate(90) scale(.7)"><use href="#key"/></g>${outlinedText('5,280 FT', 110, 34, { size: 28, ink: 'p' })}`;
  return (
    floor(470, 'b1') +
    wallScreen([24, 24, 516, 416], 'a', drawing) +
    caller(586, 40, 'f', drawPlayers([[46, 142, 'd', 'bun']], 1)) +
    caller(586, 146, 'd', drawPlayers([[50, 142, 'b', 'cap']], 1)) +
    caller(586, 252, 'b', drawPlayers([[46, 142, 'a', 'bob']], 1)) +
    drawPlayers(
      [
        [120, 532, 'b', 'specs', '1'],
        [252, 538, 'f', 'curls', '3'],
        [600, 534, 'd', 'phones', '1'],
      ],
      1.3,
    )
  );
}

type Room = { ink: string; left?: string; right?: string };

/** The two back walls of an office, 150 units high. */
function roomWalls(side: number, { ink, left = '', right = '' }: Room): string {
  return (
    box(0, 0, 8, side, 150, { ink, top: 'p' }) +
    box(0, 0, side, 8, 150, { ink, top: 'p' }) +
    onLeft(8, 0, side, 8, 150, 0, left) +
    onRight(0, 0, 8, side, 150, 0, right)
  );
}

/** A window of a wall, w by h units. The origin of `view` is its upper left corner. */
function windowPane(x: number, y: number, w: number, h: number, view: string): string {
  return `<g transform="translate(${x} ${y})">${shape('p', `M-6-6h${w + 12}v${h + 12}H-6z`)}${shape('w', `M0 0h${w}v${h}H0z`)}${view}<path class="sp" stroke-width="4" d="M${w / 2} 0v${h}"/></g>`;
}

/** Four players in the Toronto office with two maps on their screens, one saying Dover, the other Dovre. */
function twoMaps(): string {
  const board = squareBoard(340, 'g2');
  const skyline =
    shape('d', 'M0 84V52h26v-16h22v28h14V4h5v60h15V40h24v18h18v26z') + '<circle class="d" cx="64" cy="26" r="9"/>';
  board.add(
    -9000,
    0,
    roomWalls(340, {
      ink: 'a',
      left: windowPane(166, 26, 124, 84, skyline),
      right:
        shape('b', 'M50 40h84v110H50z') +
        shape('d', 'M58 48h68v102H58z') +
        shape('f', 'M210 34h90v62h-90z') +
        '<path class="sk" fill="none" stroke-width="5" d="M222 80V58h26V46h38"/>',
    }),
  );
  const map = (route: string) =>
    shape('p', 'M5 5h86v58H5z') +
    `<path class="sw" fill="none" stroke-width="9" d="M5 50q40-18 86-2"/><path class="sa" fill="none" stroke-width="5" d="${route}"/>`;
  board.add(
    90,
    150,
    desk(50, 110, 110, 56, 'b') + monitor(57, 120, map('M14 40V20h32v24h32'), { w: 96, h: 68 }) + keyboard(90, 146),
  );
  board.add(
    230,
    150,
    desk(192, 110, 110, 56, 'b') +
      monitor(199, 120, map('M14 18h28v24h14V20h26'), { w: 96, h: 68 }) +
      keyboard(232, 146),
  );
  board.add(40, 40, plant(40, 50));
  addPlayers(board, [
    [60, 210, 'b', 'specs', '1'],
    [128, 226, 'd', 'bob'],
    [226, 224, 'd', 'curls', '2'],
    [290, 214, 'f', 'bowler'],
  ]);
  const bubble = (x: number, text: string, tip: number) =>
    `<g transform="translate(${x} 22)"><path class="p" d="M0 14Q0 0 14 0h170q14 0 14 14v44q0 14-14 14H${tip + 36}l-18 34-12-34H14Q0 72 0 58z"/>${outlinedText(text, 99, 51, { size: 42, ink: 'a', stretch: 62 })}</g>`;
  return (
    zoomToBoard(board, { zoom: 1.36, at: [170, 170, 40], place: [360, 300] }) +
    bubble(16, 'DOVER', 96) +
    bubble(506, 'DOVRE', 30)
  );
}

/** Five players solve clues on paper in the Lisbon office, under an amber light. Terraced houses are outside. */
function onPaper(): string {
  const board = squareBoard(350, 'g');
  const houses = ['a', 'b', 'f', 'd', 'a']
    .map(
      (ink, i) =>
        shape(ink, `M${i * 26} 92V${58 - i * 9}l13-14 13 14v${34 + i * 9}z`) +
        shape('k', `M${i * 26 + 9} ${66 - i * 9}h8v10h-8z`),
    )
    .join('');
  board.add(
    -9000,
    0,
    roomWalls(350, {
      ink: 'f',
      left: windowPane(136, 24, 130, 92, houses),
      right:
        shape('d', 'M220 46h96v8h-96z') +
        shape('b', 'M228 24h14v22h-14zM262 20h12v26h-12z') +
        shape('a', 'M244 22h14v24h-14z') +
        shape('b', 'M60 40h80v110H60z') +
        shape('a', 'M68 48h64v102H68z'),
    }),
  );
  board.shadow(86, 150, 190, 96, 34);
  const sheets = [
    [112, 180, 10],
    [170, 172, -14],
    [232, 186, 20],
    [144, 222, -24],
    [226, 226, 8],
  ] as const;
  board.add(
    180,
    196,
    desk(86, 150, 190, 96, 'a') + sheets.map(([x, y, turn]) => memo(x, y, DESK_HEIGHT, turn)).join(''),
  );
  board.add(
    310,
    110,
    desk(262, 60, 76, 44, 'd') +
      monitor(274, 68, shape('a1', 'M4 4h44v30H4z') + '<circle class="b" cx="26" cy="19" r="10"/>', { w: 52, h: 38 }),
  );
  addPlayers(board, [
    [110, 140, 'b', 'curls', '1'],
    [176, 136, 'd', 'bun'],
    [240, 140, 'f', 'specs', '2'],
    [76, 250, 'd', 'bob'],
    [280, 266, 'b', 'phones', '3'],
  ]);
  return (
    zoomToBoard(board, { zoom: 1.34, at: [176, 176, 40], place: [350, 292] }) +
    '<circle class="k" cx="634" cy="78" r="46"/><circle class="b" cx="628" cy="72" r="42"/>' +
    outlinedText('6', 628, 95, { size: 62 })
  );
}

/** High stacks of answers in front of a board that has taken six, and two players at the desk. */
function fourThousand(): string {
  const stack = (x: number, count: number) =>
    repeat(
      count,
      (i) =>
        `<path class="k" d="M${x + ((i * 7) % 5) + 6} ${486 - i * 15}h110v11h-110z"/><path class="${i % 4 === 2 ? 'f' : 'p'}" d="M${x + ((i * 7) % 5)} ${482 - i * 15}h110v11h-110z"/>`,
    );
  return (
    shape('k', 'M440 56h240v250H440z') +
    shape('a', 'M428 46h240v250H428z') +
    shape('k', 'M448 66h200v120H448z') +
    outlinedText('6', 510, 164, { size: 104, ink: 'b', stretch: 80 }) +
    '<path class="sp" fill="none" stroke-width="9" stroke-linecap="round" d="M572 104h.1M598 104h.1M624 104h.1M572 132h50M572 154h34"/>' +
    shape('k', 'M470 214h160v14H470zM448 250h200v24H448z') +
    `<g transform="translate(548 262) rotate(4)">${shape('p', 'M-60-4H60v70H-60z')}<path class="sk" stroke-width="5" d="M-40 20h80M-40 40h50"/></g>` +
    floor(496, 'd') +
    stack(36, 27) +
    stack(160, 21) +
    stack(284, 12) +
    drawPlayers(
      [
        [366, 312, 'd', 'specs', '2', 0.9],
        [470, 520, 'b', 'curls', '1'],
      ],
      1.35,
    )
  );
}

/** The ninth key turns in the vault on a screen, at dusk in Nairobi: acacias in front of the sun are outside the window. */
function duskInNairobi(): string {
  const acacia = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path class="sk" fill="none" stroke-width="11" stroke-linecap="round" d="M0 0Q-8-60 0-100M0-70Q-30-96-70-116M0-80q30-26 64-40"/><path class="k" d="M-150-116q20-34 74-34 30-28 86-18 60-14 84 22 44 4 50 30-60-12-294 0z"/></g>`;
  const dusk =
    '<clipPath id="dusk"><path d="M0 0h276v336H0z"/></clipPath><g clip-path="url(#dusk)">' +
    `<circle class="b" cx="150" cy="236" r="118"/>${acacia(128, 312, 0.9)}${acacia(262, 308, 0.5)}${shape('k', 'M0 306h276v30H0z')}</g>` +
    '<path class="sp" fill="none" stroke-width="10" d="M138 0v336"/>';
  const live = scores(92, 116, [
    [1, 'b'],
    [0.94, 'p'],
    [0.8, 'p'],
    [0.66, 'p'],
  ]);
  return (
    floor(430, 'd') +
    `<g transform="translate(28 34)">${shape('p', 'M-10-10h296v356H-10z')}${shape('a1', 'M0 0h276v336H0z')}${dusk}</g>` +
    wallScreen(
      [340, 24, 352, 376],
      'f1',
      `<g transform="translate(128 176)"><g transform="scale(1.4)">${dial(0, 0)}</g><g class="cp o" transform="rotate(52) scale(1.15)"><use href="#key"/></g></g><g transform="translate(228 224)">${live}</g><circle class="d sk" stroke-width="4" cx="274" cy="40" r="16"/>`,
    ) +
    drawPlayers(
      [
        [80, 520, 'd', 'bowler', '2'],
        [200, 526, 'f', 'curls', '1'],
        [330, 520, 'b', 'cap', '3'],
        [640, 528, 'd', 'bun', '1'],
      ],
      1.4,
    )
  );
}

/** Nine Cities, One Vault with Stratoloom. */
export const NINE_CITIES: Story = [
  { ground: 'f1', draw: nineKeyholes },
  { ground: 'd1', draw: elevationOfDenver },
  { ground: 'table', draw: twoMaps },
  { ground: 'd', draw: onPaper },
  { ground: 'ink', draw: fourThousand },
  { ground: 'f', hasKeylines: true, draw: duskInNairobi },
];
