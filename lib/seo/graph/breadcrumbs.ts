import { idOf, referenceToPage, type GraphNode } from './node.ts';

export type Breadcrumb = { name: string; path: string };

/** The BreadcrumbList from the home page to the last of `crumbs`, which is the page itself. Empty for the home page. */
export function breadcrumbNodes(crumbs: Breadcrumb[]): GraphNode[] {
  const page = crumbs.at(-1);
  if (!page) return [];
  const items = [{ name: 'Home', path: '/' }, ...crumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': idOf(page.path, 'breadcrumb'),
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: { '@type': 'WebPage', ...referenceToPage(path) },
      })),
    },
  ];
}
