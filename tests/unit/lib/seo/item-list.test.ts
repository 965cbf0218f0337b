import { describe, expect, it } from 'vitest';
import { itemListNode } from '#lib/seo/graph/item-list';

describe('the ItemList of a page', () => {
  it('has the number of all items, and as many items as a page shows', () => {
    const items = Array.from({ length: 1700 }, (_, index) => ({
      name: `Study ${index}`,
      path: `/case-studies/${index}`,
    }));
    const node = itemListNode('/case-studies', items);
    expect(node.numberOfItems).toBe(1700);
    expect(node.itemListElement).toHaveLength(24);
    expect(node.itemListElement).toContainEqual(expect.objectContaining({ position: 24, name: 'Study 23' }));
  });
});
