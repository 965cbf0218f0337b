import type { Drawing } from '../drawing.ts';
import { drawJidaraIslands } from '../worlds/jidara.ts';

/** A closer view of Jidara: islands, gate and sun. */
export function drawJidaraCover(): Drawing {
  return { viewBox: '590 80 900 850', drawing: drawJidaraIslands() };
}
