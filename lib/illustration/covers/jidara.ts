import type { Drawing } from '../assemble.ts';
import { drawJidaraIslands } from '../worlds/jidara.ts';

/** The crossing to Jidara, close: islands, gate and sun. */
export function drawJidaraCover(): Drawing {
  return { viewBox: '590 80 900 850', drawing: drawJidaraIslands() };
}
