import { lights } from '../covers/furniture.ts';
import { num, polar, project, repeat } from '../geometry.ts';
import { pawnAt, propAt, tree } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { keyedLantern } from '../gallery/keyed-lantern.ts';
import { outlinedText } from '../gallery/outlined-text.ts';
import { wheelchair } from '../gallery/wheelchair.ts';

/** Six coats on a rail with numbered tickets, and two attendants at the counter. */
function coatCheck(): string {
  const coat = (x: number, ink: string, index: number) =>
    `<g transform="translate(${x} 96)"><path class="sk" fill="none" stroke-width="4" d="M0-18v12m-30 22L0-6l30 22"/>` +
    shape(ink, 'M-34 16Q0-8 34 16l16 116H32l6 96h-76l6-96h-18z') +
    shape('k', 'M34 16l16 116H32l6 96H12l8-150z') +
    '<path class="sk" fill="none" stroke-width="3" d="M0 6v222"/>' +
    `<g transform="translate(-22 96) rotate(${index % 2 ? 10 : -8})"><path class="p" d="M-18 0h36v50h-36z"/>${outlinedText(String(index * 7 + 3), 0, 34, { size: 26, ink: index === 2 || index === 4 ? 'a' : 'k' })}</g></g>`;
  return (
    shape('k', 'M-720 70h2160v10H-720z') +
    ['a', 'd', 'b', 'f', 'a', 'd'].map((ink, i) => coat(66 + i * 118, ink, i)).join('') +
    drawPlayers(
      [
        [250, 420, 'b', 'bun', '1'],
        [452, 420, 'f', 'specs'],
      ],
      1.55,
    ) +
    shape('b', 'M-720 414h2160v30H-720z') +
    shape('k', 'M-720 444h2160v700H-720z') +
    propAt('ticket', 360, 492, { ink: 'a', scale: 1 }) +
    propAt('ticket', 520, 486, { ink: 'd', scale: 0.8, turn: -9 })
  );
}

/** A table from above: nine plates, one envelope and a dark lantern in the middle. */
function setTable(): string {
  const place = (index: number) => {
    const angle = (index / 9) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = polar(360, 270, 172, angle);
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})"><circle class="k" cx="4" cy="4" r="40"/><circle class="p" r="40"/><circle class="${index % 2 ? 'd1' : 'f'}" r="27"/><path class="sk" fill="none" stroke-width="5" stroke-linecap="round" d="M-54-22v46M54-22v46"/>${index === 4 ? '<path class="b" d="M-20-14h40v28h-40z"/><path class="sk" fill="none" stroke-width="3" d="M-20-14 0 4l20-18"/>' : `<path class="${index % 3 ? 'a' : 'b'}" d="M-14-12a16 16 0 0 1 28 0L0 16z"/>`}</g>`;
  };
  return (
    '<circle class="k" cx="372" cy="282" r="254"/><circle class="a" cx="360" cy="270" r="254"/><circle class="a1" cx="360" cy="270" r="240"/>' +
    repeat(9, place) +
    '<path class="k" d="M316 234h100v100H316z"/><path class="d" d="M306 224h100v100H306z"/><path class="k" d="M326 244h60v60h-60z"/><path class="sd" fill="none" stroke-width="6" d="M326 244l60 60M386 244l-60 60"/><circle class="sp" fill="none" stroke-width="6" cx="356" cy="274" r="22"/>'
  );
}

/** Two guests in front of ten portraits: nine in glasses, one in a crown. */
function portraits(): string {
  const clip = (i: number) => `<clipPath id="frame-${i}"><path d="M0 0h92v116H0z"/></clipPath>`;
  const frame = (i: number) => {
    const [x, y] = [62 + (i % 5) * 126, 34 + Math.floor(i / 5) * 172];
    const pirate = i === 7;
    const bust = pirate
      ? { ink: 'a' as const, hat: 'crown' as const, band: '3' as const }
      : { ...randomLook(i, 11), hat: 'specs' as const, ink: (['d', 'f', 'w'] as const)[i % 3] };
    return `<g transform="translate(${x} ${y})"><path class="k" d="M-6-6h116v140H-6z"/><path class="b" d="M-10-10h112v136H-10z"/>${clip(i)}<g clip-path="url(#frame-${i})"><path class="${pirate ? 'd' : ['a1', 'd1', 'f1'][(i + Math.floor(i / 5)) % 3]}" d="M0 0h92v116H0z"/>${pawnAt(44, 148, { ...bust, scale: 1.18 })}</g></g>`;
  };
  return (
    repeat(10, frame) +
    floor(430, 'k') +
    drawPlayers(
      [
        [250, 520, 'b', 'cone', '1'],
        [560, 528, 'f', 'bob', '2'],
      ],
      1.5,
    )
  );
}

/** Lantern 14 stays dark because a napkin lies over it; three guests look on. */
function stageFright(): string {
  const lantern =
    '<g transform="translate(360 412) scale(4.4)"><path class="sb" fill="none" stroke-width="3" d="M-12-64a12 12 0 0 1 24 0"/><path class="b" d="M-18-66h36l4 8h-44zM-22-6h44l4 8h-52z"/><path class="d" d="M-18-58h36v52h-36z"/><path class="k" d="M6-58h12v52H6z"/></g>';
  return (
    shape('a', 'M-720 404h2160v700H-720z') +
    shape('f1', 'M-720 404h2160v22H-720z') +
    lantern +
    outlinedText('14', 338, 300, { size: 74, ink: 'p' }) +
    '<path class="p o" d="M250 128q60-30 110-6t112-8l26 112q-44 22-60-14-24 58-62 10-34 44-66-6-30 40-66 2z"/><path class="k" d="M472 114l26 112q-44 22-60-14l-10-88q24 0 44-10z"/>' +
    drawPlayers(
      [
        [100, 520, 'b', 'bun', '1'],
        [210, 500, 'f', 'specs'],
        [560, 512, 'd', 'bowler', '2'],
      ],
      1.7,
    ) +
    shape('b', 'M588 372h58v-10q-8-30-29-30t-29 30z')
  );
}

/** Four guests at the calm table by the garden door, one of them in a wheelchair. */
function calmTable(): string {
  const board = squareBoard(330, 'g');
  const panes =
    '<path class="v" d="M104 172V60a50 50 0 0 1 100 0v112z"/><path class="sp" fill="none" stroke-width="4" d="M104 172V60a50 50 0 0 1 100 0v112zM154 12v160M104 84h100"/><path class="d" d="M112 172q6-60 26-34 8-36 22-6 14-24 20 8 16-10 18 32z"/>';
  buildWall(board, {
    x: 14,
    y: 14,
    w: 302,
    h: 184,
    d: 16,
    ink: 'd',
    art:
      panes +
      '<path class="b" d="M26 50h40v50H26zM238 50h40v50h-40z"/><path class="p" d="M32 56h28v38H32zM244 56h28v38h-28z"/>',
  });
  board.add(
    150,
    150,
    cylinder(150, 160, 20, 34, { ink: 'k', top: 'k' }) +
      cylinder(150, 160, 62, 9, { z: 34, ink: 'a', top: 'p' }) +
      `<g transform="translate(${project(150, 160, 44).map(num).join(' ')})"><use href="#lantern" class="cb"/></g>`,
  );
  addPlayers(board, [
    [78, 148, 'b', 'curls', '1'],
    [172, 92, 'd', 'bob', '2'],
    [228, 132, 'f', 'bun'],
  ]);
  board.add(160, 262, wheelchair(...project(132, 246), { ink: 'a', hat: 'bowler', band: '1', scale: 1.1 }));
  for (const x of [40, 290]) board.add(x, 60, tree(x, 56, { scale: 1.5, kind: 'poplar' }), 20);
  return zoomToBoard(board, { zoom: 1.5, at: [160, 140, 60], place: [360, 280] });
}

/** Guests watch three rows of lit lanterns under strings of light in the hall. */
function lastLantern(): string {
  const row = (y: number, count: number, scale: number, shift: number) =>
    repeat(count, (i) =>
      keyedLantern(shift + (i * (720 - 2 * shift)) / (count - 1), y, scale).replace('class="', 'class="o '),
    );
  const shades = repeat(9, (i) => pawnAt(40 + i * 80, 548 - (i % 2) * 18, { ...randomLook(i, 3), scale: 1.3 }));
  return (
    shape('a', 'M-720-540h2160v730H-720z') +
    repeat(5, (i) => `<path class="k" d="M${70 + i * 136} 190V80a26 26 0 0 1 52 0v110z"/>`) +
    shape('k', 'M-720 190h2160v900H-720z') +
    lights([-40, 20], [360, 20], 26, 7, 'sp') +
    lights([360, 20], [760, 20], 26, 7, 'sp') +
    row(250, 9, 0.62, 70) +
    row(320, 9, 0.84, 40) +
    row(410, 8, 1.1, 56) +
    shades
  );
}

/** Lantern Night, Boston. */
export const LANTERNS: Story = [
  { ground: 'd1', draw: coatCheck },
  { ground: 'ink', draw: setTable },
  { ground: 'f', hasKeylines: true, draw: portraits },
  { ground: 'f1', draw: stageFright },
  { ground: 'table', draw: calmTable },
  { ground: 'ink', draw: lastLantern },
];
