import { num, project, repeat } from '../geometry.ts';
import { tree } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, leftFace, onLeft, onTop, shape, topFace } from '../solids.ts';

export const DESK_HEIGHT = 34;

/** A desk on two trestles. */
export function desk(x: number, y: number, w: number, d: number, ink = 'b'): string {
  const leg = (legX: number) => box(legX, y + 5, 7, d - 10, DESK_HEIGHT - 6, { ink: 'k', top: 'k' });
  return leg(x + 6) + leg(x + w - 13) + box(x, y, w, d, 6, { z: DESK_HEIGHT - 6, ink });
}

/** A screen on a foot. The origin of `art` is the upper left corner of its front, which is w by h units. */
export function monitor(x: number, y: number, art: string, { w = 46, h = 32, z = DESK_HEIGHT } = {}): string {
  return (
    box(x + w / 2 - 10, y - 3, 20, 12, 3, { z, ink: 'k', top: 'k' }) +
    box(x + w / 2 - 3, y, 6, 5, 10, { z, ink: 'k', top: 'k' }) +
    box(x, y, w, 6, h, { z: z + 10, ink: 'k', top: 'p' }) +
    onLeft(x, y, w, 6, h, z + 10, shape('k', `M0 0h${w}v${h}H0z`) + art)
  );
}

/** Flat keys in front of a monitor. */
export function keyboard(x: number, y: number): string {
  return onTop(x, y, DESK_HEIGHT, shape('k', 'M0 0h30v11H0z') + shape('p', 'M3 2h24v2H3zM3 6h24v2H3z'));
}

/** A sheet of paper with three lines. It lies on the ground or on a surface at height z. */
export function memo(x: number, y: number, z = 0, turn = 0): string {
  const sheet =
    shape('p', 'M-13-17h26v34h-26z') + '<path class="sk" fill="none" stroke-width="2.5" d="M-8-9H8M-8-1H8M-8 7h9"/>';
  return onTop(x, y, z, turn ? `<g transform="rotate(${turn})">${sheet}</g>` : sheet);
}

/** A sheet of paper that a player holds, drawn from the front at a point of the screen. */
export function heldMemo(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">` +
    '<path class="k" d="M-15-20h35v44h-35z"/><path class="p o" d="M-18-22h34v42h-34z"/>' +
    '<path class="a" d="M-12-16h22v7h-22z"/><path class="sk" fill="none" stroke-width="3" d="M-12-2h22M-12 6h22M-12 14h12"/></g>'
  );
}

/** A filing cabinet of four drawers. The second one is open, and sheets stick out of it. */
export function cabinet(x: number, y: number): string {
  const [w, d, h] = [44, 40, 88];
  const front = repeat(4, (i) => `M4 ${4 + i * 21}h36v17H4z`);
  const handles = repeat(4, (i) => `M16 ${10 + i * 21}h12v4H16z`);
  const [top, reach] = [h - 25, 36];
  return (
    box(x, y, w, d, h, { ink: 'a' }) +
    onLeft(x, y, w, d, h, 0, shape('a1', front) + shape('k', handles)) +
    topFace(x + 4, y + d, w - 8, reach, top, 'k') +
    repeat(3, (i) => leftFace(x + 8 + i * 3, y + d + 4 + i * 9, 22, 2, 20, top - 8, i === 1 ? 'b' : 'p')) +
    box(x + 4, y + d + reach - 4, w - 8, 4, 17, { z: top - 17, ink: 'a1', top: 'f1' }) +
    onLeft(x + 4, y + d, w - 8, reach, 17, top - 17, shape('k', 'M12 6h12v4H12z'))
  );
}

export function cooler(x: number, y: number): string {
  return (
    box(x, y, 26, 26, 46, { ink: 'f1', top: 'p' }) +
    onLeft(
      x,
      y,
      26,
      26,
      46,
      0,
      shape('k', 'M7 10h12v14H7z') + shape('a', 'M9 12h4v5H9z') + shape('d', 'M14 12h4v5h-4z'),
    ) +
    cylinder(x + 13, y + 13, 10, 30, { z: 46, ink: 'd1', top: 'w', bands: 1 })
  );
}

/** A printer with a sheet in its tray. */
export function printer(x: number, y: number): string {
  return (
    box(x, y, 54, 44, 40, { ink: 'd' }) +
    onLeft(
      x,
      y,
      54,
      44,
      40,
      0,
      shape('k', 'M6 12h42v8H6z') + shape('d1', 'M6 27h42v7H6z') + '<circle class="b" cx="44" cy="6" r="3"/>',
    ) +
    onTop(x + 8, y + 6, 40, shape('k', 'M0 0h38v18H0z')) +
    topFace(x + 12, y + 44, 30, 24, 22, 'p') +
    onTop(x + 12, y + 44, 22, '<path class="sk" fill="none" stroke-width="2" d="M5 7h20M5 13h20"/>')
  );
}

export function plant(x: number, y: number, scale = 1, ink = 'd'): string {
  return (
    cylinder(x, y, 11 * scale, 18 * scale, { ink: 'a', top: 'k' }) +
    tree(x, y, { scale: 1.3 * scale, ink, z: 14 * scale })
  );
}

/** A tall desk lamp, drawn from the front. Its foot is at a point of the ground at height z; its head is 70 units to the left, over its beam. */
export function lamp(x: number, y: number, z = DESK_HEIGHT): string {
  const [left, top] = project(x, y, z).map(num);
  return (
    `<g transform="translate(${left} ${top})"><path class="b1" d="M-92-106-128 62a64 34 0 0 0 128 0L-48-112z"/>` +
    '<path class="sk" fill="none" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" d="M0 0 30-80-46-132"/>' +
    '<ellipse class="k" rx="19" ry="9"/><circle class="a" cx="30" cy="-80" r="8"/>' +
    `${shape('a', 'M-100-100c-6-34 22-58 60-44l6 34q-40-4-66 10z')}${shape('k', 'M-52-147q6-1 12 3l6 34q-18-2-32 1c12-10 18-22 14-38z')}</g>`
  );
}

/** A speech bubble with a question mark or an exclamation mark. Its tip is at a point of the screen. */
export function remark(x: number, y: number, mark: '?' | '!', ink = 'a', ground = 'p'): string {
  const sign =
    mark === '!'
      ? 'M-3.5-40h8l-2 18h-4zM-3-18h6v6h-6z'
      : 'M1-41q10 0 10 8c0 6-7 6-7 11h-6c0-9 6-9 6-11q0-2-3-2-4 0-4 4h-6q0-10 10-10zM-2-18h6v6h-6z';
  return `<g transform="translate(${num(x)} ${num(y)})">${shape(ground, 'M-16-48h32q8 0 8 8v26q0 8-8 8H6L0 4-6-6h-10q-8 0-8-8v-26q0-8 8-8z')}${shape(ink, sign)}</g>`;
}
