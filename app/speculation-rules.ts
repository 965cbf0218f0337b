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
  '/case-studies\\?*',
  '/*\\?*test-mode*',
];
const WITH_SCRIPTS = ['/get-a-quote*'];

/** By addresses alone: a rule that asks for selectors has the browser work out the styles of a page before it needs them. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...NOT_PAGES, ...WITH_SCRIPTS] } }] },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: WITH_SCRIPTS }, eagerness: 'moderate' }],
});
