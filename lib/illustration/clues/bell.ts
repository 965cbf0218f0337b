import type { Drawing } from '../drawing.ts';
import { shape } from '../solids.ts';
import { drawClueCard } from './clue-card.ts';

const BELL =
  `<path class="sk" fill="none" stroke-width="6" stroke-linecap="round" d="M-66-24a66 66 0 0 1 22-34M66-24a66 66 0 0 0-22-34"/>` +
  shape('a', 'M-11-50h22v14h-22z') +
  shape('p', 'M-5-38H5v14H-5z') +
  shape('b', 'M-54 34a54 54 0 0 1 108 0z') +
  shape('k', 'M0-38H5v18a54 54 0 0 1 49 54H30C30 4 18-14 0-20zM3-50h8v14H3zM-60 42H60v14H-60z') +
  shape('a', 'M-60 34H60v10H-60z') +
  shape('k', 'M26 34H60v10H26z');

const RABBIT =
  `<path class="sp" fill="none" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 15" d="M-66 44Q-40 70 0 70t66-26"/>` +
  `<g fill="none" stroke-linecap="round" stroke-width="15"><path class="sk" d="M-30 6-66 34M24 6 58 26"/><path class="sp" d="M-24 16-50 44M16 14 46 40"/></g>` +
  `<g transform="rotate(-14)">` +
  shape('k', 'M42-30c-14-2-44-16-40-30s30 6 42 22z') +
  `<circle class="p" cx="-50" cy="-16" r="12"/><ellipse class="p" cx="-6" cy="0" rx="44" ry="27"/>` +
  `<circle class="p" cx="44" cy="-20" r="22"/>` +
  shape('p', 'M36-36C20-44-4-66 6-76s32 16 42 34z') +
  shape('k', 'M-46 12C-20 26 20 26 38 2 34 20 16 27-6 27c-18 0-34-6-40-15z') +
  `<circle class="k" cx="50" cy="-24" r="4"/><circle class="a" cx="65" cy="-17" r="4"/></g>`;

/** A bell of a front desk, and a rabbit in the middle of a jump. */
export function drawBellClue(): Drawing {
  return drawClueCard({ disc: 'f', drawing: BELL }, { disc: 'd', drawing: RABBIT }, 7);
}
