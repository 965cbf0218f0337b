import { num, polar, repeat, type Point } from '../geometry.ts';
import { shape } from '../solids.ts';

const RADIANS = Math.PI / 180;

/** Eighteen rays from one point, ten degrees each. */
export function rays(x: number, y: number, reach = 1300): string {
  const path = repeat(18, (index) => {
    const angle = (index * 20 - 95) * RADIANS;
    return `M${x} ${y}L${whole(polar(x, y, reach, angle))} ${whole(polar(x, y, reach, angle + 10 * RADIANS))}z`;
  });
  return shape('z1', path);
}

function whole(point: Point): string {
  return point.map(Math.round).join(' ');
}

/** A tiered tower with fins and a mast. Its foot is at y = `ground`. */
export function ziggurat(x: number, width: number, h: number, steps: number, ink: string, ground = 960): string {
  const top = ground - h;
  const tiers = Array.from({ length: steps + 1 }, (_, i) => ({
    width: 2 * Math.round((width / 2) * (1 - (i * 0.7) / steps)),
    y: Math.round(top + (steps - i) * h * 0.11),
  }));
  const body = tiers.map((tier) => `M${x - tier.width / 2} ${ground}V${tier.y}h${tier.width}V${ground}z`);
  let fins = '';
  for (let offset = -width / 2 + 9; offset < width / 2 - 4; offset += 10.5) {
    const under = tiers.filter((tier) => Math.abs(offset) < tier.width / 2 - 4).map((tier) => tier.y);
    if (under.length > 0) fins += `M${num(x + offset)} ${ground}V${num(Math.min(...under) + 14)}`;
  }
  return (
    shape(ink, body.join('')) +
    `<path class="z2s" fill="none" stroke-width="2" d="${fins}"/>` +
    shape('z5', `M${x - 2} ${num(top)}v-46h4v46z`)
  );
}

export function mirrored(drawing: string, width: number): string {
  return `<g>${drawing}</g><g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>`;
}

/** The vault door, which looks like a record. Its radius is 290 units. */
export function vault(x: number, y: number): string {
  const ring = (radius: number, ink: string) => `<circle class="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;
  const bolts = repeat(24, (index) => {
    const [boltX, boltY] = polar(x, y, 224, (index * Math.PI) / 12);
    return `<circle cx="${Math.round(boltX)}" cy="${Math.round(boltY)}" r="10"/>`;
  });
  const ticks = repeat(48, (index) => {
    const angle = (index * Math.PI) / 24;
    return `M${whole(polar(x, y, 122, angle))}L${whole(polar(x, y, index % 2 ? 166 : 184, angle))}`;
  });
  const turned = (angle: number) => `transform="rotate(${angle} ${x} ${y})"`;
  const bars = repeat(3, (i) => `<path ${turned(i * 60)} d="M${x - 7} ${y - 150}h14v300h-14z"/>`);
  const knobs = repeat(6, (i) => `<circle ${turned(i * 60)} cx="${x}" cy="${y - 150}" r="17"/>`);
  return (
    ring(290, 'k') +
    ring(280, 'b') +
    ring(258, 'k') +
    ring(250, 'a') +
    ring(198, 'k') +
    ring(192, 'b') +
    `<g class="b">${bolts}</g><path class="sk" fill="none" stroke-width="4" d="${ticks}"/>` +
    ring(116, 'k') +
    ring(108, 'd') +
    ring(92, 'k') +
    shape('sh', `M${x + 90} ${y - 275.7}A290 290 0 0 1 ${x + 90} ${y + 275.7}A420 420 0 0 0 ${x + 90} ${y - 275.7}z`) +
    `<g class="b">${bars}${knobs}</g>` +
    ring(46, 'b') +
    ring(36, 'a') +
    shape('p', `M${x} ${y - 20}a9 9 0 0 1 5 16l5 20h-20l5-20a9 9 0 0 1 5-16z`)
  );
}
