import { num, project, repeat } from '../geometry.ts';
import { pawnAt, propAt } from '../pieces.ts';
import { box, shape } from '../solids.ts';
import { bridge, gate, island, placed, spire } from '../worlds/jidara-parts.ts';
import { contours } from '../shots/route.ts';
import { cylinder } from '../round-solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel, textLines } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Four players wait in the lobby beside a screen with crew times and a pot of soup. */
function lobby(): string {
  const row = (y: number, text: string, ink: string) =>
    outlinedText(text, 60, y, { size: 40, ink, from: 'left', stretch: 74 }) +
    `<path class="s${ink}" stroke-width="12" d="M200 ${y - 13}h${290 - y}"/>`;
  const screen = `<path class="k" d="M0 0h430v232H0z"/><path class="sp" fill="none" stroke-width="5" d="M0 0h430v232H0z"/>${row(66, '52:08', 'b')}${row(116, '54:31', 'a')}${row(166, '56:47', 'd')}${row(214, '58:02', 'f')}`;
  const pot =
    shape('k', 'M-64-2h128v14H-64z') +
    shape('b', 'M-52-74H52V0H-52z') +
    shape('k', 'M20-74h32V0H20z') +
    '<ellipse class="k" cy="-74" rx="52" ry="14"/><ellipse class="a" cy="-74" rx="42" ry="9"/>' +
    '<path class="sp" fill="none" stroke-width="6" stroke-linecap="round" d="M-20-100q-14-18 0-34t0-32M16-100q-14-18 0-34t0-32"/>';
  return (
    `<g transform="translate(40 44)">${screen}</g>` +
    shape('f', 'M470 372h1000v26H470z') +
    `<g transform="translate(600 372)">${pot}</g>` +
    floor(464, 'a1') +
    shape('k', 'M494 398h16v96h-16zM694 398h16v96h-16z') +
    drawPlayers(
      [
        [86, 516, 'b', 'phones', '1'],
        [182, 526, 'd', 'pith'],
        [290, 514, 'f', 'specs', '2'],
        [400, 528, 'a', 'beret'],
      ],
      1.65,
    )
  );
}

/** Four maps of the same place with four different routes, and a magnifying glass between them. */
function fourMaps(): string {
  const map = (seed: number, ink: string, line: string) =>
    shape(ink, 'M14 14h226v162H14z') +
    contours(126, 92, 62, 4, seed) +
    `<path class="sa" fill="none" stroke-width="7" stroke-dasharray="2 12" stroke-linecap="round" d="${line}"/><path class="sk" fill="none" stroke-width="6" d="m200 30 20 20m0-20-20 20"/>`;
  return (
    panel([46, 40, 254, 190], { turn: -7 }, map(3, 'd1', 'M30 150q60-80 100-30t80-80')) +
    panel([398, 20, 254, 190], { turn: 5 }, map(12, 'b1', 'M30 40q40 120 110 60t70-60')) +
    panel([66, 296, 254, 190], { turn: 6 }, map(31, 'f', 'M40 160V60h90v60h80V50')) +
    panel([392, 292, 254, 190], { turn: -5 }, map(54, 'w', 'M210 150q-140 20-120-60t120-50')) +
    propAt('lens', 352, 262, { ink: 'a', scale: 1.5 })
  );
}

/** Two players cross a bridge of discs between floating islands while two look on. */
function secondChamber(): string {
  const near =
    island(118, 3, 4) +
    spire(-52, -40, 16, 60, 'f') +
    spire(-6, -70, 12, 40, 'p') +
    pawnAt(-58, 40, { ink: 'b', hat: 'phones', band: '1', scale: 1.1 }) +
    pawnAt(8, 66, { ink: 'd', hat: 'pith', band: '2', scale: 1.1 });
  const far =
    island(82, 3, 9) + cylinder(0, -6, 26, 10, { ink: 'b' }) + propAt('lantern', 0, -8, { ink: 'b', scale: 0.9 });
  return (
    '<circle class="a" cx="566" cy="120" r="92"/>' +
    placed(212, 306, 1.35, near) +
    placed(578, 238, 1.2, far) +
    bridge([356, 330], [500, 262], [430, 380], 4) +
    drawPlayers(
      [
        [410, 342, 'f', 'curls', '3'],
        [478, 310, 'a', 'cap', '1'],
      ],
      1.2,
    )
  );
}

/** A player on a crate opens a ventilation panel beside a sign that says not a puzzle. */
function notAPuzzle(): string {
  const board = squareBoard(320, 'g2');
  const vents = repeat(6, (i) => `M128 ${62 + i * 15}h88`);
  buildWall(board, {
    x: 14,
    y: 14,
    w: 292,
    h: 190,
    d: 18,
    ink: 'd',
    art: `<path class="k" d="M112 44h120v112H112z"/><path class="sp" stroke-width="5" d="${vents}"/><path class="p" d="M20 60h76v46H20z"/>${outlinedText('NOT A', 58, 79, { size: 18, ink: 'a' })}${outlinedText('PUZZLE', 58, 99, { size: 18, ink: 'a' })}`,
  });
  board.add(
    250,
    70,
    `<g transform="translate(${project(236, 46, 150).map(num).join(' ')})"><path class="b o" d="M0 0l62 20v106L0 104z"/><path class="sk" fill="none" stroke-width="4" d="M14 24l34 11M14 44l34 11M14 64l34 11M14 84l34 11"/></g>`,
    10,
  );
  board.add(140, 70, box(118, 46, 66, 34, 34, { ink: 'b', top: 'f1' }), 0);
  addPlayers(board, [[150, 64, 'a', 'specs', '1']], { z: 34, bias: 30 });
  addPlayers(board, [
    [70, 130, 'b', 'cap', '2'],
    [120, 152, 'f', 'phones'],
    [178, 170, 'd', 'beret', '3'],
    [236, 176, 'b', 'bob'],
  ]);
  return zoomToBoard(board, { zoom: 1.5, at: [160, 100, 70], place: [360, 276] });
}

/** A notebook page with half a word, a drawing of a bridge and the words: who has the disc. */
function notebook(): string {
  const coil = repeat(
    10,
    (i) =>
      `<circle class="k" cx="30" cy="${34 + i * 44}" r="8"/><path class="sp" fill="none" stroke-width="5" d="M30 ${34 + i * 44}q-34-16-30 6"/>`,
  );
  const page =
    textLines(70, 52, 300, 4, 26) +
    outlinedText('LIGHTI', 70, 190, { size: 34, from: 'left' }) +
    '<g fill="none" class="sa" stroke-width="6" stroke-linecap="round"><path d="M70 296q150-96 300 0M70 296v28M370 296v28M110 276v48M160 258v66M220 250v74M280 258v66M330 276v48M56 324h330"/></g>' +
    outlinedText('WHO HAS', 220, 388, { size: 52, ink: 'k' }) +
    outlinedText('THE DISC', 220, 440, { size: 52, ink: 'a' });
  return (
    panel([166, 22, 430, 470], { turn: 3, edge: 14 }, page + coil) +
    '<g transform="translate(112 470)"><path class="k" d="M-62-6v16a62 40 0 0 0 124 0V-6z"/><ellipse class="b" rx="62" ry="40" cy="-6"/><ellipse class="a" rx="26" ry="16" cy="-6"/></g>'
  );
}

/** Six players in front of the great round dial gate. */
function dialGate(): string {
  const ring = `<g transform="translate(368 350) scale(2.5)">${gate(0, 0, 74)}</g>`;
  return (
    '<circle class="f" cx="368" cy="210" r="290"/>' +
    ring +
    floor(446, 'd') +
    '<ellipse class="k" cx="368" cy="452" rx="270" ry="26"/><ellipse class="b" cx="368" cy="444" rx="270" ry="26"/>' +
    drawPlayers(
      [
        [72, 476, 'b', 'pith', '1'],
        [156, 508, 'd', 'curls'],
        [574, 506, 'f', 'specs', '2'],
        [656, 476, 'a', 'phones', '3'],
        [300, 530, 'b', 'cap'],
        [440, 530, 'd', 'beret', '1'],
      ],
      1.6,
    )
  );
}

/** Journey to Jidara with Cindervale's level designers, San Francisco. */
export const EXPEDITION: Story = [
  { ground: 'd', draw: lobby },
  { ground: 'ink', draw: fourMaps },
  { ground: 'f', draw: secondChamber },
  { ground: 'table', draw: notAPuzzle },
  { ground: 'b1', draw: notebook },
  { ground: 'table', draw: dialGate },
];
