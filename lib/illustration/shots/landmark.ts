import { Board } from '../board.ts';
import {
  arcade,
  bank,
  clockHouse,
  gasometer,
  houses,
  market,
  museum,
  rotunda,
  slab,
  stadium,
  stepTower,
  tower,
  wheel,
  works,
} from '../buildings.ts';
import type { Building } from '../buildings.ts';
import { project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { BuildingName, ShotVariant } from './shot.ts';
import { questionMark } from './question-mark.ts';
import { placeProp } from './place-prop.ts';

type Landmark = { building: Building; height: number; zoom: number };

export const LANDMARKS: Record<BuildingName, Landmark> = {
  tower: { building: tower('a'), height: 190, zoom: 1.5 },
  slab: { building: slab('d'), height: 196, zoom: 1.5 },
  step: { building: stepTower('a'), height: 190, zoom: 1.45 },
  clock: { building: clockHouse('d'), height: 176, zoom: 1.5 },
  bank: { building: bank('a'), height: 140, zoom: 1.6 },
  museum: { building: museum('a'), height: 88, zoom: 1.7 },
  rotunda: { building: rotunda('d'), height: 52, zoom: 1.7 },
  works: { building: works('a'), height: 84, zoom: 1.65 },
  wheel: { building: wheel('a'), height: 210, zoom: 1.5 },
  gas: { building: gasometer('d'), height: 112, zoom: 1.7 },
  houses: { building: houses('a', 'f'), height: 64, zoom: 1.75 },
  market: { building: market('a'), height: 60, zoom: 1.75 },
  stadium: { building: stadium('a'), height: 62, zoom: 1.75 },
  arcade: { building: arcade('d'), height: 96, zoom: 1.7 },
};

const BACKDROP: Building[] = [tower('d'), slab('f'), bank('b'), houses('d', 'f'), tower('f'), museum('b')];

/** Players in the street in front of one building, with low items in front of it and taller ones behind. */
export function drawLandmark(variant: ShotVariant): string {
  const { shot, seed, isMirrored } = variant;
  const { building, height, zoom } = LANDMARKS[shot.building ?? 'museum'];
  const random = createRandom(seed);
  const board = new Board({ columns: 3, rows: 3, lot: 100, street: 40, margin: 26, thickness: 20 });
  board.checker(3, 3);
  const behind: Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  behind.forEach(([column, row], index) => {
    const backdrop = BACKDROP[(index + Math.floor(random() * 2) * 3) % BACKDROP.length] ?? BACKDROP[0];
    if (backdrop) board.build(column, row, backdrop, Math.min(height * 0.5, 26 + random() * 22));
  });
  const [x, y] = board.corner(1, 1);
  board.buildAt(x + 3, y + 3, 94, 94, height, building, 10);
  const [left, right]: [Point, Point] = [
    [1, 2],
    [2, 1],
  ];
  board.pond(...(isMirrored ? left : right));
  board.square(...(isMirrored ? right : left), 'b', questionMark);
  board.build(isMirrored ? 2 : 0, isMirrored ? 0 : 2, market('f'), 20);
  const discs = board.track(
    isMirrored
      ? [
          [2, 0.2],
          [2, 2],
          [0.3, 2],
        ]
      : [
          [0.3, 2],
          [2, 2],
          [2, 0.2],
        ],
  );
  const count = Math.min(shot.pawns ?? 3, 6);
  const middle = Math.floor(discs.length / 2);
  choosePawns(variant, count).forEach((look, index) => {
    // One player is around the corner, the others along one side, so that they do not cover the building.
    const disc = discs[middle + (index === 0 ? -3 : index * 2 - 1)];
    if (disc) board.pawn(...disc, { ...look, scale: 0.84 }, 40);
  });
  const end = discs.at(-3);
  if (shot.prop && end) board.add(...end, placeProp(shot.prop, ...project(...end), 74), 60);
  return zoomTo(board.draw(), zoom, project(x + 50, y + 50), [isMirrored ? 420 : 308, 346]);
}
