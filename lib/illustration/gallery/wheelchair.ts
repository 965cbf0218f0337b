import { num } from '../geometry.ts';
import { pawnAt, type PawnLook } from '../pieces.ts';
import { shape } from '../solids.ts';

/** A player in a wheelchair: the seat is painted behind the pawn, the big wheel in front of it. x, y is the foot of the pawn. */
export function wheelchair(x: number, y: number, look: PawnLook): string {
  const size = look.scale ?? 1;
  const place = (drawing: string) => `<g transform="translate(${num(x)} ${num(y)}) scale(${size})">${drawing}</g>`;
  const wheel = (dx: number, dy: number) =>
    `<g transform="translate(${dx} ${dy})"><ellipse class="sk" fill="none" stroke-width="5" rx="22" ry="25"/><path class="sk" fill="none" stroke-width="1.5" d="M-16-17 16 17M16-17-16 17M-22 0h44M0-25v50"/><circle class="k" r="4"/></g>`;
  return (
    place(wheel(26, -24) + shape('k', 'M-36-62h8v44h-8zM-36-62-48-66v-5l14 3zM-34-22h62v8h-62z')) +
    pawnAt(x, y - 12 * size, look) +
    place(
      wheel(-18, -16) + '<path class="sk" fill="none" stroke-width="5" stroke-linejoin="round" d="M22-18l12 20h14"/>',
    )
  );
}
