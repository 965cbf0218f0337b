import type { Drawing } from '../drawing.ts';
import { boardText } from '../board-text.ts';
import { groundMatrix } from '../geometry.ts';
import { pawnAt, propAt } from '../pieces.ts';
import { leftFace, rightFace, topFace } from '../solids.ts';

const SIDE = 120;
const THICKNESS = 22;

type Tile = { number?: string; ink: string; top?: string; piece?: string };

function tile({ number, ink, top = `${ink}1`, piece = '' }: Tile): string {
  return (
    leftFace(0, 0, SIDE, SIDE, THICKNESS, -THICKNESS, ink) +
    rightFace(0, 0, SIDE, SIDE, THICKNESS, -THICKNESS, 'k') +
    topFace(0, 0, SIDE, SIDE, 0, top) +
    `<g transform="${groundMatrix()}"><rect class="sk" fill="none" stroke-width="2.5" x="8" y="8" width="104" height="104" rx="4"/>` +
    `${number ? boardText(60, 98, number, 96, { stretch: 92 }) : ''}</g>${piece}`
  );
}

function move(options: Tile): Drawing {
  return { viewBox: '-104 -100 208 262', drawing: tile(options) };
}

export function drawMoveRoll(): Drawing {
  return move({ number: '1', ink: 'b', piece: propAt('die', 38, 24, { scale: 1.1, ink: 'a' }) });
}

export function drawMovePlot(): Drawing {
  const piece = propAt('pin', 44, 42, { scale: 1.05, ink: 'a' }) + propAt('lens', 2, 12, { scale: 0.72, ink: 'b' });
  return move({ number: '2', ink: 'd', piece });
}

export function drawMovePlay(): Drawing {
  const piece = pawnAt(40, 40, { scale: 1.15, ink: 'a', hat: 'bowler', band: '1' });
  return move({ number: '3', ink: 'f', piece });
}

export function drawMoveGloat(): Drawing {
  return move({ number: '4', ink: 'a', piece: propAt('trophy', 40, 42, { scale: 1.25, ink: 'b' }) });
}

/** An empty square. */
export function drawEmptyTile(): Drawing {
  return { viewBox: '-104 -20 208 184', drawing: tile({ ink: 'd', top: 'g' }) };
}
