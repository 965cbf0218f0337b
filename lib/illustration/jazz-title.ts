import { outline } from './lettering/outline.ts';
import { JAZZ, standalone } from './palette.ts';
import type { PictureFile } from './picture-file.ts';

const EM = 100;
/** The capitals stand 72 high, and nothing but the J hangs below the line. */
const BASELINE = 78;

/** The title of Jazz Heist in gold, as high as its em: a page that only names it does without its font. */
export function jazzTitleFile(): PictureFile {
  const { d, width } = outline('Jazz Heist', { face: 'limelight', size: EM, y: BASELINE });
  const title = { viewBox: `0 0 ${Math.ceil(width)} ${EM}`, markup: `<path class="b" d="${d}"/>` };
  return { path: 'public/art/jazz-title.svg', body: standalone(title, JAZZ) };
}
