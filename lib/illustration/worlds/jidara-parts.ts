import { corner, num, polar, project, repeat, type Point } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { cylinder, dome, domeRise, groundEllipse } from '../round-solids.ts';
import { shape } from '../solids.ts';

const STRATA = ['f', 'a', 'g2', 'a1'];
const STRATA_TOPS = ['a', 'f', 'a1', 'g2'];

/** Contour rings on the turf of an island. */
export function contours(x: number, y: number, radius: number, z = 0): string {
  const [cx, cy] = corner(x, y, z);
  const { rx, ry } = groundEllipse(radius);
  const ring = (shift: number, wide: number, high: number) =>
    `<ellipse cx="${Math.round(cx - rx * shift)}" cy="${cy}" rx="${Math.round(rx * wide)}" ry="${Math.round(ry * high)}"/>`;
  return `<g fill="none" class="sd" stroke-width="2">${ring(0, 0.86, 0.86)}${ring(0.08, 0.66, 0.64)}${ring(0.14, 0.42, 0.4)}</g>`;
}

/** A floating island: turf on top, and strata that taper downward. */
export function island(radius: number, layers: number, seed: number): string {
  const random = createRandom(seed);
  const thickness = radius * 0.3;
  let strata = '';
  for (let layer = layers; layer >= 1; layer--) {
    const taper = radius * (1 - layer / (layers + 0.9)) * (0.92 + random() * 0.16) + radius * 0.06;
    const ink = STRATA[layer % 4];
    strata += cylinder(0, 0, taper, thickness, { z: -thickness * layer - 10, ink, top: STRATA_TOPS[layer % 4] });
  }
  return strata + cylinder(0, 0, radius, 12, { z: -12, ink: 'd' }) + contours(0, 0, radius);
}

/** A banded tower with an onion dome and a spark on top. */
export function spire(x: number, y: number, radius: number, h: number, ink: string, z = 0): string {
  const domeBase = z + h + 6;
  const [tipX, tipY] = project(x, y, domeBase + domeRise(radius * 1.12, 1.5));
  return (
    cylinder(x, y, radius, h, { z, ink, top: ink, bands: 2, bandInk: 'k' }) +
    cylinder(x, y, radius * 1.3, 6, { z: z + h, ink: 'p', top: 'p' }) +
    dome(x, y, radius * 1.12, { z: domeBase, ink: 'b', squash: 1.5 }) +
    shape('p', `M${num(tipX)} ${num(tipY - 20)}l3 11-3 11-3-11z`)
  );
}

/** The dial gate: a ring with twelve studs around a pool of light. */
export function gate(x: number, y: number, radius: number, z = 0): string {
  const [cx, cy] = project(x, y, z + radius * 0.92);
  const inner = radius - 18;
  const circle = (share: number) => `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(inner * share)}"/>`;
  const stud = (index: number) => {
    const [studX, studY] = polar(cx, cy, radius - 9, (index * Math.PI) / 6);
    return `<circle class="k" cx="${num(studX)}" cy="${num(studY)}" r="3"/>`;
  };
  const ring = (ink: string, ringX: number, ringY: number, width: number) =>
    `<path class="${ink}" fill-rule="evenodd" d="M${num(ringX)} ${num(ringY)}a${radius} ${radius} 0 1 1-.1 0zm0 ${width}a${radius - width} ${radius - width} 0 1 1-.1 0z"/>`;
  return (
    ring('k', cx + 8, cy - radius - 3, 20) +
    ring('b', cx, cy - radius, 18) +
    `<circle class="w" cx="${num(cx)}" cy="${num(cy)}" r="${inner}"/>` +
    `<g class="sp" fill="none" stroke-width="2">${circle(0.74)}${circle(0.48)}${circle(0.22)}</g>` +
    repeat(12, stud)
  );
}

/** A bridge of floating discs along a curve; all points are in screen units. */
export function bridge(from: Point, to: Point, bend: Point, count: number): string {
  return repeat(count, (index) => {
    const t = (index + 0.5) / count;
    const curve = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
    const [x, y] = [Math.round(curve(0)), Math.round(curve(1))];
    return (
      shape('k', `M${x - 17} ${y}v7a17 11 0 0 0 34 0v-7z`) +
      `<ellipse class="p" cx="${x}" cy="${y}" rx="17" ry="11"/><ellipse class="a" cx="${x}" cy="${y}" rx="6" ry="4"/>`
    );
  });
}

export function placed(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;
}
