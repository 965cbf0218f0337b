import { outline } from './lettering/outline.ts';
import { WORDMARK_DESIGNS } from './lettering/wordmark-designs.ts';
import type { WordmarkDesign } from './lettering/wordmark-designs.ts';
import { studyPath, type PictureFile } from './picture-file.ts';

const NAME_AFTER_MARK = 40;
const INK = '#073341';

/** The markup of a wordmark in `currentColor`, and its width; its height is 32 units. */
export function wordmark(design: WordmarkDesign): { width: number; body: string } {
  const left = design.mark ? NAME_AFTER_MARK : 0;
  let right = left;
  let baseline: number | undefined;
  let d = '';
  for (const line of design.lines) {
    const start = line.y === baseline ? right + (line.x ?? 0) : left + (line.x ?? 0);
    const set = outline(line.text, { ...line, x: start });
    right = Math.max(right, start + set.width);
    baseline = line.y;
    d += set.d;
  }
  return { width: Math.ceil(right + 1), body: `${design.mark ?? ''}<path d="${d}"/>` };
}

/** `logo.svg` in the folder of every study, in ink. */
export function wordmarkFiles(): PictureFile[] {
  return WORDMARK_DESIGNS.map((design) => {
    const { width, body } = wordmark(design);
    const inked = body.replaceAll('currentColor', INK);
    return {
      path: studyPath(design.study, 'logo.svg'),
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32"><g fill="${INK}">${inked}</g></svg>\n`,
    };
  });
}
