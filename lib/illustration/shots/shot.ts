import type { Band, Hat, PawnInk } from '#lib/pawns/look';
import type { PropName, PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';

export const SHOT_SCENE_NAMES = ['landmark', 'table', 'huddle', 'podium', 'clue', 'route', 'crowd', 'detail'] as const;
export const BUILDING_NAMES = [
  'tower',
  'slab',
  'step',
  'houses',
  'clock',
  'gas',
  'rotunda',
  'museum',
  'works',
  'market',
  'stadium',
  'wheel',
  'arcade',
  'bank',
] as const;

export type ShotSceneName = (typeof SHOT_SCENE_NAMES)[number];
export type BuildingName = (typeof BUILDING_NAMES)[number];

/** The picture of a page's share card: a composition, and optional choices for it. */
export type Shot = { scene: ShotSceneName; building?: BuildingName; prop?: PropName; pawns?: number; hats?: Hat[] };

/** A shot with the seed for its random choices and its orientation. */
export type ShotVariant = { shot: Shot; seed: number; isMirrored: boolean };

const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'a', 'b', 'w'];
const BANDS: (Band | undefined)[] = ['1', '2', undefined, '3'];
const HATS: Hat[] = ['bowler', 'curls', 'bob', 'cap', 'specs', 'beret', 'bun', 'phones'];

/** The looks of `count` players. Neighbors differ in ink; the hats of the shot are used first. */
export function choosePawns({ shot, seed }: ShotVariant, count: number): PawnLook[] {
  const random = createRandom(seed);
  const [firstInk, firstHat, firstBand] = [random() * INKS.length, random() * HATS.length, random() * BANDS.length].map(
    Math.floor,
  );
  const hats = shot.hats ?? [];
  return Array.from({ length: count }, (_, index) => ({
    ink: INKS[(index + (firstInk ?? 0)) % INKS.length],
    hat: hats[index % hats.length] ?? HATS[(index * 3 + (firstHat ?? 0)) % HATS.length],
    band: BANDS[(index + (firstBand ?? 0)) % BANDS.length],
  }));
}
