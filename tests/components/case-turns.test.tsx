import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseLibrary } from '#components/case-study/case-library.client';
import { CaseTurns } from '#components/case-study/case-turns.client';
import { toCard } from '#lib/case-studies/card';
import { caseStudy } from '#tests/factories/case-study';

const STUDIES = ['one', 'two', 'three', 'four'].map((slug, index) =>
  toCard(caseStudy({ slug, company: `Company ${slug}`, format: index % 2 ? 'virtual' : 'in-person' })),
);

/** The story "two" as the server sends it. */
const turns = <CaseTurns slug="two" previous={STUDIES[0]} next={STUDIES[2]} total={4} />;

/** Looks at the library, then opens a story that says it comes from `referrer`. */
function read(search: string, referrer: string) {
  history.replaceState(null, '', `/case-studies${search}`);
  render(<CaseLibrary studies={STUDIES} />).unmount();
  history.replaceState(null, '', '/case-studies/two');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && location.origin + referrer);
  render(turns);
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

describe('the ways on from a story', () => {
  it.each([
    ['the list', '/case-studies?format=virtual'],
    ['another story', '/case-studies/four'],
  ])('follow the filtered list when it was opened from %s', (_from, referrer) => {
    expect(read('?format=virtual', referrer)).toEqual(VIRTUAL);
    expect(screen.getByText('First story')).toBeVisible();
  });

  it.each([
    ['the whole list', '', '/case-studies'],
    ['another list', '?format=virtual', '/case-studies?q=company'],
    ['a list that it is not on', '?format=in-person', '/case-studies?format=in-person'],
    ['the home page', '?format=virtual', '/'],
    ['nowhere', '?format=virtual', ''],
  ])('lead through the library when it was opened from %s', (_from, search, referrer) => {
    expect(read(search, referrer)).toEqual(DEFAULT);
  });

  it('lead through the library when the storage is blocked or holds nonsense', () => {
    sessionStorage.setItem('last-list', '{"href":5}');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/case-studies/one`);
    const { unmount } = render(turns);
    expect(screen.getByRole('link', { name: 'All 4 case studies' })).toBeVisible();
    unmount();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(turns);
    expect(screen.getByRole('link', { name: 'All 4 case studies' })).toBeVisible();
  });

  it('lead through the library in the served page', () => {
    sessionStorage.setItem('last-list', JSON.stringify({ href: '/case-studies?q=x', studies: [STUDIES[1]] }));
    expect(renderToString(turns)).toContain('Company three');
  });
});
