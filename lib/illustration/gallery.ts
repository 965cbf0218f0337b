import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { assemble } from './assemble.ts';
import type { Scene } from './drawing.ts';
import { HEIGHT, WIDTH, type GalleryPicture, type Story } from './gallery/gallery-picture.ts';
import { clientPalette } from './palette.ts';
import { standalone } from './standalone.ts';
import { studyPath, type PictureFile } from './picture-file.ts';
import { FIRST_WEEK } from './stories/first-week.ts';
import { EXPEDITION } from './stories/expedition.ts';
import { SCHOOL_KITS } from './stories/school-kits.ts';
import { BALLROOM } from './stories/ballroom.ts';
import { BACKLOT } from './stories/backlot.ts';
import { SUN_RELAY } from './stories/sun-relay.ts';
import { SKYWAY } from './stories/skyway.ts';
import { RAIN } from './stories/rain.ts';
import { NINE_CITIES } from './stories/nine-cities.ts';
import { THANK_YOU } from './stories/thank-you.ts';
import { REMOTE } from './stories/remote.ts';
import { BLUEPRINT } from './stories/blueprint.ts';
import { STAFF_PARTY } from './stories/staff-party.ts';
import { DOCKS } from './stories/docks.ts';
import { EDITORS } from './stories/editors.ts';
import { LANTERNS } from './stories/lanterns.ts';
import { MURALS } from './stories/murals.ts';

/** The gallery pictures of each case study, by slug. */
const STORIES: Record<string, Story> = {
  'lumenfold-mission-mural-dash': MURALS,
  'tidewrack-dockside-dispatch': DOCKS,
  'quillhaven-press-jazz-heist': EDITORS,
  'saltmarsh-credit-union-lantern-night': LANTERNS,
  'mosswork-robotics-first-week-quest': FIRST_WEEK,
  'cindervale-studios-journey-to-jidara': EXPEDITION,
  'wrenfield-clinics-pack-it-forward': SCHOOL_KITS,
  'oakspur-energy-jidara-pop-up': BALLROOM,
  'veridelle-backlot-clue-chase': BACKLOT,
  'polarpoint-payroll-follow-the-sun': SUN_RELAY,
  'thistledown-foods-skyway-thaw': SKYWAY,
  'gullwing-mutual-waterfront-cipher': RAIN,
  'stratoloom-nine-cities-one-vault': NINE_CITIES,
  'open-lantern-foundation-thank-you': THANK_YOU,
  'kitebridge-remote-onboarding': REMOTE,
  'marrow-and-pine-blueprint-cipher': BLUEPRINT,
  'foxglove-and-rye-jazz-heist-party': STAFF_PARTY,
};

/** Adds a paper keyline to hats and hair, which would not be visible on ink. Bodies of pawns always have one. */
function addKeylines(drawing: string): string {
  return drawing.replace(/<use (?=href="#hat-)/g, '<use class="o" ');
}

function assemblePicture({ ground, hasKeylines = ground === 'ink', draw }: GalleryPicture): Scene {
  const drawing = draw();
  return assemble('g', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, drawing: hasKeylines ? addKeylines(drawing) : drawing });
}

/** Reads the company and the primary color from the front matter of a case study. Throws when one is missing. */
export function readCaseBranding(slug: string): { company: string; primaryColor: string } {
  const file = new URL(`../../content/case-studies/${slug}.md`, import.meta.url);
  const { company, primaryColor } = matter(readFileSync(file, 'utf8'), {}).data;
  if (typeof company !== 'string' || typeof primaryColor !== 'string') {
    throw new Error(`content/case-studies/${slug}.md needs company and primaryColor.`);
  }
  return { company, primaryColor };
}

/** `gallery-1.svg` to `gallery-6.svg` in the folder of every study with a story. */
export function galleryFiles(): PictureFile[] {
  return Object.entries(STORIES).flatMap(([slug, story]) => {
    const palette = clientPalette(readCaseBranding(slug).primaryColor);
    return story.map((picture, index) => ({
      path: studyPath(slug, `gallery-${index + 1}.svg`),
      body: standalone(assemblePicture(picture), { ...palette, table: palette[picture.ground] }, { background: true }),
    }));
  });
}
