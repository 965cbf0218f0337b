import { shortNumber, roundToFraction, type Point } from '../geometry.ts';

/** Rounds to a tenth, or to a thousandth where the result is sensitive; both are parts of a unit. */
const TENTHS = 10;
const THOUSANDTHS = 1000;

/** The number of arguments of each path command. Smooth curves (s, t) are not supported, because their first control point is implicit. */
const ARGUMENT_COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** A command as a lowercase letter, with its arguments as they were written. */
type RawSegment = { command: string; isRelative: boolean; values: number[] };

/** A segment with its points in absolute coordinates: the control points, then the end point. */
export type PathSegment = { command: string; values: number[]; points: Point[] };

/** Parses path data into segments. Returns undefined when the path has smooth curves or is not well formed. */
export function parsePath(path: string): PathSegment[] | undefined {
  const segments = parseRawSegments(path);
  if (segments?.[0]?.command !== 'm') return undefined;
  let start: Point = [0, 0];
  let at = start;
  return segments.map((segment) => {
    const points = segment.command === 'z' ? [start] : getAbsolutePoints(segment, at);
    at = points.at(-1)!;
    if (segment.command === 'm') start = at;
    return { command: segment.command, values: segment.values, points };
  });
}

function parseRawSegments(path: string): RawSegment[] | undefined {
  const segments: RawSegment[] = [];
  for (const [, letter = '', argumentText = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const values = [...argumentText.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value));
    const count = ARGUMENT_COUNTS[command];
    const isClosing = count === 0 && values.length === 0;
    if (isClosing) segments.push({ command, isRelative, values });
    else if (!count || values.length === 0 || values.length % count > 0) return undefined;
    else
      for (let index = 0; index < values.length; index += count) {
        // Further coordinate pairs of a moveto are lineto commands (SVG 2, 9.3.3).
        const isImplicitLine = command === 'm' && index > 0;
        segments.push({
          command: isImplicitLine ? 'l' : command,
          isRelative,
          values: values.slice(index, index + count),
        });
      }
  }
  return segments;
}

function getAbsolutePoints({ command, isRelative, values }: RawSegment, at: Point): Point[] {
  const [fromX, fromY] = isRelative ? at : [0, 0];
  const [first = 0] = values;
  if (command === 'h') return [[fromX + first, at[1]]];
  if (command === 'v') return [[at[0], fromY + first]];
  const numbers = command === 'a' ? values.slice(-2) : values;
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x + fromX, numbers[index + 1]! + fromY]] : []));
}

/**
 * Scales a path, then translates it. Each subpath starts with an absolute moveto; all other coordinates are relative to the last
 * point as it was rounded, so that rounding errors do not add up. Coordinates have one decimal, or three where an error of a tenth
 * would move the center of an arc by a unit.
 */
export function transformPath(path: PathSegment[], scale: number, [dx, dy]: Point): string {
  const parts = path.some(isSensitiveArc) ? THOUSANDTHS : TENTHS;
  const round = (value: number) => roundToFraction(parts, value);
  const transformPoint = ([x, y]: Point): Point => [round(x * scale + dx), round(y * scale + dy)];
  let at: Point = [0, 0];
  let last = '';
  return path
    .map(({ command, values, points }) => {
      const [fromX, fromY] = command === 'm' ? [0, 0] : at;
      at = transformPoint(points.at(-1)!);
      const offsets = points.map(transformPoint).flatMap(([x, y]) => [round(x - fromX), round(y - fromY)]);
      const radii = values.slice(0, 2).map((radius) => roundToFraction(THOUSANDTHS, radius * scale));
      const letter = command === 'm' ? 'M' : command;
      const numbers = joinNumbers(
        command === 'a' ? [...radii, ...values.slice(2, 5), ...offsets] : offsets.filter(isCoordinateWritten(command)),
      );
      // A repeated command letter may be left out.
      const isRepeated = command === last && command !== 'm' && command !== 'z';
      last = command;
      return isRepeated && numbers.startsWith('-') ? numbers : (isRepeated ? ' ' : letter) + numbers;
    })
    .join('');
}

/** Whether a small error of the end point moves the center of an arc: its ends are nearly a diameter apart, or it is the larger part of a circle. */
function isSensitiveArc({ command, values, points }: PathSegment, index: number, path: PathSegment[]): boolean {
  if (command !== 'a') return false;
  const [rx = 0, ry = 0, , isLarge] = values;
  const [[x0, y0], [x1, y1]] = [path[index - 1]!.points.at(-1)!, points[0]!];
  return isLarge === 1 || Math.hypot((x1 - x0) / rx, (y1 - y0) / ry) / 2 > 0.95;
}

/** Returns a filter for the coordinates that a command writes: `h` only x, `v` only y, `z` none. */
function isCoordinateWritten(command: string): (number: number, index: number) => boolean {
  return (_, index) => command !== 'z' && (index % 2 === 0 ? command !== 'v' : command !== 'h');
}

/** Joins numbers for path data. A minus sign separates numbers, too. */
function joinNumbers(values: number[]): string {
  return values
    .map(shortNumber)
    .reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '');
}
