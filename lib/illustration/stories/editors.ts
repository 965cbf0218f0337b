import { num, project, repeat } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { shape } from '../solids.ts';
import { vault } from '../worlds/jazz-parts.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel, textLines } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Three editors arrive at the box office below a sign that says Jazz Heist. */
function boxOffice(): string {
  const bulbs = repeat(13, (i) => `<circle class="${i % 2 ? 'b' : 'p'}" cx="${118 + i * 40}" cy="176" r="8"/>`);
  return (
    shape('f1', 'M96 84h528v112H96z') +
    shape('k', 'M624 96h14v112H108v-12h516z') +
    outlinedText('JAZZ HEIST', 360, 152, { face: 'limelight', size: 64, ink: 'a' }) +
    bulbs +
    shape('d', 'M250 208h220v222H250z') +
    shape('k', 'M442 208h28v222h-28z') +
    shape('b', 'M282 318v-40a64 64 0 0 1 128 0v40z') +
    shape('p', 'M266 318h166v14H266z') +
    drawPlayers([[346, 404, 'a', 'bowler', '1']], 1.12) +
    shape('d', 'M250 332h192v98H250z') +
    '<path class="sk" fill="none" stroke-width="3" d="M268 350h156v62H268z"/>' +
    floor(430, 'a') +
    drawPlayers(
      [
        [132, 494, 'b', 'specs', '2'],
        [210, 516, 'd', 'curls'],
        [560, 504, 'f', 'bob', '3'],
      ],
      1.8,
    )
  );
}

/** Three editors read a script in the dressing room mirror; the words are mirrored. */
function mirror(): string {
  const bulb = (x: number, y: number) =>
    `<circle class="b" cx="${x}" cy="${y}" r="13"/><path class="p" d="M${x - 7} ${y - 3}a7 7 0 0 1 7-7v4z"/>`;
  const ring =
    repeat(5, (i) => bulb(232 + i * 80, 40)) + repeat(4, (i) => bulb(188, 84 + i * 76) + bulb(596, 84 + i * 76));
  const script = `<g transform="translate(392 0) scale(-1 1)">${outlinedText('ACT TWO', 0, 126, { size: 46, ink: 'a', stretch: 56 })}${outlinedText('LEFT, NOT', 0, 172, { size: 38 })}${outlinedText('RIGHT', 0, 210, { size: 38 })}</g>`;
  return (
    shape('k', 'M172 16h448v346H172z') +
    shape('f', 'M164 16h440v340H164z') +
    shape('p', 'M212 64h360v272H212z') +
    script +
    shape('w', 'M212 64h60L212 170zM572 336h-60l60-110z') +
    ring +
    shape('d', 'M-720 372h2160v24H-720z') +
    shape('k', 'M-720 396h2160v12H-720z') +
    propAt('trumpet', 520, 356, { ink: 'b', scale: 0.62 }) +
    floor(408, 'a1') +
    drawPlayers(
      [
        [120, 512, 'b', 'bun', '1'],
        [330, 524, 'a', 'beret', '2'],
        [450, 516, 'd', 'specs'],
      ],
      1.75,
    )
  );
}

/** Three players on the round bandstand, one with a trumpet, and a line of notes with one in red. */
function bandstand(): string {
  const board = squareBoard(330, 'k');
  const arch = (r: number, ink: string) =>
    `<path class="${ink}" d="M${150 - r} 190v-${190 - 20 - (140 - r)}a${r} ${r} 0 0 1 ${2 * r} 0V190z"/>`;
  buildWall(board, {
    x: 20,
    y: 16,
    w: 300,
    h: 190,
    d: 20,
    ink: 'a',
    art: arch(120, 'b') + arch(98, 'a') + arch(76, 'b') + arch(54, 'f'),
  });
  board.add(165, 150, cylinder(165, 150, 92, 18, { ink: 'b', top: 'b1' }), -60);
  const notes = '<g class="sp" fill="none" stroke-width="3"><path d="M24 40h260M24 56h260M24 72h260M24 88h260"/></g>';
  board.print(
    `<g transform="translate(24 226)">${notes}<circle class="p" cx="70" cy="56" r="10"/><circle class="p" cx="130" cy="72" r="10"/><circle class="a" cx="190" cy="40" r="13"/><circle class="p" cx="244" cy="72" r="10"/></g>`,
  );
  addPlayers(
    board,
    [
      [118, 160, 'f', 'curls', '1'],
      [176, 116, 'd', 'bowler', '2'],
      [200, 176, 'b', 'beret'],
    ],
    { z: 18 },
  );
  board.add(
    150,
    200,
    `<g transform="translate(${project(196, 150, 118).map(num).join(' ')}) rotate(-18) scale(.5)"><use href="#trumpet" class="cp"/></g>`,
    40,
  );
  return zoomToBoard(board, { zoom: 1.44, at: [165, 140, 70], place: [360, 270] });
}

/** A clue card with a typo, marked up all over with a red pencil. */
function copyedited(): string {
  const marks =
    '<g class="sa" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M74 128q88-22 190 4M250 96l20-24 18 24M268 74V44M92 222q24 20 0 40t8 40M300 232l44 44M344 232l-44 44M120 330q60 18 180 0"/><circle cx="176" cy="184" r="26"/></g>';
  return (
    panel(
      [150, 34, 400, 462],
      { turn: -4, edge: 12 },
      outlinedText('CLUE TWO', 34, 76, { size: 44, from: 'left', ink: 'k' }) +
        outlinedText('THE VALUT IS', 34, 134, { size: 40, from: 'left', stretch: 54 }) +
        textLines(34, 184, 320, 5, 34) +
        marks +
        outlinedText('STET', 300, 420, { size: 40, ink: 'a' }),
    ) +
    '<g transform="translate(590 250) rotate(28)"><path class="a o" d="M-15-190h30V90L0 132-15 90z"/><path class="k" d="M5-190h10V90L0 132l5-42z"/><path class="f1" d="M-15 90h20L0 132z"/><path class="b" d="M-15-206h30v26h-30z"/></g>' +
    drawPlayers([[84, 510, 'd', 'specs', '3']], 1.6)
  );
}

/** The founder and four editors bargain over a trumpet mute on a small stand. */
function bargain(): string {
  const board = squareBoard(330, 'g2');
  const floorTiles = repeat(8, (i) => `M12 ${30 + i * 38}H318M${30 + i * 38} 12V318`);
  board.print(`<path class="sp" fill="none" stroke-width="3" d="${floorTiles}"/>`);
  board.add(
    160,
    160,
    cylinder(166, 160, 30, 44, { ink: 'a', top: 'b1', bands: 1 }) +
      `<g transform="translate(${project(166, 160, 46).map(num).join(' ')})"><path class="k" d="M-20 0-8-38H8L20 0Q0 10-20 0z"/><path class="b" d="M-16-4-6-36H0L-4 2z"/><path class="k" d="M-9-50H9v14H-9z"/></g>`,
  );
  addPlayers(
    board,
    [
      [84, 216, 'd', 'bowler', '1'],
      [200, 74, 'a', 'specs'],
      [292, 92, 'b', 'bob', '2'],
      [250, 36, 'f', 'curls', '3'],
      [258, 176, 'd', 'cap'],
    ],
    { scale: 1.25 },
  );
  const bubble =
    '<path class="p" d="M132 46q0-26 26-26h64q26 0 26 26v38q0 26-26 26h-30l-28 34 2-34h-8q-26 0-26-26z"/><path class="a" d="M186 58a14 14 0 1 1 12 22q-2 14-16 20 6-14 2-24-4-10 2-18z"/>';
  return (
    zoomToBoard(board, { zoom: 1.5, at: [166, 160, 60], place: [360, 292] }) +
    `<g transform="translate(324 -12)">${bubble}</g>`
  );
}

/** A crowd of editors in front of the round vault door; the clock says 0:41. */
function fortyOneSeconds(): string {
  const people = Array.from({ length: 13 }, (_, i) => {
    const look = randomLook(i, 5);
    return [24 + i * 56, 536 - (i % 2) * 30, look.ink ?? 'a', look.hat, look.band, 0.86] as const;
  });
  return (
    `<g transform="translate(360 214) scale(.68)">${vault(0, 0)}</g>` +
    shape('k', 'M548 40h140v70H548z') +
    outlinedText('0:41', 618, 94, { size: 58, ink: 'b', stretch: 70 }) +
    drawPlayers(people, 1.5)
  );
}

/** Jazz Heist with the editors of Quillhaven Press, San Francisco. */
export const EDITORS: Story = [
  { ground: 'ink', draw: boxOffice },
  { ground: 'd1', draw: mirror },
  { ground: 'table', draw: bandstand },
  { ground: 'b1', draw: copyedited },
  { ground: 'd', draw: bargain },
  { ground: 'f', draw: fortyOneSeconds },
];
