import { CASE_ART } from '../case-art.ts';
import { drawCover } from '../covers.ts';
import type { CoverName } from '../covers.ts';
import { readCaseBranding } from '../gallery.ts';
import { clientNight, clientPalette } from '../palette.ts';
import { studyPath } from '../picture-file.ts';
import type { ShareCard } from './card.ts';
import { CASE_HEADLINES } from './headlines.ts';

const VIEW: ShareCard['view'] = { x: 935, y: 372, scale: 0.77 };
/** The views of covers that do not fit the default one: rooms with high walls, and drawings without a board. */
const VIEWS: Partial<Record<CoverName, ShareCard['view']>> = {
  banquet: { x: 965, y: 380, scale: 0.72 },
  lab: { x: 965, y: 380, scale: 0.72 },
  ballroom: { x: 972, y: 380, scale: 0.72 },
  kitchen: { x: 965, y: 384, scale: 0.71 },
  jidara: { x: 925, y: 330, scale: 0.82 },
  jazz: { x: 915, y: 330, scale: 0.78 },
  vault: { x: 958, y: 384, scale: 0.72 },
  globe: { x: 932, y: 356, scale: 0.76 },
};

/** One card for each study: its cover in the colors of the client. */
export function caseCards(): ShareCard[] {
  return Object.entries(CASE_HEADLINES).map(([slug, lines]) => {
    const art = CASE_ART[slug];
    if (!art) throw new Error(`The case study ${slug} has a share headline but no board.`);
    const { company, primaryColor } = readCaseBranding(slug);
    const isDark = art.cover === 'jazz';
    const palette = isDark ? clientNight(primaryColor) : clientPalette(primaryColor);
    return {
      path: studyPath(slug, 'og.png'),
      lines,
      label: `Case study: ${company}`,
      scene: drawCover(art.cover),
      palette,
      view: VIEWS[art.cover] ?? VIEW,
      table: palette.table,
      textColor: isDark ? palette.b : palette.ink,
      isDark,
    };
  });
}
