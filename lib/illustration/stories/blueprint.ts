import { GREEK } from '../covers/blueprint.ts';
import { num, project, repeat } from '../geometry.ts';
import { pawn } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, magnifier, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Four architects around a fountain with horses; a dashed outline shows the one that is missing. */
function fountain(): string {
  const board = squareBoard(330, 'g');
  const horse = (x: number, y: number, flip: number, ink: string) => {
    const [l, t] = project(x, y, 24);
    return `<g transform="translate(${num(l)} ${num(t)}) scale(${flip} 1)"><path class="${ink}" d="M-16 0v-40q0-20 18-24l12-18 6 12q14 4 20 18l-6 8-18-4q0 14 6 22V0z"/><path class="k" d="M2-64l12-18 6 12-6 4q-14 10-8 34V0h-8v-40z"/></g>`;
  };
  board.add(
    160,
    140,
    cylinder(160, 140, 112, 20, { ink: 'd', top: 'p' }) +
      cylinder(160, 140, 100, 1, { z: 19, ink: 'w', top: 'w' }) +
      horse(90, 120, -1, 'a') +
      horse(150, 80, 1, 'a') +
      cylinder(160, 140, 14, 150, { z: 20, ink: 'd' }) +
      cylinder(160, 140, 40, 10, { z: 166, ink: 'd', top: 'w' }) +
      `<path class="sw" fill="none" stroke-width="6" stroke-linecap="round" d="${[-38, -18, 20, 38]
        .map((dx) => {
          const [l, t] = project(160, 140, 166);
          return `M${num(l + dx)} ${num(t + 12)}q${num(dx / 3)} 40 ${num(dx / 3)} 128`;
        })
        .join('')}"/>` +
      horse(230, 160, 1, 'a') +
      `<g transform="translate(${project(136, 218, 24).map(num).join(' ')})"><path class="sk" fill="none" stroke-width="3" stroke-dasharray="6 5" d="M-16 0v-40q0-20 18-24l12-18 6 12q14 4 20 18l-6 8-18-4q0 14 6 22V0z"/></g>`,
    -30,
  );
  addPlayers(board, [
    [60, 236, 'b', 'specs', '1'],
    [110, 262, 'd', 'beret'],
    [246, 244, 'f', 'bun', '2'],
    [290, 196, 'a', 'curls', '3'],
  ]);
  return zoomToBoard(board, { zoom: 1.34, at: [165, 150, 80], place: [360, 296] });
}

/** Four architects count the columns of an iron front, and two of the numbers are the same. */
function ironFronts(): string {
  const column = (x: number) =>
    shape('k', `M${x + 30} 150h16v222h-16z`) +
    shape('p', `M${x} 150h34v222H${x}z`) +
    shape('b', `M${x - 12} 130h70v22h-70zM${x - 10} 366h66v20h-66z`) +
    `<path class="sk" fill="none" stroke-width="3" d="M${x + 10} 156v208M${x + 22} 156v208"/>`;
  return (
    shape('a', 'M-720-540h2160v960H-720z') +
    shape('d', 'M-720 84h2160v46H-720z') +
    shape('k', 'M-720 130h2160v8H-720z') +
    repeat(
      6,
      (i) =>
        `<path class="k" d="M${-10 + i * 130} 372V214a46 46 0 0 1 92 0v158z"/><path class="b" d="M${-2 + i * 130} 372V216a38 38 0 0 1 76 0v156z" transform="translate(8)"/>`,
    ) +
    repeat(6, (i) => `<path class="k" d="M${i * 130} 10h84v64h-84z"/>`) +
    repeat(7, (i) => column(-46 + i * 130)) +
    floor(386, 'g') +
    ['1', '2', '3', '4?', '4'].map((n, i) => outlinedText(n, 102 + i * 130, 428, { size: 36, ink: 'a' })).join('') +
    drawPlayers(
      [
        [150, 526, 'b', 'beret', '1'],
        [330, 534, 'd', 'specs', '2'],
        [420, 522, 'f', 'bun'],
        [590, 530, 'b', 'bowler', '3'],
      ],
      1.25,
    )
  );
}

/** Two players sit on a drawing of a bench, with its dimensions in white on green. */
function benchSection(): string {
  const hatch = repeat(14, (i) => `M${96 + i * 40} 430l36-36`);
  return (
    shape('a', 'M-720-540h2160v1620H-720z') +
    `<path class="sf" fill="none" stroke-width="1.500" d="${repeat(19, (i) => `M${i * 40} 0v540`)}${repeat(14, (i) => `M0 ${i * 40}h720`)}"/>` +
    `<g class="sp" fill="none" stroke-width="6" stroke-linejoin="round"><path d="M200 394V300h260M240 394V316M440 394V316M200 300q-6-90-34-150h26q30 66 32 150M190 300h290v18H190z"/><path stroke-width="4" d="M80 394h560${hatch}"/><path stroke-width="3" d="M190 456h290M190 440v32M480 440v32M560 300v94M544 300h32M544 394h32M110 150v244M94 150h32M94 394h32"/></g>` +
    outlinedText('18 IN', 620, 360, { size: 34, ink: 'p' }) +
    outlinedText('5 FT', 335, 506, { size: 34, ink: 'p' }) +
    outlinedText('SECTION B', 530, 88, { size: 58, ink: 'b', stretch: 56 }) +
    drawPlayers(
      [
        [290, 302, 'b', 'specs', '1'],
        [400, 302, 'd', 'bun', '2'],
      ],
      1.5,
    )
  );
}

/** A drawing of four windows with a magnifying glass over the keystone that is missing. */
function drawingNine(): string {
  const window = (x: number, keyed: boolean) =>
    `<path d="M${x} 330V180a52 52 0 0 1 104 0v150zM${x + 52} 128v202M${x} 230h104M${x - 14} 344h132"/>${keyed ? `<path class="b" d="M${x + 38} 100h28l-6 40H${x + 44}z"/>` : ''}`;
  return (
    panel(
      [26, 40, 664, 400],
      { ink: 'a', turn: 1, edge: 12 },
      `<g class="sp" fill="none" stroke-width="4" stroke-linejoin="round">${[46, 200, 354, 508].map((x, i) => window(x, i !== 2)).join('')}<path d="M20 70h624M20 56h624M20 366h624"/></g>${outlinedText('9', 600, 44, { size: 40, ink: 'b' })}`,
    ) +
    magnifier(
      'keystone',
      [436, 176, 82],
      '<path class="a" d="M-90-90H90V90H-90z"/><path class="sp" fill="none" stroke-width="8" d="M-70 60a70 70 0 0 1 140 0M0-10V90"/><path class="sb" fill="none" stroke-width="5" stroke-dasharray="7 6" d="M-20-54h40l-9 58h-22z"/>',
      50,
    ) +
    `<g transform="translate(120 470) rotate(-5)">${shape('k', 'M6-42h210V20H6z')}${shape('b', 'M0-48h210v62H0z')}${outlinedText('REVISION B', 105, -4, { size: 40 })}</g>` +
    drawPlayers(
      [
        [640, 534, 'd', 'curls', '1'],
        [556, 528, 'f', 'specs', '2'],
      ],
      1.3,
    )
  );
}

/** The sum on paper: $1,500 for 30, $65 for one more, $3,000 travel, $4,565 in all, with a check mark. */
function openSum(): string {
  const line = (y: number, text: string, ink = 'k') => outlinedText(text, 300, y, { size: 62, ink, stretch: 76 });
  return (
    panel(
      [150, 20, 420, 452],
      { ink: 'p', turn: -3, edge: 14 },
      outlinedText('30', 84, 92, { size: 62, ink: 'a', stretch: 70 }) +
        line(92, '$1,500') +
        outlinedText('+1', 84, 174, { size: 62, ink: 'a', stretch: 70 }) +
        line(174, '$65') +
        line(256, '$3,000') +
        '<path class="sk" stroke-width="8" d="M40 296h344"/>' +
        shape('b', 'M40 322h344v92H40z') +
        outlinedText('$4,565', 190, 394, { size: 66, stretch: 76 }) +
        '<path class="sk" fill="none" stroke-width="4" d="M60 212h50l12 22H60zM70 240h.1M110 240h.1"/><circle class="k" cx="76" cy="240" r="8"/><circle class="k" cx="108" cy="240" r="8"/>',
    ) +
    '<path class="sa" fill="none" stroke-width="22" stroke-linecap="round" stroke-linejoin="round" d="m500 388 44 48L646 286"/>' +
    drawPlayers([[84, 516, 'd', 'bowler', '1']], 1.8) +
    `<g transform="translate(40 520) rotate(-4)">${shape('k', 'M4 4h250v22H4z')}${shape('b', 'M0 0h250v20H0z')}<path class="sk" stroke-width="2.500" d="${repeat(20, (i) => `M${8 + i * 12} 0v${i % 5 ? 8 : 14}`)}"/></g>`
  );
}

/** Five architects and a bartender at a bar in the alley, with an elevation drawn on the wall. */
function asBuilt(): string {
  const board = squareBoard(330, 'g2');
  const brick = repeat(5, (i) => `M0 ${28 + i * 28}H290`);
  buildWall(board, {
    x: 18,
    y: 18,
    w: 294,
    h: 176,
    d: 24,
    ink: 'a',
    art: `<path class="sf" fill="none" stroke-width="2" d="${brick}"/><g class="sp" fill="none" stroke-width="2.5" transform="translate(150 60) scale(.6)"><path stroke-width="4" d="${GREEK}"/></g><path class="k" d="M22 40h76v52H22z"/>${outlinedText('OPEN', 60, 78, { size: 32, ink: 'b' })}`,
  });
  board.add(
    170,
    130,
    box(60, 100, 200, 40, 50, { ink: 'd', top: 'b1' }) +
      onLeft(
        60,
        100,
        200,
        40,
        50,
        0,
        '<path class="sk" fill="none" stroke-width="3" d="M8 8h56v36H8zM72 8h56v36H72zM136 8h56v36h-56z"/>',
      ) +
      [90, 130, 180, 226].map((x, i) => cylinder(x, 118, 6, 16, { z: 50, ink: i % 2 ? 'b' : 'p', top: 'p' })).join(''),
  );
  const stool = (x: number, y: number, ink: string) =>
    board.add(
      x,
      y,
      cylinder(x, y, 4, 34, { ink: 'k', top: 'k' }) + cylinder(x, y, 17, 6, { z: 34, ink, top: `${ink}1` }),
    );
  stool(90, 190, 'b');
  stool(150, 200, 'a');
  stool(214, 200, 'b');
  board.add(150, 200, pawn(150, 200, { z: 38, ink: 'f', hat: 'bowler', band: '1', scale: 1 }), 20);
  board.add(90, 190, pawn(90, 190, { z: 38, ink: 'd', hat: 'bob', scale: 1 }), 20);
  addPlayers(board, [
    [260, 190, 'b', 'specs', '2'],
    [150, 64, 'b', 'cap', '3'],
    [60, 258, 'a', 'curls'],
    [270, 250, 'd', 'beret', '1'],
  ]);
  return zoomToBoard(board, { zoom: 1.48, at: [165, 130, 60], place: [360, 280] });
}

/** Blueprint Cipher, Portland. */
export const BLUEPRINT: Story = [
  { ground: 'd1', draw: fountain },
  { ground: 'table', draw: ironFronts },
  { ground: 'a', draw: benchSection },
  { ground: 'f', draw: drawingNine },
  { ground: 'd', draw: openSum },
  { ground: 'table', draw: asBuilt },
];
