/**
 * The pages that browsers prerender when a pointer rests on a link or presses it. Pages that hydrate on load are only prefetched. Paths that
 * are not pages are excluded, and so are filters of the library: there are many, and React handles them without a page load.
 */
const NON_PAGE_PATHS = [
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
const HYDRATED_ON_LOAD_PATHS = ['/get-a-quote*'];

/** The rules match URLs only: a rule with `selector_matches` makes the browser compute styles earlier than the page needs them. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: [...NON_PAGE_PATHS, ...HYDRATED_ON_LOAD_PATHS] } }],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: HYDRATED_ON_LOAD_PATHS }, eagerness: 'moderate' }],
});
