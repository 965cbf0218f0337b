import { drawClue } from './shots/clue.ts';
import { drawCrowd } from './shots/crowd.ts';
import { drawDetail } from './shots/detail.ts';
import { drawHuddle } from './shots/huddle.ts';
import { drawLandmark } from './shots/landmark.ts';
import { drawPodium } from './shots/podium.ts';
import { drawRoute } from './shots/route.ts';
import type { SceneName, Staging } from './shots/shot.ts';
import { drawTable } from './shots/table.ts';

const SCENES: Record<SceneName, (staging: Staging) => string> = {
  landmark: drawLandmark,
  table: drawTable,
  huddle: drawHuddle,
  podium: drawPodium,
  clue: drawClue,
  route: drawRoute,
  crowd: drawCrowd,
  detail: drawDetail,
};

/** A staged scene for the share card of a page, without its background, on a window of 720 by 540. */
export function drawShot(staging: Staging): string {
  return SCENES[staging.shot.scene](staging);
}
