import type { Drawing } from '../drawing.ts';
import { num, repeat } from '../geometry.ts';
import { pawnAt, type PawnLook } from '../pieces.ts';
import { holidayTable } from '../scenes/holiday.ts';
import { placed } from '../worlds/jidara-parts.ts';

const SAGS = 7;
const BULBS = ['a', 'b', 'f', 'd'];

/** Festoons of bulbs between evenly spaced hooks. */
export function festoon(y: number, sag: number, shift: number): string {
  const cable = repeat(SAGS, () => `q60 ${sag} 120 0`);
  const bulbs = repeat(SAGS * 4, (index) => {
    const [arc, step] = [Math.floor(index / 4), (index % 4) + 1];
    const t = step / 5;
    const x = -420 + arc * 120 + t * 120;
    const ink = BULBS[(arc + step + shift) % BULBS.length];
    return `<circle class="${ink}" cx="${num(x)}" cy="${num(y + 2 * sag * t * (1 - t) + 7)}" r="5.5"/>`;
  });
  return `<path class="sk" fill="none" stroke-width="2" d="M-420 ${y}${cable}"/>${bulbs}`;
}

const GUESTS: [number, number, PawnLook][] = [
  [-300, 300, { ink: 'd', hat: 'cone', band: '1' }],
  [-225, 330, { ink: 'a', hat: 'santa', band: '2' }],
  [-150, 366, { ink: 'f', hat: 'crown', band: '3' }],
  [160, 366, { ink: 'b', hat: 'santa', band: '1' }],
  [235, 330, { ink: 'd', hat: 'bun', band: '2' }],
  [312, 300, { ink: 'a', hat: 'cone', band: '1' }],
];

/** The holiday table under strings of light, with guests on both sides. */
export function drawParty(): Drawing {
  const lights = repeat(3, (i) => festoon(-96 + i * 38, 44 + i * 6, i));
  const guests = GUESTS.map(([x, y, look]) => pawnAt(x, y, { scale: 1.7, ...look }));
  const drawing = lights + placed(0, 44, 1.42, holidayTable().draw()) + guests.join('');
  return { viewBox: '-420 -200 840 640', drawing };
}
