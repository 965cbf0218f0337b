import type { Section, SectionKind } from './sections.ts';

/** Kinds that bring scripts along. */
const WITH_SCRIPTS = [
  'film',
  'homeschool-request',
  'leaderboard',
  'price-bar',
  'venue',
] as const satisfies SectionKind[];

export type PlainSection = Exclude<Section, { kind: (typeof WITH_SCRIPTS)[number] }>;

/** Whether a section works without any script of its own. */
export function isPlainSection(section: Section): section is PlainSection {
  return !WITH_SCRIPTS.some((kind) => kind === section.kind);
}
