import { palm } from '../covers/furniture.ts';
import { stepTower } from '../buildings.ts';
import { num, project, repeat } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, sun } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { wheelchair } from '../gallery/wheelchair.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Five players, one in a wheelchair, set off in the long shadow of City Hall. */
function longShadow(): string {
  const board = squareBoard(360, 'g');
  board.print('<path class="h" d="M60 150h84l190 66v84H150l-90-60z"/>');
  board.shadow(50, 50, 90, 90, 10);
  board.add(
    100,
    90,
    box(40, 40, 130, 110, 44, {
      ink: 'p',
      top: 'p',
      left: { ink: 'sk', dash: '6 7', pitch: 16 },
      right: { ink: 'sb', dash: '6 7', pitch: 16 },
    }) + stepTower('a')(66, 56, 72, 72, 190),
  );
  addPlayers(board, [
    [70, 190, 'b', 'pith', '1'],
    [194, 214, 'd', 'beret'],
    [250, 204, 'a', 'bob', '2'],
    [258, 250, 'f', 'pith', '3'],
  ]);
  board.add(180, 300, wheelchair(...project(136, 280), { ink: 'd', hat: 'specs', band: '2', scale: 1.1 }));
  board.add(320, 60, palm(310, 70, 130));
  return sun(92, 92, 46) + zoomToBoard(board, { zoom: 1.3, at: [170, 150, 80], place: [372, 276] });
}

/** Three players below a theater marquee that is missing the letter N. */
function marquee(): string {
  const bulbs = repeat(15, (i) => `<circle class="${i % 2 ? 'p' : 'b'}" cx="${94 + i * 38}" cy="206" r="9"/>`);
  return (
    shape('a', 'M300-200h120V70H300z') +
    shape('k', 'M398-200h22V70h-22z') +
    ['O', 'R', 'P', 'H']
      .map((letter, i) => outlinedText(letter, 350, (i - 3) * 60 + 50, { size: 54, ink: 'b' }))
      .join('') +
    shape('k', 'M70 82h600v150l-16 14H70z') +
    shape('p', 'M56 70h600v120H56z') +
    '<path class="sk" fill="none" stroke-width="3" d="M56 130h600"/>' +
    outlinedText('NOW SHOWI G', 356, 122, { size: 48, ink: 'k', stretch: 70 }) +
    outlinedText('THE ALIBI', 356, 180, { size: 44, ink: 'a', stretch: 70 }) +
    shape('d', 'M56 190h600v40H56z') +
    bulbs +
    floor(424, 'g2') +
    shape('k', 'M160 246h108v178H160zM450 246h108v178H450z') +
    shape('b', 'M170 256h88v168h-88zM460 256h88v168h-88z') +
    `<g transform="translate(96 470) rotate(-16)">${shape('k', 'M6 6h60v66H6z')}${shape('p', 'M0 0h60v66H0z')}${outlinedText('N', 30, 54, { size: 58 })}</g>` +
    drawPlayers(
      [
        [262, 496, 'd', 'curls', '1'],
        [364, 520, 'b', 'beret', '2'],
        [470, 502, 'f', 'pith'],
      ],
      1.6,
    )
  );
}

/** Six players stand in single file in the thin shade of one palm tree. */
function inSingleFile(): string {
  const trunk = '<path class="k" d="M604 470q-30-190-14-360h22q-12 190 20 360z"/>';
  const frond = (dx: number, dy: number, ink: string) =>
    shape(ink, `M600 112q${dx / 2} ${dy - 60} ${dx} ${dy}q${-dx / 2}-22 ${-dx} ${-dy}z`);
  return (
    sun(150, 92, 52) +
    floor(392, 'b1') +
    shape('h', 'M592 470-40 500v34l650-48z') +
    trunk +
    frond(110, 14, 'k') +
    frond(86, 76, 'k') +
    frond(-124, 10, 'd') +
    frond(-96, 80, 'd') +
    frond(-40, -40, 'd') +
    frond(56, -30, 'd') +
    drawPlayers(
      [
        [64, 508, 'b', 'pith', '1'],
        [154, 504, 'd', 'curls'],
        [244, 500, 'f', 'bob', '2'],
        [334, 496, 'a', 'specs', '3'],
        [424, 492, 'b', 'beret'],
        [514, 488, 'd', 'cap', '1'],
      ],
      1.45,
    )
  );
}

/** A host at a water table under a big sunshade, one player on the chair and two on their way. */
function waterStop(): string {
  const board = squareBoard(320, 'g2');
  board.add(
    110,
    90,
    `${cylinder(120, 100, 4, 200, { ink: 'k', top: 'k' })}<g transform="translate(${project(120, 100, 200).map(num).join(' ')})"><path class="a o" d="M-110 34Q-96-40 0-48q96 8 110 82-18-16-37 0-18-16-36 0-18-16-37 0-18-16-37 0-18-16-36 0-19-16-37 0z"/><path class="p" d="M-73 34Q-60-30 0-48-30-20-37 34q-18-16-36 0z"/><path class="k" d="M0-48q96 8 110 82-18-16-37 0Q70-16 0-48z"/></g>`,
    80,
  );
  board.add(
    180,
    120,
    box(80, 120, 130, 46, 40, { ink: 'd', top: 'p' }) +
      cylinder(108, 142, 16, 34, { z: 40, ink: 'w', top: 'p', shade: 'd' }) +
      [150, 172, 192].map((x) => cylinder(x, 142, 7, 12, { z: 40, ink: 'a', top: 'w' })).join('') +
      onLeft(80, 120, 130, 46, 40, 0, outlinedText('WATER', 65, 30, { size: 28, ink: 'p' })),
    30,
  );
  addPlayers(board, [[56, 130, 'b', 'cap', '1']]);
  board.add(256, 160, box(240, 120, 36, 36, 24, { ink: 'a', top: 'b1' }) + box(240, 116, 36, 6, 60, { ink: 'a' }));
  addPlayers(board, [[258, 138, 'f', 'pith', '2']], { z: 20, bias: 30 });
  addPlayers(board, [
    [150, 224, 'd', 'curls', '3'],
    [214, 236, 'a', 'bob'],
  ]);
  return zoomToBoard(board, { zoom: 1.4, at: [160, 140, 90], place: [360, 300] });
}

/** A player leans toward a parking meter with hearts above it while another one films. */
function parkingMeter(): string {
  const meter =
    shape('k', 'M344 268h20v222h-20z') +
    shape('k', 'M310 488h92v14h-92z') +
    '<path class="k" d="M304 268v-78a58 58 0 0 1 116 0v78z"/><path class="d" d="M296 268v-78a58 58 0 0 1 116 0v78z"/><path class="k" d="M380 137a58 58 0 0 1 32 53v78h-32z"/><path class="p" d="M314 206v-14a36 36 0 0 1 72 0v14z"/><path class="sa" fill="none" stroke-width="5" stroke-linecap="round" d="M350 204l18-30"/>' +
    shape('k', 'M330 224h40v8h-40z');
  const heart = (x: number, y: number, s: number) =>
    `<path class="a" transform="translate(${x} ${y}) scale(${s})" d="M0 30C-40 2-30-30-8-26q8 2 8 12 0-10 8-12C30-30 40 2 0 30z"/>`;
  const camera =
    '<g transform="translate(620 330)"><path class="sk" fill="none" stroke-width="9" stroke-linecap="round" d="M0 0-40 176M0 0l44 176M0 0v168"/><path class="k" d="M-44-66h110V6H-44z"/><path class="a" d="M-44-66h84V6h-84z"/><path class="k" d="M-44-50-84-66v72l40-16z"/><circle class="k" cx="-14" cy="-92" r="30"/><circle class="b" cx="-18" cy="-92" r="27"/><circle class="k" cx="40" cy="-88" r="24"/><circle class="b" cx="37" cy="-88" r="21"/></g>';
  return (
    floor(454, 'g') +
    shape('k', 'M-720 454h2160v10H-720z') +
    meter +
    `<g transform="rotate(9 220 500)">${drawPlayers([[222, 504, 'b', 'bowler', '1']], 2.3)}</g>` +
    heart(300, 92, 1.2) +
    heart(250, 150, 0.7) +
    heart(372, 60, 0.8) +
    camera +
    drawPlayers([[520, 520, 'f', 'beret', '2']], 1.7)
  );
}

/** Four players in front of a fountain, and a clapperboard that says take 2. */
function takeTwo(): string {
  const board = squareBoard(330, 'g');
  const [x, y] = project(150, 130, 70);
  const jets = `<path class="sw" fill="none" stroke-width="9" stroke-linecap="round" d="M${num(x)} ${num(y)}v-84q-34-30-56 54M${num(x)} ${num(y - 84)}q34-30 56 54M${num(x)} ${num(y - 84)}q-8-22-26 40M${num(x)} ${num(y - 84)}q8-22 26 40"/>`;
  board.add(
    150,
    130,
    cylinder(150, 130, 96, 22, { ink: 'd', top: 'p' }) +
      cylinder(150, 130, 86, 1, { z: 21, ink: 'w', top: 'w' }) +
      cylinder(150, 130, 16, 46, { z: 20, ink: 'a', top: 'a' }) +
      cylinder(150, 130, 40, 8, { z: 62, ink: 'a', top: 'w' }) +
      jets,
    -20,
  );
  addPlayers(board, [
    [120, 252, 'b', 'curls', '1'],
    [176, 262, 'd', 'bob', '2'],
    [264, 220, 'f', 'beret'],
    [290, 150, 'a', 'pith', '3'],
  ]);
  const clapper = `<g transform="translate(30 300) rotate(-8)">${shape('k', 'M6 46h190v130H6z')}${shape('a', 'M0 40h190v130H0z')}<g transform="rotate(-14 0 30)">${shape('k', 'M0 4h190v32H0z')}<path class="p" d="M18 4h32L34 36H2zM84 4h32l-16 32H68zM150 4h32l-16 32h-32z"/></g>${outlinedText('TAKE 2', 95, 126, { size: 58, ink: 'p' })}</g>`;
  return zoomToBoard(board, { zoom: 1.42, at: [160, 150, 60], place: [400, 276] }) + clapper;
}

/** Backlot Clue Chase, Los Angeles. */
export const BACKLOT: Story = [
  { ground: 'f1', draw: longShadow },
  { ground: 'ink', draw: marquee },
  { ground: 'f', draw: inSingleFile },
  { ground: 'd1', draw: waterStop },
  { ground: 'table', draw: parkingMeter },
  { ground: 'b1', draw: takeTwo },
];
