/** URLs of the list and of a study, for cards and the pager. */
export type CaseLinks = { list: string; study: (slug: string) => string };

export const PUBLISHED: CaseLinks = { list: '/case-studies', study: (slug) => `/case-studies/${slug}` };
