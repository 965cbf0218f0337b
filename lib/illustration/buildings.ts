import { num, polar, project, repeat } from './geometry.ts';
import { tree } from './pieces.ts';
import { cylinder, dome, domeRise, groundEllipse } from './round-solids.ts';
import { box, gable, leftFace, onLeft, onTop, pyramid, rightFace, sawTooth, shape, topFace } from './solids.ts';
import { fins, INK_WINDOWS, LIT_WINDOWS, PAPER_WINDOWS, type Windows } from './windows.ts';

/** Draws a building on a footprint (back corner x and y, width, depth) up to a height. */
export type Building = (x: number, y: number, w: number, d: number, h: number) => string;

export function tower(ink: string, left: Windows = PAPER_WINDOWS, roof = 'k'): Building {
  return (x, y, w, d, h) =>
    box(x, y, w, d, h, { ink, left, right: LIT_WINDOWS }) +
    topFace(x + 6, y + 6, w - 12, d - 12, h, roof) +
    box(x + w * 0.3, y + d * 0.3, w * 0.34, d * 0.34, 9, { z: h, ink: 'p', top: 'p' });
}

export function slab(ink: string, roof = 'p'): Building {
  return (x, y, w, d, h) =>
    box(x, y, w, d, h, { ink, right: { ...LIT_WINDOWS, dash: '14 4' } }) +
    onLeft(x, y, w, d, h, 0, fins(w, h - 10)) +
    topFace(x + 6, y + 6, w - 12, d - 12, h, roof);
}

/** Three setbacks and a spire. The spire is gold, because paper would not be visible on a paper background. */
export function stepTower(ink: string): Building {
  return (x, y, w, d, h) =>
    box(x, y, w, d, h * 0.5, { ink, left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
    box(x + 8, y + 8, w - 16, d - 16, h * 0.3, { z: h * 0.5, ink, left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
    box(x + 15, y + 15, w - 30, d - 30, h * 0.2, { z: h * 0.8, ink, top: ink }) +
    pyramid(x + 15, y + 15, w - 30, d - 30, 26, { z: h, ink: 'b1' });
}

export function houses(ink: string, second = 'p'): Building {
  return (x, y, w, d, h) => {
    const width = w * 0.46;
    const depth = d / 2 - 2;
    const right = x + w * 0.54;
    const front = y + d / 2 + 2;
    const house = (houseX: number, houseY: number, houseInk: string, left?: Windows) =>
      gable(houseX, houseY, width, depth, h, 14, { ink: houseInk, top: 'a1', ridge: 'y', left, right: LIT_WINDOWS });
    return (
      house(x, y, ink) +
      house(right, y, second) +
      house(x, front, second, INK_WINDOWS) +
      house(right, front, ink, PAPER_WINDOWS)
    );
  };
}

/** A clock face for the lit side of a tower, in wall units. */
export function clockFace(x: number, y: number, radius: number): string {
  return (
    `<circle class="p" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>` +
    `<path class="sk" fill="none" stroke-width="2" d="M${num(x)} ${num(y - 7)}v7l5 3"/>`
  );
}

export function clockHouse(ink: string): Building {
  return (x, y, w, d, h) => {
    const side = w * 0.42;
    const left = x + w * 0.5 - side / 2;
    const back = y + d * 0.5 - side / 2;
    return (
      box(x, y + d * 0.12, w, d * 0.76, h * 0.34, { ink, left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
      box(left, back, side, side, h, { ink, top: ink }) +
      onLeft(left, back, side, side, h, 0, clockFace(side / 2, side / 2 + 3, side * 0.36)) +
      box(left - 3, back - 3, side + 6, side + 6, 5, { z: h, ink: 'p', top: 'p' }) +
      pyramid(left, back, side, side, 34, { z: h + 5, ink: 'a' })
    );
  };
}

export function gasometer(ink: string): Building {
  return (x, y, w, d, h) => cylinder(x + w / 2, y + d / 2, w * 0.48, h, { ink, bands: 3 });
}

export function rotunda(ink: string): Building {
  return (x, y, w, d, h) => {
    const radius = w * 0.36;
    const [cx, cy] = project(x + w / 2, y + d / 2, 14 + h + domeRise(radius));
    return (
      box(x, y, w, d, 14, { ink: 'f', top: 'f1' }) +
      cylinder(x + w / 2, y + d / 2, radius, h, { z: 14, ink: 'p', top: 'p' }) +
      dome(x + w / 2, y + d / 2, radius, { z: 14 + h, ink }) +
      shape('k', `M${num(cx - 1.5)} ${num(cy + 2)}v-18h3v18z`) +
      `<circle class="b" cx="${num(cx)}" cy="${num(cy - 17)}" r="4"/>`
    );
  };
}

export function museum(ink: string): Building {
  return (x, y, w, d, h) =>
    box(x - 3, y - 3, w + 6, d + 6, 6, { ink: 'p', top: 'p' }) +
    gable(x, y, w, d, h, 20, { z: 6, ink, top: 'p', ridge: 'y' }) +
    onLeft(x, y, w, d, h, 6, fins(w, h));
}

export function works(ink: string): Building {
  return (x, y, w, d, h) =>
    sawTooth(x, y, w, d, h, 3, { ink, right: LIT_WINDOWS }) +
    cylinder(x + 6, y + 6, 5, h + 44, { ink: 'p', top: 'k', bands: 2, bandInk: 'a' });
}

/** A striped awning over a low stall. */
export function market(ink: string): Building {
  return (x, y, w, d, h) => {
    const [wide, deep] = [w + 6, d + 6];
    const stripes = repeat(Math.floor(wide / 14), (i) => `M${5 + i * 14} 0v${deep}`);
    return (
      leftFace(x, y, w, d, h, 0, 'p') +
      rightFace(x, y, w, d, h, 0, 'k') +
      onTop(
        x - 3,
        y - 3,
        h,
        shape('p', `M0 0h${wide}v${deep}H0z`) + `<path class="s${ink}" fill="none" stroke-width="7" d="${stripes}"/>`,
      ) +
      onLeft(
        x - 3,
        y - 3,
        wide,
        deep,
        8,
        h - 8,
        shape('p', `M0 0h${wide}v8H0z`) +
          `<path class="s${ink}" stroke-width="8" stroke-dasharray="7 7" stroke-dashoffset="-1.5" d="M0 4h${wide}"/>`,
      ) +
      rightFace(x - 3, y - 3, wide, deep, 8, h - 8, 'k')
    );
  };
}

export function stadium(ink: string): Building {
  return (x, y, w, d, h) => {
    const [cx, cy] = project(x + w / 2, y + d / 2, h);
    const { rx, ry } = groundEllipse(w * 0.53);
    const ring = (inkName: string, dy: number, shareX: number, shareY: number) =>
      `<ellipse class="${inkName}" cx="${num(cx)}" cy="${num(cy + dy)}" rx="${num(rx * shareX)}" ry="${num(ry * shareY)}"/>`;
    return (
      cylinder(x + w / 2, y + d / 2, w * 0.53, h, { ink, top: 'p' }) +
      ring('k', 0, 0.74, 0.74) +
      ring('d', 4, 0.7, 0.62) +
      `<path class="sp" fill="none" stroke-width="1.5" d="M${num(cx - 18)} ${num(cy + 16)}l36-24"/>` +
      `<ellipse class="sp" fill="none" stroke-width="1.5" cx="${num(cx)}" cy="${num(cy + 4)}" rx="8" ry="5"/>`
    );
  };
}

const CABINS = 12;

export function wheel(ink: string): Building {
  return (x, y, w, d, h) => {
    const [cx, cy] = project(x + w / 2, y + d / 2, h * 0.62);
    const radius = h * 0.52;
    const hub = `cx="${num(cx)}" cy="${num(cy)}"`;
    const rim = Array.from({ length: CABINS }, (_, i) => polar(cx, cy, radius, (i * Math.PI) / 6 + 0.26));
    const spokes = rim.map(([rimX, rimY]) => `M${num(cx)} ${num(cy)}L${num(rimX)} ${num(rimY)}`).join('');
    const cabins = rim.map(([rimX, rimY], i) =>
      shape(i % 2 ? 'k' : 'p', `M${num(rimX - 5.5)} ${num(rimY - 2)}h11v5a5.5 5.5 0 0 1-11 0z`),
    );
    return (
      `<path class="sk" fill="none" stroke-width="4" stroke-linejoin="round" d="M${num(cx - 24)} ${num(cy + h * 0.62)}L${num(cx)} ${num(cy)}l24 ${num(h * 0.62)}"/>` +
      `<circle class="s${ink}" fill="none" stroke-width="6" ${hub} r="${num(radius)}"/>` +
      `<circle class="sp" fill="none" stroke-width="2" ${hub} r="${num(radius * 0.8)}"/>` +
      `<path class="s${ink}" fill="none" stroke-width="1.5" d="${spokes}"/>` +
      `<circle class="k" ${hub} r="6"/>` +
      cabins.join('')
    );
  };
}

export function arcade(ink: string): Building {
  return (x, y, w, d, h) => {
    const radius = num(w / 9);
    const arch = (i: number) =>
      `M${num(5 + (i * w) / 3.1)} ${h}v-${num(h * 0.5)}a${radius} ${radius} 0 0 1 ${num(w / 4.5)} 0v${num(h * 0.5)}z`;
    return (
      box(x, y, w, d, h, { ink, right: LIT_WINDOWS }) +
      onLeft(
        x,
        y,
        w,
        d,
        h,
        0,
        shape('k', repeat(3, arch)) +
          `<path class="sp" stroke-width="4" stroke-dasharray="5 4" d="M5 9H${num(w - 5)}"/>`,
      ) +
      topFace(x + 7, y + 7, w - 14, d - 14, h, 'p')
    );
  };
}

/** Big windows and a roof garden. */
export function bank(ink: string): Building {
  const pane = { pitch: 15, paneHeight: 8, dash: '4 5' };
  return (x, y, w, d, h) =>
    box(x, y, w, d, h, { ink, left: { ...PAPER_WINDOWS, ...pane }, right: { ...LIT_WINDOWS, ...pane } }) +
    topFace(x + 6, y + 6, w - 12, d - 12, h, 'k') +
    topFace(x + 6, y + 9, w - 15, d - 15, h, `${ink}1`) +
    tree(x + w * 0.4, y + d * 0.35, { scale: 0.7, z: h }) +
    tree(x + w * 0.6, y + d * 0.65, { scale: 0.7, z: h });
}
