import type { Drawing } from '../drawing.ts';
import { shape } from '../solids.ts';
import { drawClueCard } from './clue-card.ts';

const PENCIL =
  `<path class="sa" fill="none" stroke-width="8" stroke-linecap="round" d="M-72 36c10-34 34-40 34-16s-20 24-20 4 22-30 38-8 8 30 20 34"/>` +
  `<g transform="translate(0 52)rotate(28)">` +
  shape('a', 'M-17-114a17 15 0 0 1 34 0v8h-34z') +
  shape('p', 'M-17-106h34v12h-34z') +
  shape('b', 'M-17-94h34v58h-34z') +
  shape('p', 'M-17-36H17L0 0z') +
  shape('k', 'M5-128.5a17 15 0 0 1 12 14.5v78L0 0 5-36zM-7-15H7L0 0z') +
  `</g>`;

const BRIDGE =
  shape('w', 'M-75 46a88 88 0 0 0 150 0z') +
  `<path class="sk" fill="none" stroke-width="4" d="M-74 18Q-54-4-42-50 0 38 42-50 54-4 74 18M-60 24v-20M-24 24V-18M-8 24V-4M8 24V-4M24 24V-18M60 24v-20"/>` +
  shape('a', 'M-50-58h16v116h-16zM34-58h16v116H34z') +
  shape('k', 'M-41-58h7v116h-7zM43-58h7v116h-7zM-82 22H82v11H-82zM-56 54h28v8h-28zM28 54h28v8H28z') +
  `<path class="sp" fill="none" stroke-width="4" stroke-linecap="round" d="M-14 56h28M-24 72h18m12 0h18"/>`;

/** A pencil that draws a line, and a bridge. */
export function drawPencilClue(): Drawing {
  return drawClueCard({ disc: 'f1', drawing: PENCIL }, { disc: 'b1', drawing: BRIDGE }, 10);
}
