import type { Section, SectionKind } from './sections.ts';

/** The kinds of section that need a client script. */
const WITH_SCRIPTS = [
  'availability',
  'compare',
  'dial',
  'film',
  'gate',
  'globe',
  'homeschool-request',
  'leaderboard',
  'price-bar',
  'tables',
  'venue',
] as const satisfies SectionKind[];

export type PlainSection = Exclude<Section, { kind: (typeof WITH_SCRIPTS)[number] }>;

/** True for a section that needs no client script. */
export function isPlainSection(section: Section): section is PlainSection {
  return !WITH_SCRIPTS.some((kind) => kind === section.kind);
}
