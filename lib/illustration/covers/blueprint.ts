import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { cornerText, num, project, repeat } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { box, leftFace, onLeft, shape } from '../solids.ts';
import { placePlayers } from './players.ts';

export const GREEK = `M0 170V70h150v100zM-8 70h166M0 70 75 28l75 42M30 60 75 36l45 24z${repeat(6, (i) => `M${12 + i * 24} 170V78h8v92`)}M-10 170h170M-14 178h178`;
const TOWER = `M0 190V20h80v170zM-6 20h92M20 20V2h40v18M40 2v-22${repeat(6, (i) => `M10 ${34 + i * 26}h14v16H10zM33 ${34 + i * 26}h14v16H33zM56 ${34 + i * 26}h14v16H56z`)}`;
const ROWS = `M0 130V50l40-34 40 34v80zM80 130V50l40-34 40 34v80zM16 130V92h18v38M96 130V92h18v38${repeat(4, (i) => `M${12 + i * 40} 58h18v20H${12 + i * 40}z`)}M50 96h18v18H50zM130 96h18v18h-18zM-6 130h172`;
const BRIDGE = `M0 60h180M0 72h180M20 110V0M160 110V0M20 6q70 100 140 0M-10 56 20 6M190 56 160 6${repeat(6, (i) => `M${40 + i * 20} 60V${[30, 44, 52, 52, 44, 30][i]}`)}`;

function elevation(x: number, y: number, path: string): string {
  return `<path transform="translate(${x} ${y})" d="${path}"/>`;
}

function dimension(x: number, y: number, length: number): string {
  return `<path d="M${x} ${y}h${length}M${x} ${y - 7}v14M${x + length} ${y - 7}v14"/>`;
}

function setSquare(): string {
  return (
    shape('k', `M${cornerText(300, 60, 0)}L${cornerText(500, 260, 0)} ${cornerText(300, 260, 0)}z`) +
    `<path class="b" fill-rule="evenodd" d="M${cornerText(300, 60, 10)}L${cornerText(500, 260, 10)} ${cornerText(300, 260, 10)}zM${cornerText(330, 132, 10)}L${cornerText(330, 230, 10)} ${cornerText(428, 230, 10)}z"/>` +
    leftFace(300, 60, 200, 200, 10, 0, 'b') +
    `<path class="k" d="M${cornerText(500, 260, 10)}L${cornerText(500, 260, 0)} ${cornerText(300, 60, 0)} ${cornerText(300, 60, 10)}z"/>`
  );
}

function scaleRuler(x: number, y: number): string {
  const ticks = repeat(21, (i) => `M${8 + i * 11} 0v${i % 5 ? 6 : 11}`);
  return (
    box(x, y, 240, 26, 12, { ink: 'a', top: 'p' }) +
    `<g transform="matrix(.84 .56 -.84 .56 ${cornerText(x, y, 12)})"><path class="sk" fill="none" stroke-width="2" d="${ticks}"/></g>` +
    onLeft(x, y, 240, 26, 12, 0, '<path class="b" d="M0 4h240v4H0z"/>')
  );
}

/** A pencil on its point, as tall as a tower. */
function pencil(x: number, y: number): string {
  const [left, base] = project(x, y);
  return (
    `<g transform="translate(${num(left)} ${num(base)}) rotate(14)"><path class="p o" d="M0 0-17-46V-208q17-12 34 0V-46z"/><path class="b" d="M-17-46V-190h34v144q-8 8-17 0-9 8-17 0z"/>` +
    '<path class="k" d="M6-190h11v144q-6 7-11 4z"/><path class="f1" d="M-17-46q8 8 17 0 9 8 17 0L7-18H-7z"/><path class="k" d="M-7-18H7L0 0z"/><path class="f" d="M-17-204h34v16h-34z"/><path class="a" d="M-17-204v-12a17 12 0 0 1 34 0v12z"/><path class="k" d="M8-226q9 4 9 10v28H8z"/></g>'
  );
}

/** A board that is one large blueprint, with white elevations on color, and drawing tools on it. */
export function drawBlueprint(): Drawing {
  const board = new Board({ columns: 5, rows: 5, thickness: 20 });
  const side = board.width;
  const lines = repeat(16, (i) => `M${20 + i * 32} 20V${side - 20}M20 ${20 + i * 32}H${side - 20}`);
  board.print(
    `<path class="a" d="M14 14h${side - 28}v${side - 28}H14z"/><path class="sf" fill="none" stroke-width="1" d="${lines}"/>` +
      `<g class="sp" fill="none" stroke-width="2.5" stroke-linejoin="round"><path stroke-width="3.5" d="M26 26h${side - 52}v${side - 52}H26z"/>` +
      elevation(58, 64, GREEK) +
      elevation(58, 300, ROWS) +
      elevation(206, 70, TOWER) +
      elevation(306, 300, BRIDGE) +
      dimension(50, 256, 166) +
      dimension(50, 446, 172) +
      `<circle cx="440" cy="450" r="34"/><path d="M440 410v80M400 450h80M440 416l10 34-10 34-10-34z"/></g>`,
  );
  board.shadow(300, 200, 200, 60, 20);
  board.add(390, 150, setSquare());
  board.add(120, 280, scaleRuler(40, 258), -60);
  board.add(110, 60, pencil(120, 60));
  const track = board.ribbon(
    [
      [44, 486],
      [280, 486],
      [280, 284],
      [480, 284],
    ],
    'b',
  );
  board.add(
    470,
    380,
    cylinder(470, 390, 20, 26, { ink: 'd', bands: 1 }) + cylinder(470, 390, 8, 8, { z: 26, ink: 'k', top: 'k' }),
  );
  placePlayers(board, track, [
    [3, { ink: 'a', hat: 'specs', band: '1' }],
    [7, { ink: 'd', hat: 'beret', band: '2' }],
    [12, { ink: 'f', hat: 'bun' }],
    [16, { ink: 'b', hat: 'bowler', band: '3' }],
  ]);
  return { viewBox: '-460 -146 920 780', drawing: board.draw() };
}
