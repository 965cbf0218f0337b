/** Three lines for each case study: a short form of its title that is legible at the size of a phone. */
export const CASE_HEADLINES: Record<string, readonly string[]> = {
  'lumenfold-mission-mural-dash': ['64 designers,', '11 murals, one', 'afternoon.'],
  'tidewrack-dockside-dispatch': ['Three shifts,', 'one leader-', 'board.'],
  'quillhaven-press-jazz-heist': ['28 editors,', 'one vault,', '41 seconds.'],
  'saltmarsh-credit-union-lantern-night': ['96% of them', 'stayed to', 'the end.'],
  'mosswork-robotics-first-week-quest': ['42 new hires,', '118 colleagues,', 'one morning.'],
  'cindervale-studios-journey-to-jidara': ['Six crews,', 'one expedition,', 'five escapes.'],
  'wrenfield-clinics-pack-it-forward': ['100 people,', '640 school kits,', '90 minutes.'],
  'oakspur-energy-jidara-pop-up': ['140 leaders,', 'one ballroom,', 'zero walls.'],
  'veridelle-backlot-clue-chase': ['75 people,', '94 degrees,', 'none melted.'],
  'polarpoint-payroll-follow-the-sun': ['180 people,', '11 time zones,', 'no 3 am.'],
  'thistledown-foods-skyway-thaw': ['A holiday', 'party in', 'January.'],
  'gullwing-mutual-waterfront-cipher': ['It rained.', 'The hunt', 'was on time.'],
  'foxglove-and-rye-jazz-heist-party': ['Fifty chefs,', 'one heist, no', 'uniforms.'],
  'stratoloom-nine-cities-one-vault': ['640 people,', 'nine cities,', 'one vault.'],
  'open-lantern-foundation-thank-you': ['30 volunteers,', 'a $1,500 night,', 'no extras.'],
  'kitebridge-remote-onboarding': ['24 starters,', 'all on first-', 'name terms.'],
  'marrow-and-pine-blueprint-cipher': ['31 architects.', 'The 31st cost', '$65.'],
};

export const BLOG_HEADLINES: Record<string, readonly string[]> = {
  'what-team-building-costs-in-2026': ['What a team', 'event costs,', 'in full.'],
  'the-email-that-gets-it-approved': ['Six lines that', 'get an event', 'approved.'],
  'rain-plan': ['Every clue', 'has its own', 'indoor twin.'],
  'quiet-people-win': ['A hunt that', 'quiet people', 'can win.'],
  'eleven-time-zones': ['11 time zones.', 'No 3 am', 'alarm.'],
  'january-is-the-new-december': ['The case for', 'a January', 'party.'],
  'ballroom-escape-room': ['A ballroom.', 'A locked box.', '35 minutes.'],
  'field-notes-homeschool-cipher': ['A cipher', 'lesson on a', 'park bench.'],
};

/** One card for each topic of the blog. */
export const TOPIC_HEADLINES = {
  planning: ['Before', 'anyone', 'plays.'],
  ideas: ['Things', 'to try', 'in a team.'],
  'behind-the-clues': ['How it', 'is made,', 'in full.'],
  families: ['Try', 'this at', 'home.'],
} as const satisfies Record<string, readonly string[]>;

export const PAGE_HEADLINES = {
  home: ['Your city', 'is the', 'board.'],
  play: ['Three clues.', 'Two minutes.', 'Your move.'],
  about: ['The other', 'kind of', 'R&R.'],
  'get-a-quote': ['The price', 'is on the', 'page.'],
  'the-experience': ['Roll. Plot.', 'Play.', 'Gloat.'],
  'past-events': ['Played, won,', 'argued', 'about.'],
  'getting-started': ['Four moves', 'to bragging', 'rights.'],
  onsite: ['We bring', 'the board', 'to you.'],
  offsite: ['Out of the', 'office, into', 'the game.'],
  'homeschool-hunt': ['School is', 'out. The', 'hunt is on.'],
  'scavenger-hunts': ['Your streets,', 'our clues,', 'one trophy.'],
  'escape-rooms': ['Two worlds,', 'one locked', 'door.'],
  'journey-to-jidara': ['A sky of', 'broken', 'islands.'],
  'jazz-heist': ['Jazz', 'Heist'],
  'jidara-pop-up': ['A world', 'in eleven', 'cases.'],
  'holiday-parties': ['A party', 'with', 'a plot.'],
  'virtual-events': ['One game,', 'every time', 'zone.'],
  'case-studies': ['17 teams,', '17 boards,', 'as played.'],
  blog: ['Notes from', 'the game', 'table.'],
  privacy: ['What we', 'ask and', 'forget.'],
  terms: ['The rules', 'of the', 'game.'],
  accessibility: ['A seat at', 'the board', 'for all.'],
} as const satisfies Record<string, readonly string[]>;

export type SharedPage = keyof typeof PAGE_HEADLINES;
export type SharedTopic = keyof typeof TOPIC_HEADLINES;
