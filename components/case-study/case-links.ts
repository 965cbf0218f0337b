/** Where cards, neighbors and the way back lead. */
export type CaseLinks = { list: string; study: (slug: string) => string };

export const PUBLISHED: CaseLinks = { list: '/case-studies', study: (slug) => `/case-studies/${slug}` };
