import { num, polar, repeat } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { shape } from '../solids.ts';
import { HEIGHT, WIDTH } from './gallery-picture.ts';

// Items drawn from the front or from above, without projection. Their shade is solid ink on the right, as in every drawing.

/** The floor in front of a wall, from `y` down. It extends past the picture on three sides. */
export function floor(y: number, ink: string): string {
  return `<rect class="${ink}" x="${-WIDTH}" y="${y}" width="${WIDTH * 3}" height="${HEIGHT * 2}"/>`;
}

/** A rectangle of card with a thick edge. The origin of `drawing` is its upper left corner; `turn` is in degrees. */
export function panel(
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  { ink = 'p', turn = 0, edge = 8 }: { ink?: string; turn?: number; edge?: number } = {},
  drawing = '',
): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''}">` +
    shape('k', `M${edge} ${edge}h${w}v${h}H${edge}z`) +
    shape(ink, `M0 0h${w}v${h}H0z`) +
    `${drawing}</g>`
  );
}

/** Strokes that represent lines of text; the last one is short. */
export function textLines(x: number, y: number, w: number, lines: number, pitch = 16, ink = 'sk'): string {
  const path = repeat(lines, (i) => `M${x} ${y + i * pitch}h${num(i === lines - 1 ? w * 0.55 : w)}`);
  return `<path class="${ink}" fill="none" stroke-width="4" d="${path}"/>`;
}

/** A clock face that shows a time. */
export function clock(x: number, y: number, r: number, hours: number, minutes: number, ink = 'p'): string {
  const hand = (turn: number, reach: number) => {
    const [hx, hy] = polar(0, 0, r * reach, (turn - 0.25) * 2 * Math.PI);
    return `M0 0L${num(hx)} ${num(hy)}`;
  };
  const ticks = repeat(12, (i) => {
    const angle = (i * Math.PI) / 6;
    return `M${polar(0, 0, r * 0.76, angle)
      .map(num)
      .join(' ')}L${polar(0, 0, r * 0.86, angle)
      .map(num)
      .join(' ')}`;
  });
  return (
    `<g transform="translate(${num(x)} ${num(y)})"><circle class="k" cx="${num(r * 0.09)}" cy="${num(r * 0.05)}" r="${num(r * 1.04)}"/>` +
    `<circle class="${ink} sk" stroke-width="${num(r * 0.08)}" r="${num(r)}"/><g class="sk" fill="none" stroke-linecap="round">` +
    `<path stroke-width="${num(r * 0.05)}" d="${ticks}"/>` +
    `<path stroke-width="${num(r * 0.09)}" d="${hand((hours + minutes / 60) / 12, 0.46)}${hand(minutes / 60, 0.66)}"/></g></g>`
  );
}

/** A magnifying glass. The drawing `inside` is clipped to the glass, whose center is its origin. `name` is the id of the clip path. */
export function magnifier(
  name: string,
  [x, y, r]: readonly [number, number, number],
  inside: string,
  turn = 45,
): string {
  const handle = `M${r * 0.98}-${r * 0.13}h${r * 0.95}v${r * 0.26}h${-r * 0.95}z`;
  return (
    `<g transform="translate(${x} ${y})"><g transform="rotate(${turn})">${shape('k', handle)}</g>` +
    `<circle class="a" r="${r}"/><path class="k" d="M${num(r * 0.3)}${num(-r * 0.954)}A${r} ${r} 0 0 1 ${num(-r * 0.3)} ${num(r * 0.954)} ${num(r * 1.1)} ${num(r * 1.1)} 0 0 0 ${num(r * 0.3)} ${num(-r * 0.954)}z"/>` +
    `<clipPath id="${name}"><circle r="${num(r * 0.8)}"/></clipPath><g clip-path="url(#${name})"><circle class="p" r="${r}"/>${inside}</g></g>`
  );
}

/** Confetti, densest at the top. */
export function confetti(seed: number, count = 38): string {
  const random = createRandom(seed);
  return repeat(count, (index) => {
    const [x, y, turn] = [random() * WIDTH, random() ** 1.4 * HEIGHT * 0.62, random() * 180];
    return `<path class="${'abdf'[index % 4]}" d="M0 0h17v9H0z" transform="translate(${num(x)} ${num(y)}) rotate(${Math.round(turn)})"/>`;
  });
}

/** A leaderboard of w by h units with one bar for each team. */
export function scores(w: number, h: number, bars: readonly (readonly [share: number, ink: string])[]): string {
  const pitch = (h - 24) / bars.length;
  return (
    shape('k', `M0 0h${w}v${h}H0z`) +
    bars
      .map(([share, ink], i) =>
        shape(ink, `M14 ${num(14 + i * pitch)}h${num((w - 28) * share)}v${num(pitch * 0.62)}H14z`),
      )
      .join('')
  );
}

/** A sun with twelve beams. */
export function sun(x: number, y: number, r: number, ink = 'b'): string {
  const beams = repeat(12, (i) => beam(r, (i * Math.PI) / 6));
  return (
    `<g transform="translate(${x} ${y})"><path class="s${ink}" fill="none" stroke-width="${num(r * 0.13)}" stroke-linecap="round" d="${beams}"/>` +
    `<circle class="${ink}" r="${r}"/></g>`
  );
}

function beam(r: number, angle: number): string {
  return `M${polar(0, 0, r * 1.24, angle)
    .map(num)
    .join(' ')}L${polar(0, 0, r * 1.5, angle)
    .map(num)
    .join(' ')}`;
}
