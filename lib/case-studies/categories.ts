/** The eleven categories of case studies (specification section 3). */
export const CATEGORIES = [
  'Scavenger Hunt',
  'Team Building',
  'Global Event',
  'Company Offsite',
  'Company Onsite',
  'Holiday Party',
  'Immersive Experience',
  'Onboarding',
  'Remote Teams',
  'Escape Room',
  'Philanthropy',
] as const;

/** The categories of a list: the eleven, then those that only drafts have, by name. */
export function categoriesOf(studies: { categories: readonly string[] }[]): string[] {
  return [...new Set<string>([...CATEGORIES, ...studies.flatMap(({ categories }) => categories).sort()])];
}
