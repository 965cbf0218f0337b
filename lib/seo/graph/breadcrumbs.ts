import { idOf, referenceToPage, type GraphNode } from './node.ts';

export type Crumb = { name: string; path: string };

/** The way from the home page to the last of `crumbs`, which is the page itself. The home page has none. */
export function breadcrumbNodes(crumbs: Crumb[]): GraphNode[] {
  const page = crumbs.at(-1);
  if (!page) return [];
  const way = [{ name: 'Home', path: '/' }, ...crumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': idOf(page.path, 'breadcrumb'),
      itemListElement: way.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: { '@type': 'WebPage', ...referenceToPage(path) },
      })),
    },
  ];
}
