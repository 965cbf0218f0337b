import { hashText } from '#lib/pawns/hash-text';
import { assemble } from '../assemble.ts';
import { drawShot } from '../shots.ts';
import type { Shot } from '../shots/shot.ts';
import { BRAND, JAZZ, JIDARA } from '../palette.ts';
import type { Palette } from '../palette.ts';
import { drawScene } from '../scene.ts';
import type { Scene, SceneName } from '../scene.ts';
import type { ShareCard } from './card.ts';
import { BLOG_HEADLINES, PAGE_HEADLINES, TOPIC_HEADLINES } from './headlines.ts';
import type { SharedPage, SharedTopic } from './headlines.ts';

type View = ShareCard['view'];
type Look = {
  scene: SceneName | Shot;
  view?: View;
  table: string;
  palette?: Palette;
  isDark?: boolean;
  textColor?: string;
  label?: string;
  face?: ShareCard['face'];
};

const NAME = 'Romp & Riddle';
const ONSITE_GREEN = '#b7db98';
/** The views of shots, in which the board does not overlap the headline or the signature. */
const SHOT_VIEWS: Record<Shot['scene'], View> = {
  landmark: { x: 985, y: 386, scale: 0.76 },
  table: { x: 975, y: 386, scale: 0.86 },
  huddle: { x: 890, y: 334, scale: 1.1 },
  podium: { x: 985, y: 372, scale: 0.88 },
  clue: { x: 950, y: 352, scale: 0.86 },
  route: { x: 985, y: 384, scale: 0.84 },
  crowd: { x: 960, y: 372, scale: 0.84 },
  detail: { x: 965, y: 350, scale: 0.94 },
};
const TILE_SCENE: View = { x: 912, y: 268, scale: 2.1 };

const PAGE_LOOKS: Record<SharedPage, Look> = {
  home: { scene: 'city', view: { x: 918, y: 366, scale: 0.74 }, table: BRAND.b },
  play: { scene: { scene: 'clue', prop: 'die', pawns: 1, hats: ['bowler'] }, table: BRAND.b },
  about: {
    scene: { scene: 'crowd', prop: 'flag', pawns: 6, hats: ['bowler', 'curls', 'bob', 'specs', 'bun', 'cap'] },
    table: BRAND.d1,
  },
  'get-a-quote': {
    scene: { scene: 'huddle', prop: 'ticket', pawns: 5, hats: ['bun', 'specs', 'bowler', 'curls', 'cap'] },
    table: BRAND.f,
  },
  'the-experience': { scene: { scene: 'detail', prop: 'die' }, table: BRAND.w },
  'past-events': {
    scene: { scene: 'podium', prop: 'trophy', pawns: 3, hats: ['crown', 'bob', 'cap'] },
    table: BRAND.b,
  },
  'getting-started': { scene: { scene: 'route', pawns: 3, hats: ['pith', 'curls', 'specs'] }, table: BRAND.d1 },
  onsite: { scene: 'office', view: { x: 925, y: 352, scale: 0.9 }, table: ONSITE_GREEN },
  offsite: { scene: 'site', view: TILE_SCENE, table: ONSITE_GREEN },
  'homeschool-hunt': { scene: 'school', view: TILE_SCENE, table: BRAND.w },
  'scavenger-hunts': { scene: 'hunts', view: { x: 920, y: 356, scale: 1.06 }, table: BRAND.d1 },
  'escape-rooms': {
    scene: 'escape',
    view: { x: 890, y: 330, scale: 1.3 },
    table: BRAND.inkDeep,
    isDark: true,
    textColor: BRAND.b,
  },
  'journey-to-jidara': {
    scene: 'jidara-lone',
    view: { x: 792, y: 318, scale: 0.78 },
    table: JIDARA.table,
    palette: JIDARA,
    isDark: true,
    textColor: JIDARA.paper,
    label: 'Journey to Jidara, an escape room',
  },
  'jazz-heist': {
    scene: 'jazz-portrait',
    view: { x: 894, y: 314, scale: 0.71 },
    table: JAZZ.table,
    palette: JAZZ,
    isDark: true,
    textColor: JAZZ.b,
    label: 'An escape room by Romp & Riddle',
    face: 'limelight',
  },
  'jidara-pop-up': {
    scene: 'pop-up',
    view: { x: 870, y: 344, scale: 1.0 },
    table: JIDARA.table,
    palette: JIDARA,
    isDark: true,
    textColor: JIDARA.paper,
  },
  'holiday-parties': {
    scene: 'holiday',
    view: { x: 900, y: 330, scale: 1.14 },
    table: BRAND.a,
    textColor: BRAND.inkDeep,
  },
  'virtual-events': { scene: 'virtual', view: TILE_SCENE, table: BRAND.f },
  'case-studies': { scene: 'harbor', view: { x: 948, y: 384, scale: 0.76 }, table: BRAND.w },
  blog: { scene: 'books', view: { x: 910, y: 352, scale: 0.92 }, table: BRAND.f },
  privacy: { scene: { scene: 'clue', prop: 'key', hats: ['bowler'] }, table: BRAND.w },
  terms: { scene: { scene: 'clue', prop: 'card', hats: ['crown'] }, table: BRAND.f },
  accessibility: {
    scene: { scene: 'table', prop: 'lens', pawns: 6, hats: ['phones', 'bun', 'cap', 'specs', 'bob', 'curls'] },
    table: BRAND.b,
  },
};

const TOPIC_LOOKS: Record<SharedTopic, Pick<Look, 'scene' | 'table'>> = {
  planning: { scene: { scene: 'route', pawns: 3, hats: ['specs', 'bowler', 'bun'] }, table: BRAND.b },
  ideas: {
    scene: { scene: 'huddle', prop: 'trophy', pawns: 4, hats: ['cone', 'curls', 'crown', 'bob'] },
    table: BRAND.f,
  },
  'behind-the-clues': {
    scene: { scene: 'landmark', building: 'works', pawns: 4, hats: ['pith', 'curls', 'bun', 'specs'] },
    table: BRAND.d1,
  },
  families: { scene: { scene: 'route', pawns: 4, hats: ['grad', 'bob', 'cap', 'bun'] }, table: BRAND.w },
};

const BLOG_LOOKS: Record<string, Pick<Look, 'scene' | 'view' | 'table'>> = {
  'what-team-building-costs-in-2026': { scene: { scene: 'detail', prop: 'ticket' }, table: BRAND.b },
  'the-email-that-gets-it-approved': { scene: { scene: 'clue', prop: 'card', hats: ['specs'] }, table: BRAND.f },
  'rain-plan': {
    scene: { scene: 'landmark', building: 'market', pawns: 4, hats: ['cap', 'pith', 'bob', 'bowler'] },
    table: BRAND.w,
  },
  'quiet-people-win': {
    scene: { scene: 'table', prop: 'key', pawns: 4, hats: ['specs', 'bun', 'beret', 'curls'] },
    table: BRAND.d1,
  },
  'eleven-time-zones': { scene: { scene: 'route', pawns: 4, hats: ['phones', 'cap', 'bun', 'curls'] }, table: BRAND.w },
  'january-is-the-new-december': {
    scene: 'party',
    view: { x: 900, y: 346, scale: 0.8 },
    table: BRAND.f,
  },
  'ballroom-escape-room': { scene: { scene: 'clue', prop: 'key', hats: ['bowler'] }, table: BRAND.b },
  'field-notes-homeschool-cipher': { scene: { scene: 'clue', prop: 'lens', hats: ['grad'] }, table: BRAND.d1 },
};

function cardScene(name: string, scene: Look['scene'], isMirrored = true): Scene {
  if (typeof scene === 'string') return drawScene(scene);
  return assemble(name, {
    viewBox: '0 0 720 540',
    drawing: drawShot({ shot: scene, seed: hashText(name), isMirrored }),
  });
}

function card(name: string, lines: readonly string[], look: Look): ShareCard {
  const view = look.view ?? (typeof look.scene === 'string' ? TILE_SCENE : SHOT_VIEWS[look.scene.scene]);
  const { table, palette = BRAND, isDark, textColor = BRAND.ink, label = NAME, face } = look;
  return {
    path: `public/art/og/${name}.png`,
    lines,
    label,
    scene: cardScene(name, look.scene),
    palette,
    view,
    table,
    textColor,
    isDark,
    face,
  };
}

export function pageCards(): ShareCard[] {
  const pages = Object.entries(PAGE_LOOKS).map(([name, look]) => card(name, PAGE_HEADLINES[name as SharedPage], look));
  const topics = Object.entries(TOPIC_LOOKS).map(([name, look]) =>
    card(name, TOPIC_HEADLINES[name as SharedTopic], { ...look, label: 'From the Romp & Riddle blog' }),
  );
  const posts = Object.entries(BLOG_HEADLINES).map(([name, lines]) => {
    const look = BLOG_LOOKS[name];
    if (!look) throw new Error(`The blog post ${name} has a share headline but no share picture.`);
    return card(name, lines, { ...look, label: 'From the Romp & Riddle blog' });
  });
  return [...pages, ...topics, ...posts];
}
