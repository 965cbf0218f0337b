import type { Board } from '../board.ts';
import { num, polar, project, type Point } from '../geometry.ts';
import { tree, type TreeKind } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { cylinder, dome } from '../round-solids.ts';
import { shape } from '../solids.ts';

/** A bandstand with six posts and a round roof. */
export function bandstand(x: number, y: number): string {
  const posts = Array.from({ length: 6 }, (_, i) => project(...polar(x, y, 50, (i * Math.PI) / 3 + 0.3), 22))
    .sort((one, other) => one[1] - other[1])
    .map(
      ([left, top]) =>
        shape('p', `M${num(left - 3)} ${num(top)}v-60h6v60z`) + shape('k', `M${num(left + 1)} ${num(top)}v-60h2v60z`),
    );
  return (
    cylinder(x, y, 66, 10, { ink: 'f' }) +
    cylinder(x, y, 58, 12, { z: 10, ink: 'f' }) +
    posts.join('') +
    cylinder(x, y, 62, 8, { z: 80, ink: 'a', top: 'k' }) +
    dome(x, y, 62, { z: 88, ink: 'a', squash: 0.42 }) +
    cylinder(x, y, 7, 10, { z: 116, ink: 'b' })
  );
}

/** A round fountain with two basins and a jet. */
export function fountain(x: number, y: number): string {
  const [left, top] = project(x, y, 50);
  return (
    cylinder(x, y, 62, 14, { ink: 'f', top: 'p' }) +
    cylinder(x, y, 54, 1, { z: 14, ink: 'w', top: 'w' }) +
    cylinder(x, y, 9, 30, { z: 14, ink: 'p', top: 'p' }) +
    cylinder(x, y, 24, 7, { z: 42, ink: 'f', top: 'w' }) +
    `<path class="sw" fill="none" stroke-width="5" stroke-linecap="round" transform="translate(${num(left)} ${num(top)})" d="M0 0v-44M-5-4Q-8-44-22-26T-30 6M5-4Q8-44 22-26T30 6"/>`
  );
}

/** A baby in a stroller, drawn from the side. */
export function stroller(x: number, y: number): string {
  const [left, top] = project(x, y);
  const wheel = (dx: number) => `<circle class="sk p" stroke-width="5" cx="${dx}" cy="-9" r="9"/>`;
  return (
    `<g transform="translate(${num(left)} ${num(top)}) scale(1.15)">` +
    '<path class="sk" fill="none" stroke-width="4" stroke-linecap="round" d="M-20-9 14-44M22-9-14-40M26-44 46-70h10"/>' +
    wheel(-20) +
    wheel(24) +
    shape('d', 'M-32-48h64q-2 26-26 28h-14q-22-2-24-28z') +
    shape('k', 'M12-48h20q-2 26-26 28H-2q14-8 14-28z') +
    shape('a', 'M-32-50q2-34 36-36l-4 36z') +
    shape('k', 'M-8-83q6-3 12-3l-4 36h-12z') +
    '<circle class="f" cx="12" cy="-54" r="10"/>' +
    shape('b', 'M2-56a10 10 0 0 1 20 0q-10-5-20 0z') +
    '</g>'
  );
}

/** Scatters trees over points of the ground. */
export function plantTrees(board: Board, spots: readonly Point[], seed: number): void {
  const random = createRandom(seed);
  const kinds: TreeKind[] = ['round', 'poplar', 'round'];
  spots.forEach(([x, y], i) =>
    board.add(x, y, tree(x, y, { scale: 1.9 + random() * 0.9, ink: 'd', kind: kinds[i % kinds.length] })),
  );
}
