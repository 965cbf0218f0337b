import { brief, roundTo, type Point } from '../geometry.ts';

const THOUSAND = 1000;

/** How many numbers a command of a path takes at a time. Smooth curves are not among them: half of their control points are not written down. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** A command in its small letter, with its numbers as they were written. */
type Step = { command: string; isRelative: boolean; values: number[] };

/** A step with the points that it goes to: those that bend it, then its end. */
export type Reach = { command: string; values: number[]; points: Point[] };

/**
 * The steps of a path, each with its points in the path's own units. Undefined for smooth curves, and when the path is not well formed.
 */
export function reachesOf(path: string): Reach[] | undefined {
  const steps = stepsOf(path);
  if (steps?.[0]?.command !== 'm') return undefined;
  let start: Point = [0, 0];
  let at = start;
  return steps.map((step) => {
    const points = step.command === 'z' ? [start] : pointsOf(step, at);
    at = points.at(-1)!;
    if (step.command === 'm') start = at;
    return { command: step.command, values: step.values, points };
  });
}

function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = [];
  for (const [, letter = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const values = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value));
    const count = ARGUMENTS[command];
    const isClosing = count === 0 && values.length === 0;
    if (isClosing) steps.push({ command, isRelative, values });
    else if (!count || values.length === 0 || values.length % count > 0) return undefined;
    else
      for (let index = 0; index < values.length; index += count) {
        // After the point where a line begins there are points it goes to.
        const goesOn = command === 'm' && index > 0;
        steps.push({ command: goesOn ? 'l' : command, isRelative, values: values.slice(index, index + count) });
      }
  }
  return steps;
}

function pointsOf({ command, isRelative, values }: Step, at: Point): Point[] {
  const [fromX, fromY] = isRelative ? at : [0, 0];
  const [first = 0] = values;
  if (command === 'h') return [[fromX + first, at[1]]];
  if (command === 'v') return [[at[0], fromY + first]];
  const numbers = command === 'a' ? values.slice(-2) : values;
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x + fromX, numbers[index + 1]! + fromY]] : []));
}

/**
 * A path enlarged and then moved: every line from a point of its own, in steps from the last point as it is written, so that what is rounded
 * does not add up. To a tenth of a unit, or to a thousandth where a tenth of an arc would move its center by a unit.
 */
export function movePath(path: Reach[], scale: number, [dx, dy]: Point): string {
  const parts = path.some(isDelicate) ? THOUSAND : 10;
  const round = (value: number) => roundTo(parts, value);
  const moved = ([x, y]: Point): Point => [round(x * scale + dx), round(y * scale + dy)];
  let at: Point = [0, 0];
  let last = '';
  return path
    .map(({ command, values, points }) => {
      const [fromX, fromY] = command === 'm' ? [0, 0] : at;
      at = moved(points.at(-1)!);
      const steps = points.map(moved).flatMap(([x, y]) => [round(x - fromX), round(y - fromY)]);
      const radii = values.slice(0, 2).map((radius) => roundTo(THOUSAND, radius * scale));
      const letter = command === 'm' ? 'M' : command;
      const numbers = list(
        command === 'a' ? [...radii, ...values.slice(2, 5), ...steps] : steps.filter(isWritten(command)),
      );
      // A command that goes on is not named again.
      const goesOn = command === last && command !== 'm' && command !== 'z';
      last = command;
      return goesOn && numbers.startsWith('-') ? numbers : (goesOn ? ' ' : letter) + numbers;
    })
    .join('');
}

/** Whether a step is an arc whose ends are nearly a diameter apart, or the larger part of a circle, whose ends may be next to each other. */
function isDelicate({ command, values, points }: Reach, index: number, path: Reach[]): boolean {
  if (command !== 'a') return false;
  const [rx = 0, ry = 0, , isLarge] = values;
  const [[x0, y0], [x1, y1]] = [path[index - 1]!.points.at(-1)!, points[0]!];
  return isLarge === 1 || Math.hypot((x1 - x0) / rx, (y1 - y0) / ry) / 2 > 0.95;
}

/** Whether a command says the number in that place of its points. */
function isWritten(command: string): (number: number, index: number) => boolean {
  return (_, index) => command !== 'z' && (index % 2 === 0 ? command !== 'v' : command !== 'h');
}

/** Numbers one after another; a minus parts them, too. */
function list(values: number[]): string {
  return values
    .map(brief)
    .reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '');
}
