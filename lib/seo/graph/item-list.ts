import { siteUrl } from '#lib/site/address';
import { idOf, type GraphNode } from './node.ts';

/** Pages in the order in which the page at `path` lists them. */
export function itemListNode(path: string, items: { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: siteUrl(item.path),
    })),
  };
}
