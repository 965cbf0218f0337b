/**
 * What the browser may prepare when a pointer rests on a link or presses it: whole pages of plain HTML, drawn ahead of the
 * click. Pages that start scripts at load are only fetched. Nothing is prepared that is no page, and no filter: there are
 * many, and with React they load nothing.
 */
const NOT_PAGES = [
  '/api/*',
  '/art/*',
  '/video/*',
  '/*.xml',
  '/*.txt',
  '/*.json',
  '/case-studies/preview*',
  '/*\\?*test-mode*',
];
const WITH_SCRIPTS = ['/get-a-quote*'];

const isFollowed = { not: { selector_matches: '[rel~=nofollow]' } };

export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...NOT_PAGES, ...WITH_SCRIPTS] } }, isFollowed] },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { and: [{ href_matches: WITH_SCRIPTS }, isFollowed] }, eagerness: 'moderate' }],
});
