import type { Hat } from '#lib/pawns/look';
import type { Drawing } from '../drawing.ts';
import { pawnAt } from '../pieces.ts';
import { repeat } from '../geometry.ts';
import { shape } from '../solids.ts';

const WIDTH = 520;
const LEFT = -WIDTH / 2;
const TOP = -170;
const FLOORS = 5;
const BAYS = 7;
const LIT = new Set([1, 4, 9, 10, 13, 16, 19, 23, 26, 29, 31, 33]);
const HATS: Hat[] = ['cap', 'bob', 'bowler', 'curls', 'bun', 'specs', 'beret', 'phones'];

function facade(): string {
  const shade = LEFT + WIDTH * 0.8;
  const bulbs = repeat(7, (i) => `<circle class="b" cx="${-114 + i * 38}" cy="${TOP - 12}" r="11"/>`);
  return (
    shape('a', `M${LEFT} ${TOP + 30}h${WIDTH}V330H${LEFT}z`) +
    shape('k', `M${shade} ${TOP + 30}h${WIDTH * 0.2}V330H${shade}z`) +
    shape('p', `M${LEFT - 14} ${TOP + 16}h${WIDTH + 28}v16H${LEFT - 14}z`) +
    shape('k', `M-150 ${TOP - 34}h300v44h-300z`) +
    bulbs +
    `<path class="sk" fill="none" stroke-width="4" d="M-120 ${TOP + 10}v8M120 ${TOP + 10}v8"/>`
  );
}

function guestWindow(x: number, y: number, index: number, guest: number): string {
  const clip = `window-${index}`;
  const ink = guest % 2 ? 'p' : 'd';
  return (
    `<clipPath id="${clip}"><path d="M${x} ${y + 60}V${y - 30}h44v90z"/></clipPath>` +
    `<g clip-path="url(#${clip})">${pawnAt(x + 22, y + 92, { scale: 0.72, ink, hat: HATS[guest % HATS.length] })}</g>`
  );
}

function windows(): string {
  let guests = 0;
  let drawing = '';
  for (let index = 0; index < FLOORS * BAYS; index++) {
    const [floor, bay] = [Math.floor(index / BAYS), index % BAYS];
    const behindDoor = floor === FLOORS - 1 && bay > 1 && bay < 5;
    if (behindDoor) continue;
    const x = LEFT + 26 + bay * 68;
    const y = TOP + 52 + floor * 84;
    const lit = LIT.has(index);
    drawing += shape(lit ? 'b' : bay === 6 ? 'a' : 'f', `M${x} ${y + 60}V${y + 22}a22 22 0 0 1 44 0v38z`);
    drawing += lit
      ? guestWindow(x, y, index, guests++)
      : `<path class="sk" fill="none" stroke-width="2.5" d="M${x + 22} ${y}v60M${x} ${y + 26}h44"/>`;
    drawing += shape('p', `M${x - 4} ${y + 60}h52v7h-52z`);
  }
  return drawing;
}

function door(): string {
  const y = TOP + 52 + 4 * 84;
  return (
    shape('k', `M-66 ${y + 90}V${y + 14}h132v76z`) +
    shape('b', `M-58 ${y + 90}V${y + 22}h54v68zM4 ${y + 90}V${y + 22}h54v68z`) +
    shape('p', `M-86 ${y - 6}H86l12 26H-98z`) +
    shape('d', `M-86 ${y - 6}h28l-4 26h-36zM-29 ${y - 6}H0v26h-33zM29 ${y - 6}h28l8 26H33z`)
  );
}

/** The front of a grand hotel, with a guest in every lit window. */
export function drawHotel(): Drawing {
  const drawing =
    facade() +
    windows() +
    door() +
    pawnAt(-120, 345, { scale: 1.7, ink: 'd', hat: 'cap', band: '1' }) +
    pawnAt(122, 345, { scale: 1.7, ink: 'b', hat: 'bowler', band: '2' }) +
    shape('k', 'M-420 344h840v60h-840z');
  return { viewBox: '-420 -230 840 630', drawing };
}
