import { describe, expect, it } from 'vitest';
import { removeLinksTo } from '#lib/content/hidden-links';

const HIDDEN = new Set(['/case-studies/soon']);

describe('links to pages that are not public yet', () => {
  it('become plain text in markdown', () => {
    const body = 'Read [the story](/case-studies/soon#numbers) and [another](/case-studies/now).';
    expect(removeLinksTo({ body }, HIDDEN)).toEqual({ body: 'Read the story and [another](/case-studies/now).' });
  });

  it.each([
    ['with brackets in their words', 'The [one [big] story](/case-studies/soon).', 'The one [big] story.'],
    ['with a title', 'The [story](/case-studies/soon "Soon").', 'The story.'],
    ['in angle brackets', 'The [story](</case-studies/soon>).', 'The story.'],
    ['around bold words', '- The [**whole** story](/case-studies/soon/)', '- The **whole** story'],
    ['by a definition', 'The [story][1] and [1].\n\n[1]: /case-studies/soon\n', 'The story and 1.\n\n\n'],
    ['with a host', 'The [story](https://site.example/case-studies/soon?a=b).', 'The story.'],
    [
      'that are bare addresses',
      'At <https://site.example/case-studies/soon> or https://a.b/case-studies/soon',
      'At  or ',
    ],
    [
      'beside others',
      '[A](/a) [B](/case-studies/soon) [C](/case-studies/soon-after)',
      '[A](/a) B [C](/case-studies/soon-after)',
    ],
  ])('leave only their text %s', (_, text, plain) => {
    expect(removeLinksTo(text, HIDDEN)).toBe(plain);
  });

  it('are removed with their object', () => {
    const soon = { text: 'Read it', href: '/case-studies/soon?from=home' };
    const now = { text: 'Read it', href: '/case-studies/now' };
    const page = { action: soon, sections: [{ title: 'One', link: now, links: [soon, now] }] };
    expect(removeLinksTo(page, HIDDEN)).toEqual({ sections: [{ title: 'One', link: now, links: [now] }] });
  });

  it('leave the content unchanged if no page is hidden', () => {
    const page = { action: { text: 'Read it', href: '/case-studies/soon' } };
    expect(removeLinksTo(page, new Set())).toBe(page);
  });
});
