import { siteUrl } from '#lib/site/address';
import { idOf, type GraphNode } from './node.ts';

/** As many as a page of a list shows: each page of an archive would repeat all of it otherwise. */
const MOST = 24;

/** Pages in the order in which the page at `path` lists them: how many there are, and the first of them. */
export function itemListNode(path: string, items: { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.slice(0, MOST).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: siteUrl(item.path),
    })),
  };
}
