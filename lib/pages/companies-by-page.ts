import { cacheUntilSave } from '#lib/content/read';
import { getPages } from './read.ts';

/** The slugs of the studies whose wordmarks a page shows, by the name of the page. Pages without wordmarks are left out. */
export const getCompaniesByPage = cacheUntilSave(() => {
  const pages = [...getPages()].map(([page, { sections = [] }]) => {
    const companies = sections.flatMap((section) => (section.kind === 'logos' ? section.companies : []));
    return [page, [...new Set(companies)]] as const;
  });
  return new Map(pages.filter(([, companies]) => companies.length > 0));
});
