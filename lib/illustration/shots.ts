import { drawClue } from './shots/clue.ts';
import { drawCrowd } from './shots/crowd.ts';
import { drawDetail } from './shots/detail.ts';
import { drawHuddle } from './shots/huddle.ts';
import { drawLandmark } from './shots/landmark.ts';
import { drawPodium } from './shots/podium.ts';
import { drawRoute } from './shots/route.ts';
import type { ShotSceneName, ShotVariant } from './shots/shot.ts';
import { drawTable } from './shots/table.ts';

const SCENES: Record<ShotSceneName, (variant: ShotVariant) => string> = {
  landmark: drawLandmark,
  table: drawTable,
  huddle: drawHuddle,
  podium: drawPodium,
  clue: drawClue,
  route: drawRoute,
  crowd: drawCrowd,
  detail: drawDetail,
};

/** The picture of a page's share card, without its background, on an area of 720 by 540 units. */
export function drawShot(variant: ShotVariant): string {
  return SCENES[variant.shot.scene](variant);
}
