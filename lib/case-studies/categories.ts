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
