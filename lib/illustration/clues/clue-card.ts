import type { Drawing } from '../drawing.ts';
import { repeat } from '../geometry.ts';
import { shape } from '../solids.ts';

/** A picture of a clue around 0 0, at most 80 units from it, and the color of the disc under it. */
type Picture = { disc: string; drawing: string };

const RADIUS = 88;
const TILE = 32;

/** A printed card, 480 by 360: one picture plus another, and an empty tile for each letter of the word that they spell. */
export function drawClueCard(left: Picture, right: Picture, letters: number): Drawing {
  const start = 240 - (letters * TILE) / 2;
  const tile = (place: number, y: number, height: number) => `M${start + place * TILE + 2} ${y}h28v${height}h-28z`;
  return {
    viewBox: '0 0 480 360',
    drawing:
      `<rect class="k" y="10" width="480" height="350" rx="22"/><rect class="k" width="480" height="350" rx="22"/>` +
      `<rect class="p" x="3" y="3" width="474" height="344" rx="19"/>` +
      placedPicture(115, left) +
      shape('a', 'M233 114h14v17h17v14h-17v17h-14v-17h-17v-14h17z') +
      placedPicture(365, right) +
      shape(
        'k',
        repeat(letters, (place) => tile(place, 298, 6)),
      ) +
      shape(
        'b1',
        repeat(letters, (place) => tile(place, 270, 28)),
      ),
  };
}

function placedPicture(x: number, { disc, drawing }: Picture): string {
  return `<g transform="translate(${x} 138)"><circle class="k" cx="4" cy="6" r="${RADIUS}"/><circle class="${disc}" r="${RADIUS}"/>${drawing}</g>`;
}
