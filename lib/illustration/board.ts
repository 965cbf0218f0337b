import type { Building } from './buildings.ts';
import { cornerText, groundMatrix, num, pair, project, repeat, type Point } from './geometry.ts';
import { pawn, prop, tree, type PawnLook, type PropLook, type PropName, type TreeKind } from './pieces.ts';
import { createRandom } from './random.ts';
import { leftFace, onLeft, rightFace, shape, topFace } from './solids.ts';

export type BoardSize = {
  columns: number;
  rows: number;
  lot?: number;
  street?: number;
  margin?: number;
  thickness?: number;
};

type Plot = { x: number; y: number; w: number; d: number; ink: string };

/**
 * A thick board with lots in rows and columns, and streets between them. Items on it are painted from back to front.
 * All lengths are in ground units (see geometry.ts).
 */
export class Board {
  readonly lot: number;
  readonly street: number;
  readonly margin: number;
  readonly thickness: number;
  readonly pitch: number;
  readonly width: number;
  readonly depth: number;
  #plots: Plot[] = [];
  #shadows = '';
  #groundMarkup = '';
  #items: { depth: number; drawing: string }[] = [];

  constructor({ columns, rows, lot = 66, street = 36, margin = 26, thickness = 16 }: BoardSize) {
    this.lot = lot;
    this.street = street;
    this.margin = margin;
    this.thickness = thickness;
    this.pitch = lot + street;
    this.width = columns * this.pitch - street + 2 * margin;
    this.depth = rows * this.pitch - street + 2 * margin;
  }

  /** The back corner of a lot. */
  corner(column: number, row: number): Point {
    return [this.margin + column * this.pitch, this.margin + row * this.pitch];
  }

  /** The center of the street crossing behind the back corner of a lot. */
  crossing(column: number, row: number): Point {
    const [x, y] = this.corner(column, row);
    return [x - this.street / 2, y - this.street / 2];
  }

  /** Colors a lot, or a block of lots with the streets between them. */
  paint(column: number, row: number, ink: string, columns = 1, rows = 1): Point {
    const [x, y] = this.corner(column, row);
    const side = (count: number) => this.lot * count + this.street * (count - 1);
    this.#plots.push({ x, y, w: side(columns), d: side(rows), ink });
    return [x, y];
  }

  /** Colors any rectangle under the streets. */
  plot(x: number, y: number, w: number, d: number, ink: string): void {
    this.#plots.push({ x, y, w, d, ink });
  }

  /** Colors all lots like a chessboard. */
  checker(columns: number, rows: number, skip?: number): void {
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        if (i !== skip) this.paint(i, j, (i + j) % 2 ? 'g' : 'g2');
      }
    }
  }

  /** Adds flat markup to the ground, in ground units. */
  print(drawing: string): void {
    this.#groundMarkup += drawing;
  }

  /** Adds an item at a ground position. A positive bias moves it forward in the painting order. */
  add(x: number, y: number, drawing: string, bias = 0): void {
    this.#items.push({ depth: x + y + bias, drawing });
  }

  shadow(x: number, y: number, w: number, d: number, h: number): void {
    const reach = Math.round(Math.max(0, Math.min(h * 0.5, 46, this.width - x - w)));
    const rise = Math.round(reach * 0.35);
    this.#shadows += `M${num(x + w)} ${num(y + d)}l${pair(reach, -rise)}v${num(-d)}h${num(-w)}l${num(w - reach)} ${rise}z`;
  }

  /** Adds a building on a lot, seven units inside its edge. */
  build(column: number, row: number, building: Building, height: number, bias = 0): void {
    const [x, y] = this.corner(column, row);
    this.buildAt(x + 7, y + 7, this.lot - 14, this.lot - 14, height, building, bias);
  }

  /** Adds a building on any footprint. Each building is drawn from its own origin, so equal buildings are equal text and compress well. */
  buildAt(x: number, y: number, w: number, d: number, h: number, building: Building, bias = 0): void {
    this.shadow(x, y, w, d, h);
    const drawing = `<g transform="translate(${cornerText(x, y)})">${building(0, 0, w, d, h)}</g>`;
    this.add(x + w / 2, y + d / 2, drawing, bias);
  }

  pawn(x: number, y: number, look: PawnLook & { z?: number }, bias = 30): void {
    this.add(x, y, pawn(x, y, look), bias);
  }

  prop(name: PropName, x: number, y: number, look: PropLook & { z?: number }, bias = 60): void {
    this.add(x, y, prop(name, x, y, look), bias);
  }

  /** Colors a lot and prints a drawing on its center. */
  square(column: number, row: number, ink: string, draw: (x: number, y: number) => string): void {
    const [x, y] = this.paint(column, row, ink);
    this.print(draw(x + this.lot / 2, y + this.lot / 2));
  }

  park(column: number, row: number, options: { seed: number; trees?: TreeKind[]; ink?: string; count?: number }): void {
    const { seed, trees = ['round'], ink = 'd', count = 7 } = options;
    const [x, y] = this.paint(column, row, 'v');
    const random = createRandom(seed);
    const spots = Array.from({ length: count }, (_, i): Point => {
      const left = x + 8 + (i % 3) * 22 + random() * 8;
      return [left, y + 10 + Math.floor(i / 3) * 22 + random() * 6];
    });
    spots.forEach(([treeX, treeY], i) => {
      const kind = trees[i % trees.length] ?? 'round';
      this.add(treeX, treeY, tree(treeX, treeY, { scale: 0.75 + random() * 0.45, ink, kind }));
    });
  }

  pond(column: number, row: number): void {
    const [x, y] = this.paint(column, row, 'v');
    this.print(
      shape('w', `M${x + 12} ${y + 30}c-4-22 26-26 38-16s10 34-8 38-28-8-30-22z`) +
        `<path class="sp" fill="none" stroke-width="2" d="M${x + 24} ${y + 24}h10m-6 8h12"/>`,
    );
  }

  /** A canal along a column of lots, with footbridges along the given rows of streets. */
  canal(column: number, bridges: number[], seed = 3): void {
    const x = this.margin + column * this.pitch - 10;
    const width = this.lot + 20;
    const random = createRandom(seed);
    let ripples = '';
    for (let v = 16; v < this.depth - 10; v += 24 + random() * 18) {
      ripples += `M${Math.round(x + 6 + random() * (width - 30))} ${Math.round(v)}h${Math.round(10 + random() * 8)}`;
    }
    this.print(
      `<rect class="w" x="${x}" y="0" width="${width}" height="${this.depth}"/>` +
        `<path class="sp" fill="none" stroke-width="2.5" stroke-linecap="round" d="${ripples}"/>`,
    );
    for (const row of bridges) {
      const y = this.margin + row * this.pitch - this.street;
      this.print(
        shape('s', `M${x - 4} ${y}h${width + 8}v${this.street}h${-width - 8}z`) +
          `<path class="sk" fill="none" stroke-width="4" stroke-dasharray="4 5" d="M${x} ${y + 1}h${width}M${x} ${y + this.street - 1}h${width}"/>`,
      );
    }
  }

  /** The track: a ribbon along the centers of streets, with evenly spaced discs. Returns the positions of the discs. */
  track(corners: Point[]): Point[] {
    const points = corners.map(([column, row]) => this.crossing(column, row));
    return this.ribbon(points);
  }

  /** The same ribbon through any points of the ground. `spacing` is the distance between discs. */
  ribbon(points: Point[], ink = 'a', spacing = 30): Point[] {
    const { discs, markup } = drawRibbon(points, ink, spacing);
    this.print(markup);
    return discs;
  }

  draw(): string {
    const { width, depth, thickness } = this;
    const plots = this.#plots.map(
      ({ x, y, w, d, ink }) =>
        `<rect class="${ink}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(d)}" rx="5"/>`,
    );
    const items = [...this.#items].sort((one, other) => one.depth - other.depth);
    const seam = `<path class="sk" fill="none" stroke-width="2" d="M0 ${thickness * 0.5}H${num(width)}"/>`;
    return (
      leftFace(0, 0, width, depth, thickness, -thickness, 'e') +
      rightFace(0, 0, width, depth, thickness, -thickness, 'k') +
      onLeft(0, 0, width, depth, thickness, -thickness, seam) +
      topFace(0, 0, width, depth, 0, 's') +
      `<g transform="${groundMatrix()}">${plots.join('')}${this.#shadows ? shape('h', this.#shadows) : ''}${this.#groundMarkup}</g>` +
      items.map((item) => item.drawing).join('')
    );
  }
}

/** A ribbon with discs through points of the ground, as flat markup in ground units, and the positions of its discs. */
export function drawRibbon(points: Point[], ink = 'a', spacing = 30): { discs: Point[]; markup: string } {
  const discs: Point[] = [];
  points.slice(1).forEach(([x1, y1], index) => {
    const [x0, y0] = points[index] ?? [0, 0];
    const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / spacing));
    for (let i = index ? 1 : 0; i <= count; i++) {
      discs.push([x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count]);
    }
  });
  const line = points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  const dots = repeat(discs.length, (i) => `M${(discs[i] ?? [0, 0]).map(Math.round).join(' ')}h.01`);
  const markup =
    `<path class="s${ink}" fill="none" stroke-width="25" stroke-linejoin="round" stroke-linecap="round" d="M${line}"/>` +
    `<path class="sp" fill="none" stroke-width="19" stroke-linecap="round" d="${dots}"/>`;
  return { discs, markup };
}

export function boat(board: Board, x: number, y: number, ink = 'a'): void {
  const [left, top] = project(x, y);
  board.add(
    x,
    y,
    shape(ink, `M${num(left - 20)} ${num(top + 9)}l30-20 10 1-3 10-27 18z`) +
      shape('p', `M${num(left - 14)} ${num(top + 7)}l24-16 6 1-24 15z`) +
      shape('k', `M${num(left + 17)} ${num(top)}l-27 18-3-3 28-19z`),
  );
}
