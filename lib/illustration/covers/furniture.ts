import type { Board } from '../board.ts';
import { cornerText, leftMatrix, num, project, repeat, rightMatrix, type Point } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { box, shape } from '../solids.ts';

/** The two back walls of an open room: the lit one faces left, the other is in the shade. */
export function walls(board: Board, h: number, lit: { ink: string; drawing: string }, shaded: string): void {
  const { width, depth } = board;
  board.add(
    -9000,
    0,
    shape(lit.ink, `M${cornerText(0, 0, h)}L${cornerText(width, 0, h)} ${cornerText(width, 0)} ${cornerText(0, 0)}z`) +
      shape('k', `M${cornerText(0, 0, h)}L${cornerText(0, depth, h)} ${cornerText(0, depth)} ${cornerText(0, 0)}z`) +
      `<g transform="${leftMatrix(0, 0, h)}">${lit.drawing}</g><g transform="${rightMatrix(0, depth, h)}">${shaded}</g>`,
  );
}

/** A table on one foot, under a cloth. */
export function roundTable(x: number, y: number, radius: number, ink = 'p', cloth = ink, h = 22): string {
  return (
    cylinder(x, y, radius * 0.3, h, { ink: 'k', top: 'k' }) + cylinder(x, y, radius, 8, { z: h - 6, ink, top: cloth })
  );
}

/** A long table on trestles. */
export function longTable(x: number, y: number, w: number, d: number, ink: string, top = `${ink}1`, h = 24): string {
  return (
    box(x + 6, y + 4, 8, d - 8, h, { ink: 'k', top: 'k' }) +
    box(x + w - 14, y + 4, 8, d - 8, h, { ink: 'k', top: 'k' }) +
    box(x, y, w, d, 7, { z: h - 7, ink, top })
  );
}

/** A hanging string of bulbs between two points of the screen. */
export function lights([x0, y0]: Point, [x1, y1]: Point, sag: number, bulbs: number, cable = 'sk'): string {
  const middleX = (x0 + x1) / 2;
  const middleY = (y0 + y1) / 2 + sag * 2;
  const bulb = (index: number) => {
    const t = (index + 1) / (bulbs + 1);
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middleX + t * t * x1;
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middleY + t * t * y1;
    return `<circle class="${index % 3 === 1 ? 'p' : index % 3 ? 'a' : 'b'}" cx="${num(x)}" cy="${num(y + 7)}" r="6.5"/>`;
  };
  return (
    `<path class="${cable}" fill="none" stroke-width="2.5" d="M${num(x0)} ${num(y0)}Q${num(middleX)} ${num(middleY)} ${num(x1)} ${num(y1)}"/>` +
    repeat(bulbs, bulb)
  );
}

/** A pole for the lights. */
export function pole(x: number, y: number, h: number): string {
  return cylinder(x, y, 3, h, { ink: 'k', top: 'b' });
}

export function palm(x: number, y: number, h: number, ink = 'd'): string {
  const [left, base] = project(x, y);
  const crown = base - h;
  const frond = (dx: number, dy: number, name: string) =>
    shape(
      name,
      `M${num(left)} ${num(crown)}q${num(dx * 0.5)} ${num(dy - 22)} ${dx} ${dy}q${num(-dx * 0.5)} -8 ${num(-dx)} ${num(-dy)}z`,
    );
  return (
    shape('k', `M${num(left - 3.5)} ${num(base)}q5 ${num(-h / 2)} 2-${num(h)}h4q4 ${num(h / 2)} 1 ${num(h)}z`) +
    frond(34, 6, 'k') +
    frond(28, 24, 'k') +
    frond(-34, 4, ink) +
    frond(-28, 22, ink) +
    frond(-14, -6, ink) +
    frond(18, -4, ink) +
    frond(-6, 30, ink)
  );
}

/** An umbrella for a pawn of scale 1.2 whose foot is at this point. */
export function umbrella(x: number, y: number, ink: string): string {
  const [foot, base] = project(x, y);
  const [left, top] = [num(foot), num(base - 138)];
  return (
    `<g transform="translate(${left} ${top})"><path class="sk" fill="none" stroke-width="3.5" d="M20-40V84"/>` +
    `<path class="${ink} o" d="M-36 0a44 44 0 0 1 88 0q-11-10-22 0-11-10-22 0-11-10-22 0-11-10-22 0z"/>` +
    '<path class="k" d="M8-44a44 44 0 0 1 44 44q-11-10-22 0 0-26-22-44z"/></g>'
  );
}
