import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseLibrary } from '#components/case-study/library/case-library.client';
import { CasePager } from '#components/case-study/article/case-pager.client';
import { toCard } from '#lib/case-studies/card';
import { caseStudy } from '#tests/factories/case-study';

const STUDIES = ['one', 'two', 'three', 'four'].map((slug, index) =>
  toCard(caseStudy({ slug, company: `Company ${slug}`, format: index % 2 ? 'virtual' : 'in-person' })),
);

/** The pager of the story "two" as the server renders it. */
const pager = <CasePager slug="two" previous={STUDIES[0]} next={STUDIES[2]} total={4} />;

/** Visits the library at `search`, then opens a story with `referrer` and returns its pager links. */
function openStory(search: string, referrer: string) {
  history.replaceState(null, '', `/case-studies${search}`);
  render(<CaseLibrary studies={STUDIES} />).unmount();
  history.replaceState(null, '', '/case-studies/two');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && location.origin + referrer);
  render(pager);
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const DEFAULT = [
  'Previous: Company one /case-studies/one',
  'All 4 case studies /case-studies',
  'Next: Company three /case-studies/three',
];
const VIRTUAL = ['Back to your list of 2 /case-studies?format=virtual', 'Next: Company four /case-studies/four'];

beforeEach(() => history.replaceState(null, '', '/case-studies'));
afterEach(() => vi.restoreAllMocks());

describe('the pager of a story', () => {
  it.each([
    ['the list', '/case-studies?format=virtual'],
    ['another story', '/case-studies/four'],
  ])('links to the neighbors in the filtered list when opened from %s', (_from, referrer) => {
    expect(openStory('?format=virtual', referrer)).toEqual(VIRTUAL);
    expect(screen.getByText('First story')).toBeVisible();
  });

  it.each([
    ['the whole list', '', '/case-studies'],
    ['another list', '?format=virtual', '/case-studies?q=company'],
    ['a list without the story', '?format=in-person', '/case-studies?format=in-person'],
    ['the home page', '?format=virtual', '/'],
    ['a page without a referrer', '?format=virtual', ''],
  ])('links to the neighbors in the library when opened from %s', (_from, search, referrer) => {
    expect(openStory(search, referrer)).toEqual(DEFAULT);
  });

  it('links to the neighbors in the library if the storage is blocked or has invalid data', () => {
    sessionStorage.setItem('last-list', '{"href":5}');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/case-studies/one`);
    const { unmount } = render(pager);
    expect(screen.getByRole('link', { name: 'All 4 case studies' })).toBeVisible();
    unmount();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(pager);
    expect(screen.getByRole('link', { name: 'All 4 case studies' })).toBeVisible();
  });

  it('links to the neighbors in the library in the HTML from the server', () => {
    sessionStorage.setItem('last-list', JSON.stringify({ href: '/case-studies?q=x', studies: [STUDIES[1]] }));
    expect(renderToString(pager)).toContain('Company three');
  });
});
