import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { assemble } from './assemble.ts';
import { drawClue } from './gallery/clue.ts';
import { drawCrowd } from './gallery/crowd.ts';
import { drawDetail } from './gallery/detail.ts';
import { drawHuddle } from './gallery/huddle.ts';
import { drawLandmark } from './gallery/landmark.ts';
import { drawPodium } from './gallery/podium.ts';
import { drawRoute } from './gallery/route.ts';
import { HEIGHT, WIDTH } from './gallery/shot.ts';
import type { SceneName, Shot, Staging, Table } from './gallery/shot.ts';
import { drawTable } from './gallery/table.ts';
import { clientPalette, standalone } from './palette.ts';
import type { Palette } from './palette.ts';
import { studyPath, type PictureFile } from './picture-file.ts';
import { hashText } from './random.ts';

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

const TABLES: Table[] = ['table', 'd1', 'ink', 'f1', 'table', 'd1', 'table', 'ink'];

/** Handles and poles are ink: on an ink table they would be lost. */
const STILL_LIFES: SceneName[] = ['clue', 'detail'];

/** On an ink table hats and hair need the paper line that pawns have anyway. */
function keyHats(drawing: string): string {
  return drawing.replaceAll('<use href="#hat-', '<use class="o" href="#hat-');
}

/** The drawing of a staged shot, without its background, on a window of 720 by 540. */
export function drawGalleryScene(staging: Staging): string {
  return SCENES[staging.shot.scene](staging);
}

/** One gallery picture, complete with its background and colors. */
function galleryPicture(slug: string, index: number, shot: Shot, palette: Palette): string {
  const seed = hashText(`${slug} ${index}`);
  const first = hashText(slug) % TABLES.length;
  const planned = TABLES[(first + index) % TABLES.length] ?? 'table';
  const table = planned === 'ink' && STILL_LIFES.includes(shot.scene) ? 'd1' : planned;
  const staging: Staging = { shot, seed, table, mirrored: (first + index) % 2 === 1 };
  const drawing = drawGalleryScene(staging);
  const scene = assemble(`${shot.scene}-${index + 1}`, {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    drawing: table === 'ink' ? keyHats(drawing) : drawing,
  });
  return standalone(scene, { ...palette, table: palette[table] }, { background: true });
}

/** What a picture needs to know of a case study's front matter. */
export function readCaseFace(slug: string): { company: string; primaryColor: string } {
  const file = new URL(`../../content/case-studies/${slug}.md`, import.meta.url);
  const { company, primaryColor } = matter(readFileSync(file, 'utf8'), {}).data;
  if (typeof company !== 'string' || typeof primaryColor !== 'string') {
    throw new Error(`content/case-studies/${slug}.md needs company and primaryColor.`);
  }
  return { company, primaryColor };
}

function readGalleryPlan(): Record<string, Shot[]> {
  return JSON.parse(readFileSync(new URL('gallery-plan.json', import.meta.url), 'utf8')) as Record<string, Shot[]>;
}

/** gallery-<1..6>.svg in the folder of every study in the plan. */
export function galleryFiles(): PictureFile[] {
  return Object.entries(readGalleryPlan()).flatMap(([slug, shots]) => {
    const palette = clientPalette(readCaseFace(slug).primaryColor);
    return shots.map((shot, index) => ({
      path: studyPath(slug, `gallery-${index + 1}.svg`),
      body: galleryPicture(slug, index, shot, palette),
    }));
  });
}
