import { outline } from './lettering/outline.ts';
import { JAZZ } from './palette.ts';
import { standalone } from './standalone.ts';
import type { PictureFile } from './picture-file.ts';

const EM = 100;
/** The capitals are 72 units high; only the J extends below the baseline. */
const BASELINE = 78;

/** The title of Jazz Heist as gold outlines. Pages that only mention the room use this picture and do not load its font. */
export function jazzTitleFile(): PictureFile {
  const { d, width } = outline('Jazz Heist', { face: 'limelight', size: EM, y: BASELINE });
  const title = { viewBox: `0 0 ${Math.ceil(width)} ${EM}`, markup: `<path class="b" d="${d}"/>` };
  return { path: 'public/art/jazz-title.svg', body: standalone(title, JAZZ) };
}
