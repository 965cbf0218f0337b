import { Board, drawRibbon } from '../board.ts';
import type { Drawing } from '../drawing.ts';
import { repeat, type Point } from '../geometry.ts';
import { prop, tree, type PawnLook } from '../pieces.ts';
import { box, onLeft, onTop } from '../solids.ts';
import { at } from '../states.ts';
import { players, room, SLAB, type Room } from './floor-parts.ts';

const [OPEN_FLOOR, TOWER, CAMPUS] = [1, 2, 3];
const STORY = 94;
const CREW: PawnLook[] = [
  { ink: 'b', hat: 'curls', band: '1' },
  { ink: 'f', hat: 'bob', band: '2' },
];
const HOST: PawnLook = { ink: 'a', hat: 'bowler' };

/** The legs of a route, which are laid one after another: each on the ground at its height. */
function route(option: number, legs: { points: Point[]; z?: number }[]): string {
  return legs
    .map(({ points, z = SLAB }, index) => at(option, onTop(0, 0, z, drawRibbon(points).markup), index + 1))
    .join('');
}

function openFloor(): string {
  const floor: Room = { x: 40, y: 28, w: 316, d: 216, wall: 46, floor: 'g2', ink: 'd' };
  return (
    at(
      OPEN_FLOOR,
      room(floor, [
        [68, 66],
        [68, 112],
        [68, 158],
        [206, 30],
        [206, 76],
        [206, 188],
      ]),
    ) +
    route(OPEN_FLOOR, [
      {
        points: [
          [74, 222],
          [74, 64],
        ],
      },
      {
        points: [
          [74, 64],
          [204, 64],
          [204, 122],
        ],
      },
      {
        points: [
          [204, 122],
          [204, 178],
          [326, 178],
        ],
      },
    ]) +
    at(
      OPEN_FLOOR,
      players([
        [74, 160, SLAB, CREW[0]],
        [204, 120, SLAB, CREW[1]],
        [168, 214, SLAB, HOST],
      ]) + prop('flag', 326, 178, { z: SLAB, ink: 'a', scale: 0.9 }),
    )
  );
}

/** Three floors, drawn from below, and the elevator beside them. */
function tower(): string {
  const [x, y, w, d] = [96, 44, 188, 152];
  const [liftX, liftY, lift] = [x + w, 132, 38];
  const height = 2 * STORY + 74;
  const story = (index: number, desks: Point[], ink: string) =>
    room({ x, y, w, d, z: index * STORY, floor: ['g2', 'g', 'f1'][index] ?? 'g', ink }, desks);
  const line = liftY + lift / 2 - 4;
  const on = (index: number) => index * STORY + SLAB;
  const ride = (index: number) =>
    at(
      TOWER,
      onLeft(
        liftX,
        liftY,
        lift,
        lift,
        height,
        0,
        `<path class="sa" fill="none" stroke-width="20" stroke-linecap="round" d="M19 ${height - on(index) - 14}v${-STORY}"/>` +
          `<path class="sp" fill="none" stroke-width="14" stroke-linecap="round" d="${repeat(4, (i) => `M19 ${height - on(index) - 14 - Math.round((i * STORY) / 3)}h.01`)}"/>`,
      ),
      index * 2 + 2,
    );
  const walk = (points: Point[], index: number) =>
    at(TOWER, onTop(0, 0, on(index), drawRibbon(points).markup), index * 2 + 1);
  return (
    at(
      TOWER,
      story(
        0,
        [
          [134, 20],
          [134, 62],
        ],
        'd',
      ),
    ) +
    walk(
      [
        [118, line],
        [x + w - 14, line],
      ],
      0,
    ) +
    at(
      TOWER,
      players([[152, 180, on(0), CREW[0]]], 0.64) +
        story(
          1,
          [
            [130, 22],
            [46, 118],
          ],
          'f',
        ),
    ) +
    walk(
      [
        [x + w - 14, line],
        [214, line],
        [214, 84],
      ],
      1,
    ) +
    at(
      TOWER,
      players([[222, 180, on(1), HOST]], 0.64) +
        story(
          2,
          [
            [56, 24],
            [110, 24],
            [56, 122],
          ],
          'd',
        ),
    ) +
    walk(
      [
        [x + w - 14, line],
        [126, line],
        [126, 82],
      ],
      2,
    ) +
    at(
      TOWER,
      players([[200, line, on(2), CREW[1]]], 0.64) +
        prop('flag', 126, 82, { z: on(2), ink: 'a', scale: 0.9 }) +
        box(liftX, liftY, lift, lift, height, { ink: 'w', top: 'p' }),
    ) +
    ride(0) +
    ride(1)
  );
}

function campus(): string {
  const [first, second]: [Room, Room] = [
    { x: 20, y: 60, w: 142, d: 160, floor: 'g2', ink: 'd' },
    { x: 236, y: 36, w: 142, d: 160, depth: 84, floor: 'g', ink: 'f' },
  ];
  return (
    at(
      CAMPUS,
      room(first, [
        [70, 30],
        [70, 120],
      ]) +
        room(second, [
          [56, 30],
          [24, 118],
        ]),
    ) +
    route(CAMPUS, [
      {
        points: [
          [50, 196],
          [50, 140],
          [150, 140],
        ],
      },
      {
        points: [
          [166, 140],
          [234, 140],
        ],
        z: 0,
      },
      {
        points: [
          [250, 140],
          [346, 140],
          [346, 76],
        ],
      },
    ]) +
    at(
      CAMPUS,
      players([
        [98, 140, SLAB, CREW[0]],
        [298, 140, SLAB, CREW[1]],
        [200, 176, 0, HOST],
      ]) + prop('flag', 346, 76, { z: SLAB, ink: 'a', scale: 0.9 }),
    )
  );
}

/** An office with its walls cut away, in three kinds. The track shows the route through it. */
export function drawFloorPlan(): Drawing {
  const board = new Board({ columns: 3, rows: 2, lot: 124, street: 0, margin: 12, thickness: 18 });
  board.plot(12, 12, 372, 248, 'v');
  for (const [x, y, kind] of [
    [24, 252, 'round'],
    [376, 250, 'cone'],
    [376, 226, 'round'],
    [18, 22, 'poplar'],
  ] as const)
    board.add(x, y, tree(x, y, { kind, scale: 1.2 }), x + y > 300 ? 900 : -900);
  board.add(0, 0, openFloor() + tower() + campus(), 300);
  return { viewBox: '-236 -178 576 568', drawing: board.draw() };
}
