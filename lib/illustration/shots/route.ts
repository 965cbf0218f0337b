import { Board } from '../board.ts';
import { houses } from '../buildings.ts';
import { num, polar, project, repeat } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { tree } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { shape } from '../solids.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { placeProp } from './place-prop.ts';

const POINTS_OF_A_CONTOUR = 9;

/** The contour lines of a hill: smaller and smaller copies of one irregular outline. */
export function contours(x: number, y: number, radius: number, rings: number, seed: number): string {
  const random = createRandom(seed);
  const wobble = Array.from({ length: POINTS_OF_A_CONTOUR }, () => 0.8 + random() * 0.4);
  const ring = (size: number) => {
    const corners = wobble.map((share, index) =>
      polar(x, y, size * (1 + (share - 1) * (0.4 + size / radius)), (index / POINTS_OF_A_CONTOUR) * Math.PI * 2),
    );
    const between = corners.map((corner, index): Point => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    });
    const text = (point: Point | undefined) => (point ?? [0, 0]).map(num).join(' ');
    return `M${text(between.at(-1))}${corners.map((corner, index) => `Q${text(corner)} ${text(between[index])}`).join('')}z`;
  };
  return (
    shape('v', ring(radius)) +
    `<path class="sk" fill="none" stroke-width="2" d="${repeat(rings, (index) => ring(radius * (1 - index / rings)))}"/>`
  );
}

function compass(x: number, y: number, r: number): string {
  const [long, short] = [r * 0.82, r * 0.17];
  const points = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="rotate(${turn})">${shape('a', `M0 0 ${num(-short)} ${num(-short)} 0 ${num(-long)}z`)}${shape('k', `M0 0 ${num(short)} ${num(-short)} 0 ${num(-long)}z`)}</g>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(-45)"><circle class="p sk" stroke-width="3" r="${r}"/><circle class="sk" fill="none" stroke-width="2" stroke-dasharray="2 5" r="${num(r * 0.86)}"/>${points.join('')}</g>`;
}

const ROUTES: Point[][] = [
  [
    [60, 320],
    [180, 320],
    [180, 200],
    [290, 200],
    [290, 90],
    [350, 90],
  ],
  [
    [90, 360],
    [90, 240],
    [230, 240],
    [230, 130],
    [340, 130],
    [340, 60],
  ],
  [
    [110, 340],
    [240, 340],
    [240, 230],
    [130, 230],
    [130, 120],
    [300, 120],
    [300, 60],
  ],
];

/** A map with the stops of a route, players on the way, and the goal. */
export function drawRoute(variant: ShotVariant): string {
  const { shot, seed, isMirrored } = variant;
  const board = new Board({ columns: 1, rows: 1, lot: 388, street: 0, margin: 16, thickness: 8 });
  const size = board.width;
  const route = (ROUTES[seed % ROUTES.length] ?? []).map(([x, y]): Point => (isMirrored ? [y, x] : [x, y]));
  board.paint(0, 0, 'g2');
  const bank = 60 + (seed % 60);
  board.print(
    shape(
      'w',
      `M16 ${bank + 240}C120 ${bank + 210} 150 ${bank + 130} 240 ${bank + 120}S330 ${bank} 404 ${bank - 30}V${bank + 20}C340 ${bank + 50} 330 ${bank + 150} 250 ${bank + 165}S130 ${bank + 270} 16 ${bank + 292}z`,
    ),
  );
  board.print(contours(96, 104, 74, 5, seed) + contours(318, 318, 64, 4, seed + 1));
  board.print(
    `<path class="sp" fill="none" stroke-width="3" d="M${num(size / 3)} 16V404M${num((size / 3) * 2)} 16V404"/>`,
  );
  board.print(compass(isMirrored ? 214 : 372, isMirrored ? 372 : 214, 34));
  const discs = board.ribbon(route);
  const goal = discs.at(-1);
  if (goal)
    board.add(...goal, placeProp(shot.prop === 'flag' ? 'flag' : 'pin', ...project(...goal), 92, { ink: 'b' }), 60);
  const count = Math.max(1, Math.min(shot.pawns ?? 3, 6));
  const stride = Math.max(2, Math.floor((discs.length - 4) / count));
  choosePawns(variant, count).forEach((look, index) => {
    const disc = discs[2 + index * stride];
    if (disc) board.pawn(...disc, { ...look, scale: 1.02 }, 20);
  });
  const village: Point = isMirrored ? [30, 204] : [204, 30];
  board.buildAt(...village, 46, 46, 15, houses('a', 'f'));
  const random = createRandom(seed + 2);
  [
    [300, 336],
    [336, 300],
    [330, 346],
    [84, 84],
    [104, 120],
    [118, 76],
  ].forEach(([x = 0, y = 0]) => {
    board.add(x, y, tree(x, y, { scale: 0.8 + random() * 0.4, kind: random() > 0.5 ? 'cone' : 'round' }));
  });
  return zoomTo(board.draw(), [1.36, 1.34, 1.3][seed % 3] ?? 1.3, project(size / 2, size / 2, 30), [
    isMirrored ? 372 : 348,
    276,
  ]);
}
