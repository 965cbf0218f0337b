import { remembered } from '#lib/content/read';
import { getPages } from './read.ts';

/** Slugs of the studies whose wordmarks a page shows, by the name of the page; pages without any are left out. */
export const getCompaniesByPage = remembered(() => {
  const pages = [...getPages()].map(([page, { sections = [] }]) => {
    const companies = sections.flatMap((section) => (section.kind === 'logos' ? section.companies : []));
    return [page, [...new Set(companies)]] as const;
  });
  return new Map(pages.filter(([, companies]) => companies.length > 0));
});
