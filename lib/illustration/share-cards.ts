import { toPng } from './raster.ts';
import type { PictureFile } from './picture-file.ts';
import { CARD_HEIGHT, CARD_WIDTH, renderShareCard } from './share-cards/card.ts';
import { caseCards } from './share-cards/case-cards.ts';
import { pageCards } from './share-cards/page-cards.ts';

/** The drawings have few colors; a palette of 64 keeps antialiased edges smooth. */
const COLORS = 64;

/** `public/art/og/<name>.png` for every page, blog topic and blog post; `og.png` in the folder of every case study. */
export async function shareCardFiles(): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const card of [...pageCards(), ...caseCards()]) {
    files.push({
      path: card.path,
      body: await toPng(renderShareCard(card), { width: CARD_WIDTH, height: CARD_HEIGHT, colors: COLORS }),
    });
  }
  return files;
}
