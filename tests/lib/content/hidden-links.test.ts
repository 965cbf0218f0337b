import { describe, expect, it } from 'vitest';
import { withoutLinksTo } from '#lib/content/hidden-links';

const HIDDEN = new Set(['/case-studies/soon']);

describe('links to pages that are not public yet', () => {
  it('become plain words in markdown', () => {
    const body = 'Read [the story](/case-studies/soon#numbers) and [another](/case-studies/now).';
    expect(withoutLinksTo({ body }, HIDDEN)).toEqual({ body: 'Read the story and [another](/case-studies/now).' });
  });

  it('go where they stand for themselves', () => {
    const soon = { text: 'Read it', href: '/case-studies/soon?from=home' };
    const now = { text: 'Read it', href: '/case-studies/now' };
    const page = { action: soon, sections: [{ title: 'One', link: now, links: [soon, now] }] };
    expect(withoutLinksTo(page, HIDDEN)).toEqual({ sections: [{ title: 'One', link: now, links: [now] }] });
  });

  it('cost nothing while everything is public', () => {
    const page = { action: { text: 'Read it', href: '/case-studies/soon' } };
    expect(withoutLinksTo(page, new Set())).toBe(page);
  });
});
