import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { assemble, type Scene } from './assemble.ts';
import { HEIGHT, WIDTH, type Moment, type Story } from './gallery/moment.ts';
import { clientPalette, standalone } from './palette.ts';
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

/** What the gallery of each case study tells, by slug. */
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

/** Before ink, hats, hair and props need the paper line that pawns have anyway. */
function keyPieces(drawing: string): string {
  return drawing.replace(/<use (?=href="#hat-)/g, '<use class="o" ');
}

function momentScene({ ground, dark = ground === 'ink', draw }: Moment): Scene {
  const drawing = draw();
  return assemble('g', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, drawing: dark ? keyPieces(drawing) : drawing });
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

/** gallery-<1..6>.svg in the folder of every study with a story. */
export function galleryFiles(): PictureFile[] {
  return Object.entries(STORIES).flatMap(([slug, story]) => {
    const palette = clientPalette(readCaseFace(slug).primaryColor);
    return story.map((moment, index) => ({
      path: studyPath(slug, `gallery-${index + 1}.svg`),
      body: standalone(momentScene(moment), { ...palette, table: palette[moment.ground] }, { background: true }),
    }));
  });
}
