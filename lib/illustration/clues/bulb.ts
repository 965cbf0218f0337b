import type { Drawing } from '../drawing.ts';
import { shape } from '../solids.ts';
import { drawClueCard } from './clue-card.ts';

const BULB =
  `<path class="sk" fill="none" stroke-width="7" stroke-linecap="round" d="M-52-16h-20M52-16h20M-37-53-51-67M37-53 51-67M0-68v-14"/>` +
  shape('b', 'M-40-16a40 40 0 0 1 80 0c0 24-18 30-20 50h-40c-2-20-20-26-20-50z') +
  shape('k', 'M13-54a40 40 0 0 1 27 38c0 24-18 30-20 50H2c1-24 18-30 18-50 0-16-3-29-7-38z') +
  `<path class="sk" fill="none" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" d="M-14 34v-22l-9-18 11 7 8-10 6 12"/>` +
  shape('p', 'M-22 38H22v9H-22zM-19 52H19v9H-19z') +
  shape('k', 'M6 38H22v9H6zM6 52H19v9H6zM-10 66H10l-4 8H-6z');

const HOUSE =
  shape('a', 'M-34-58h16v40h-16z') +
  shape('f', 'M-50-6H50v66H-50z') +
  shape('k', 'M0-6H50v66H0zM-24-58h6v40h-6z') +
  shape('a', 'M-66-2 0-60 66-2z') +
  shape('k', 'M0-60 66-2H26z') +
  shape('b', 'M-40 10h18v20h-18zM24 10h18v20H24z') +
  shape('p', 'M-13 60V30a13 13 0 0 1 26 0v30z') +
  shape('k', 'M-31 10h3v20h-3zM-40 18h18v3h-18zM31 10h3v20h-3zM24 18h18v3H24z');

/** A light bulb, and a house. */
export function drawBulbClue(): Drawing {
  return drawClueCard({ disc: 'd1', drawing: BULB }, { disc: 'w', drawing: HOUSE }, 10);
}
