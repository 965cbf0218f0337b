import { robotArm } from '../covers/lab.ts';
import { longTable } from '../covers/furniture.ts';
import { num, project, repeat } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, addPlayers, drawPlayers, type Player } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A robot arm hands a clue card to a new hire. */
function handshake(): string {
  const arm =
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path class="sk" stroke-width="62" d="M142 430 96 226l192-112 118 92"/><path class="sa" stroke-width="52" d="M132 424 86 220l192-112 118 92"/></g>' +
    ['132 424', '86 220', '278 108']
      .map((at) => `<g transform="translate(${at})"><circle class="k" r="19"/><circle class="p" r="13"/></g>`)
      .join('') +
    '<path class="sk" fill="none" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" d="M400 204 386 258l22 36M400 204l56 4 20 44"/>';
  return (
    floor(436, 'd1') +
    shape('k', 'M52 436h176v40H52z') +
    shape('b', 'M52 436h140v40H52z') +
    arm +
    `<g transform="translate(440 318) rotate(12) scale(1.5)"><use href="#card" class="cb"/></g>` +
    drawPlayers([[556, 500, 'b', 'specs', '2']], 2.3)
  );
}

/** Four new hires look up at the drop tower while a box falls. */
function dropTower(): string {
  const board = squareBoard(300, 'g2');
  const marks = repeat(9, (i) => `M0 ${20 + i * 30}h${i % 2 ? 14 : 26}`);
  buildWall(board, {
    x: 90,
    y: 70,
    w: 66,
    d: 50,
    h: 296,
    ink: 'a',
    art: `<path class="sp" stroke-width="4" d="${marks}"/>`,
  });
  board.add(
    124,
    96,
    box(84, 64, 110, 30, 12, { z: 296, ink: 'b' }) +
      box(170, 100, 34, 30, 28, { z: 170, ink: 'd' }) +
      `<path class="sk" fill="none" stroke-width="4" stroke-linecap="round" d="M${project(182, 118, 220).map(num).join(' ')}v34M${project(196, 112, 214).map(num).join(' ')}v26"/>`,
    40,
  );
  addPlayers(
    board,
    [
      [40, 190, 'b', 'cap', '1'],
      [104, 228, 'd', 'curls'],
      [180, 246, 'f', 'grad', '2'],
      [246, 160, 'a', 'bun'],
    ],
    { scale: 1.3 },
  );
  return zoomToBoard(board, { zoom: 1.1, at: [150, 150, 130], place: [360, 282] });
}

/** An oscilloscope shows a waveform that spells soup, and three new hires read it. */
function lunchOrder(): string {
  const letters = outlinedText('SOUP', 274, 262, { size: 128, ink: 'b', stretch: 84 });
  return (
    shape('k', 'M56 34h628v376H56z') +
    shape('b', 'M40 24h628v376H40z') +
    shape('k', 'M72 56h404v312H72z') +
    `<g class="sd" stroke-width="2" fill="none"><path d="M153 56v312M234 56v312M315 56v312M396 56v312M72 134h404M72 212h404M72 290h404"/></g>` +
    letters +
    '<path class="sp" fill="none" stroke-width="6" stroke-linejoin="round" d="M72 306h30l12-40 14 70 14-50 12 20h40l10-26 12 50 12-24h50l14-56 14 84 14-28h40l12-22 12 40 12-18h48"/>' +
    [
      [540, 110, 34],
      [620, 110, 22],
      [540, 210, 22],
      [620, 210, 34],
    ]
      .map(
        ([x, y, r]) =>
          `<circle class="k" cx="${x}" cy="${y}" r="${r}"/><path class="sp" stroke-width="5" stroke-linecap="round" d="M${x} ${y}l${(r ?? 20) * 0.5}-${(r ?? 20) * 0.5}"/>`,
      )
      .join('') +
    shape('k', 'M506 300h148v16H506zM506 332h148v16H506z') +
    drawPlayers(
      [
        [150, 530, 'd', 'phones', '1'],
        [262, 538, 'a', 'bob'],
        [560, 532, 'f', 'grad', '3'],
      ],
      1.35,
    )
  );
}

/** A long line of new hires waits at bench 14, and none at bench 15. */
function queue(): string {
  const board = squareBoard(360, 'g');
  board.add(80, 90, longTable(36, 40, 110, 50, 'd', 'p', 34) + robotArm(96, 66, 'a', 0.9));
  board.add(270, 60, longTable(230, 34, 96, 50, 'b', 'p', 34));
  const sign = (x: number, y: number, text: string, ink: string) =>
    board.add(
      x,
      y,
      onLeft(
        x,
        y,
        44,
        10,
        34,
        34,
        `<path class="${ink}" d="M0 0h44v30H0z"/>${outlinedText(text, 22, 24, { size: 24, ink: 'p' })}`,
      ),
      60,
    );
  sign(44, 84, '14', 'a');
  sign(240, 78, '15', 'k');
  board.pawn(290, 40, { ink: 'd', hat: 'bowler', band: '1', scale: 1 }, -30);
  const line: Player[] = [
    [118, 128],
    [122, 180],
    [126, 232],
    [130, 284],
    [186, 300],
    [242, 296],
    [290, 270],
    [312, 222],
  ].map(([x = 0, y = 0], i) => {
    const look = randomLook(i, 8);
    return [x, y, look.ink ?? 'a', look.hat, look.band];
  });
  addPlayers(board, line, { scale: 0.96 });
  return zoomToBoard(board, { zoom: 1.36, at: [190, 170, 40], place: [366, 290] });
}

/** A clerk in glasses in front of a wall of mail slots, and two new hires who ask for a name. */
function mailRoom(): string {
  const holes = repeat(28, (i) => {
    const [x, y] = [34 + (i % 7) * 94, 26 + Math.floor(i / 7) * 76];
    const letters = (i * 5) % 4;
    return (
      `<path class="k" d="M${x} ${y}h84v60H${x}z"/>` +
      repeat(
        letters,
        (j) =>
          `<path class="${['p', 'b', 'f'][j]}" d="M${x + 8 + j * 6} ${y + 46 - j * 9}h${54 - j * 4}v8h${-54 + j * 4}z"/>`,
      )
    );
  });
  return (
    shape('a', 'M-720-540h2160v900H-720z') +
    holes +
    shape('b', 'M-720 360h2160v28H-720z') +
    shape('k', 'M-720 388h2160v14H-720z') +
    floor(402, 'd1') +
    drawPlayers([[340, 376, 'd', 'specs', '2']], 1.7) +
    shape('b', 'M-720 372h2160v30H-720z') +
    propAt('card', 452, 342, { ink: 'a', scale: 0.6 }) +
    propAt('key', 548, 356, { ink: 'd', scale: 0.6 }) +
    drawPlayers(
      [
        [120, 520, 'b', 'grad', '1'],
        [590, 526, 'f', 'curls'],
      ],
      1.75,
    )
  );
}

/** Eight players with name tags at a long lunch table below a yellow bridge. */
function lunch(): string {
  const bridge =
    shape('b', 'M-720 196h2160v22H-720z') +
    '<g class="sb" fill="none" stroke-width="12"><path d="M-60 196Q60 20 190 30v166M190 30q180 180 340 0v166M530 30q130-10 250 166"/><path stroke-width="5" d="M60 110v86M100 74v122M240 70v126M290 106v90M340 120v76M390 118v78M440 100v96M490 62v134M600 54v142M650 96v100"/></g>' +
    shape('k', 'M176 218h28v60h-28zM516 218h28v60h-28z');
  const back: Player[] = Array.from({ length: 8 }, (_, i) => {
    const look = randomLook(i, 21);
    return [56 + i * 88, 408, look.ink ?? 'a', i % 3 === 1 ? 'grad' : look.hat, look.band];
  });
  const tags = repeat(8, (i) =>
    panel([36 + i * 88, 360, 38, 22], { edge: 3 }, `<path class="sk" stroke-width="4" d="M6 8h26M6 15h16"/>`),
  );
  return (
    bridge +
    shape('w', 'M-720 262h2160v120H-720z') +
    drawPlayers(back, 1.45) +
    tags +
    shape('p', 'M-720 406h2160v26H-720z') +
    shape('a', 'M-720 432h2160v700H-720z') +
    repeat(6, (i) => `<ellipse class="${i % 2 ? 'd' : 'b'}" cx="${64 + i * 120}" cy="418" rx="34" ry="8"/>`)
  );
}

/** First Week Quest at Mosswork, Pittsburgh. */
export const FIRST_WEEK: Story = [
  { ground: 'f1', draw: handshake },
  { ground: 'd', draw: dropTower },
  { ground: 'table', draw: lunchOrder },
  { ground: 'd1', draw: queue },
  { ground: 'f', draw: mailRoom },
  { ground: 'f1', draw: lunch },
];
