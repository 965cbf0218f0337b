import { siteUrl } from '#lib/pages/site-url';
import { idOf, type GraphNode } from './node.ts';

/** The number of items that a page of a list shows. Without the limit, each page of an archive would repeat all items. */
const MAX_ITEMS = 24;

/** The ItemList of the page at `path`: the number of all items, and the first MAX_ITEMS of them in the order of the page. */
export function itemListNode(path: string, items: { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.slice(0, MAX_ITEMS).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: siteUrl(item.path),
    })),
  };
}
