import type { CoverName } from './covers.ts';

/** The cover of each case study, by slug. Each study has its own. */
export const CASE_ART: Record<string, { cover: CoverName }> = {
  'lumenfold-mission-mural-dash': { cover: 'murals' },
  'tidewrack-dockside-dispatch': { cover: 'docks' },
  'quillhaven-press-jazz-heist': { cover: 'jazz' },
  'saltmarsh-credit-union-lantern-night': { cover: 'banquet' },
  'mosswork-robotics-first-week-quest': { cover: 'lab' },
  'cindervale-studios-journey-to-jidara': { cover: 'jidara' },
  'wrenfield-clinics-pack-it-forward': { cover: 'kits' },
  'oakspur-energy-jidara-pop-up': { cover: 'ballroom' },
  'veridelle-backlot-clue-chase': { cover: 'backlot' },
  'polarpoint-payroll-follow-the-sun': { cover: 'globe' },
  'thistledown-foods-skyway-thaw': { cover: 'skyway' },
  'gullwing-mutual-waterfront-cipher': { cover: 'market-hall' },
  'foxglove-and-rye-jazz-heist-party': { cover: 'kitchen' },
  'stratoloom-nine-cities-one-vault': { cover: 'vault' },
  'open-lantern-foundation-thank-you': { cover: 'volunteers' },
  'kitebridge-remote-onboarding': { cover: 'calls' },
  'marrow-and-pine-blueprint-cipher': { cover: 'blueprint' },
};
