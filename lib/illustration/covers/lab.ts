import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, project, repeat } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft } from '../solids.ts';
import { longTable, walls } from './furniture.ts';
import { placePlayers } from './players.ts';

const WALL = 150;

/** An arm with two joints and a gripper, at the scale of a building. */
export function robotArm(x: number, y: number, ink: string, size = 1): string {
  const [left, base] = project(x, y, 18);
  const path = `M0 0l-20-66 62-46 34 34`;
  return (
    cylinder(x, y, 20 * size, 18, { ink: 'k', top: 'b' }) +
    `<g transform="translate(${num(left)} ${num(base)}) scale(${size})"><g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path class="sk" stroke-width="20" d="${path}" transform="translate(5 3)"/><path class="s${ink}" stroke-width="18" d="${path}"/></g>` +
    '<path class="sk" fill="none" stroke-width="6" stroke-linecap="round" d="M70-84 62-62l8 12M82-72l18-4 6 14"/>' +
    '<circle class="p" cx="0" cy="0" r="6"/><circle class="p" cx="-20" cy="-66" r="6"/><circle class="p" cx="42" cy="-112" r="6"/></g>'
  );
}

function oscilloscope(x: number, y: number, z: number): string {
  return (
    box(x, y, 120, 46, 84, { z, ink: 'b', top: 'b1' }) +
    onLeft(
      x,
      y,
      120,
      46,
      84,
      z,
      '<path class="k" d="M8 9h72v66H8z"/><path class="sd" fill="none" stroke-width="1.5" d="M26 9v66M44 9v66M62 9v66M8 31h72M8 53h72"/>' +
        '<path class="sp" fill="none" stroke-width="4" stroke-linejoin="round" d="M10 44q9-44 18 0t18 0 18 0 14-8"/>' +
        '<circle class="k" cx="100" cy="24" r="11"/><circle class="a" cx="100" cy="24" r="4"/><circle class="k" cx="92" cy="52" r="5"/><circle class="k" cx="108" cy="52" r="5"/><path class="k" d="M88 66h24v6H88z"/>',
    )
  );
}

function drawers(x: number, y: number): string {
  return longTable(x, y, 120, 44, 'd', 'd1', 30);
}

function toolWall(width: number): string {
  const slots = repeat(
    4,
    (i) =>
      `<path class="k" d="M${36 + i * 120} 34h84v52h-84z"/><path class="${'bdpa'[i % 4]}" d="M${42 + i * 120} 40h72v40h-72z"/>`,
  );
  return (
    slots +
    `<path class="sk" fill="none" stroke-width="3" d="M60 40l20 40M200 40h20l-10 40zM310 60a14 14 0 1 0 28 0a14 14 0 1 0-28 0M430 44l30 30M460 44l-30 30"/><path class="b" d="M0 108h${width}v6H0z"/>`
  );
}

/** A factory hall without its roof: benches, three robot arms and an oscilloscope. */
export function drawLab(): Drawing {
  const board = new Board({ columns: 4, rows: 4, lot: 84, street: 36, margin: 24 });
  const { width, depth } = board;
  board.checker(4, 4);
  const shelves = repeat(
    4,
    (i) =>
      `<path class="a" d="M${40 + i * 116} 50h80v7h-80zM${40 + i * 116} 92h80v7h-80z"/><path class="b" d="M${50 + i * 116} 30h14v20h-14zM${84 + i * 116} 70h20v22h-20z"/><path class="d" d="M${72 + i * 116} 24h22v26h-22zM${52 + i * 116} 66h12v26h-12z"/>`,
  );
  walls(board, WALL, { ink: 'd', drawing: toolWall(width) }, shelves);
  board.add(90, 70, drawers(40, 60) + robotArm(96, 84, 'a'));
  board.add(250, 70, drawers(220, 50));
  board.add(256, 60, robotArm(270, 74, 'b', 1.1), 40);
  board.add(
    390,
    90,
    drawers(360, 70) + box(376, 80, 40, 24, 30, { z: 30, ink: 'a', left: { ink: 'sk', dash: '4 4', pitch: 10 } }),
    20,
  );
  board.add(80, 220, drawers(40, 190) + oscilloscope(42, 190, 30));
  board.add(280, 250, cylinder(280, 220, 40, 12, { ink: 'k', top: 'b' }) + robotArm(280, 220, 'a', 1.25), -20);
  board.add(
    400,
    220,
    drawers(366, 200) + box(380, 208, 30, 26, 22, { z: 30, ink: 'f' }) + box(430, 208, 34, 30, 14, { z: 30, ink: 'b' }),
  );
  const track = board.ribbon([
    [40, depth - 40],
    [40, 330],
    [240, 330],
    [240, 400],
    [width - 40, 400],
  ]);
  placePlayers(board, track, [
    [1, { ink: 'd', hat: 'specs', band: '1' }],
    [5, { ink: 'a', hat: 'cap', band: '2' }],
    [9, { ink: 'b', hat: 'bob' }],
    [15, { ink: 'f', hat: 'phones', band: '3' }],
  ]);
  board.prop('flag', ...(track.at(-1) ?? [0, 0]), { scale: 1.15, ink: 'a' });
  return { viewBox: '-434 -174 868 765', drawing: board.draw() };
}
