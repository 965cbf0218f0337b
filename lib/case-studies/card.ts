import type { CaseStudy } from './schema.ts';

/** What a card and the filters need; the rest of a study stays on the server. */
export type CaseCard = Pick<
  CaseStudy,
  'slug' | 'company' | 'companyLogo' | 'coverImage' | 'fullTitle' | 'categories' | 'participants' | 'city'
>;

export function toCard(study: CaseStudy): CaseCard {
  const { slug, company, companyLogo, coverImage, fullTitle, categories, participants, city } = study;
  return { slug, company, companyLogo, coverImage, fullTitle, categories, participants, city };
}
