import type { Band, Hat, PawnInk, PawnLook, PropName } from '../pieces.ts';
import { createRandom } from '../random.ts';

export const SCENE_NAMES = ['landmark', 'table', 'huddle', 'podium', 'clue', 'route', 'crowd', 'detail'] as const;
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

export type SceneName = (typeof SCENE_NAMES)[number];
export type BuildingName = (typeof BUILDING_NAMES)[number];

/** What a share card of a page shows. */
export type Shot = { scene: SceneName; building?: BuildingName; prop?: PropName; pawns?: number; hats?: Hat[] };

/** A shot with everything decided that it leaves open. */
export type Staging = { shot: Shot; seed: number; mirrored: boolean };

const INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'a', 'b', 'w'];
const BANDS: (Band | undefined)[] = ['1', '2', undefined, '3'];
const HATS: Hat[] = ['bowler', 'curls', 'bob', 'cap', 'specs', 'beret', 'bun', 'phones'];

/** The players of a picture: neighbors differ in ink, and the plan's hats go on first. */
export function castPawns({ shot, seed }: Staging, count: number): PawnLook[] {
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
