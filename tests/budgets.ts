const KB = 1024;

/**
 * What `tests/e2e/first-load.ts` measures: a page's first load on a phone, before scrolling or an interaction, in bytes after brotli, with
 * fonts and bitmaps as they are. `ownScripts` are the scripts that only this page loads, after gzip (`tests/e2e/own-scripts.ts`).
 */
export type Measure =
  'html' | 'css' | 'inlineScripts' | 'scripts' | 'ownScripts' | 'fonts' | 'pictures' | 'total' | 'requests' | 'nodes';

type Limits = Partial<Record<Measure, number>>;

/** A kind of page. `/*` at the end of a path is any last part; the first kind with a matching path counts. */
type Budget = { kind: string; pages: readonly string[]; limits: Limits };

const EVERY_PAGE = {
  html: 17 * KB,
  inlineScripts: 2 * KB,
  /** Of the framework. */
  scripts: 0,
  fonts: 40 * KB,
  pictures: 0,
  total: 45 * KB,
  requests: 6,
} satisfies Limits;

/** CSS, pictures and nodes are about 5 % above the heaviest page of a kind. */
export const BUDGETS: readonly Budget[] = [
  {
    kind: 'home page',
    pages: ['/'],
    limits: { ...EVERY_PAGE, html: 24 * KB, css: 8.3 * KB, total: 45 * KB, nodes: 1230 },
  },
  {
    kind: 'comparison',
    pages: ['/team-building/the-experience'],
    limits: { ...EVERY_PAGE, html: 24.3 * KB, css: 7.6 * KB, total: 48.8 * KB, nodes: 1195 },
  },
  {
    kind: 'landing page',
    pages: [
      '/team-building/*',
      '/homeschool-hunt',
      '/scavenger-hunts',
      '/escape-rooms',
      '/escape-rooms/*',
      '/holiday-parties',
      '/virtual-events',
    ],
    limits: { ...EVERY_PAGE, html: 21.5 * KB, css: 8.3 * KB, pictures: 0.2 * KB, nodes: 975 },
  },
  {
    kind: 'hunt',
    pages: ['/play'],
    limits: { ...EVERY_PAGE, html: 18 * KB, css: 6 * KB, ownScripts: 16 * KB, nodes: 640 },
  },
  {
    kind: 'quote page',
    pages: ['/get-a-quote'],
    limits: { ...EVERY_PAGE, css: 7 * KB, ownScripts: 41.5 * KB, nodes: 590 },
  },
  {
    kind: 'page that shows what is stored',
    pages: ['/get-a-quote/confirmation', '/case-studies/preview'],
    limits: { ...EVERY_PAGE, css: 5.3 * KB, nodes: 345 },
  },
  {
    kind: 'library',
    pages: ['/case-studies'],
    limits: { ...EVERY_PAGE, css: 5.4 * KB, pictures: 5.2 * KB, nodes: 550 },
  },
  {
    kind: 'case study',
    pages: ['/case-studies/*'],
    limits: { ...EVERY_PAGE, css: 7.4 * KB, pictures: 5.7 * KB, nodes: 530 },
  },
  {
    kind: 'list of posts',
    pages: ['/blog', '/blog/topics/*'],
    limits: { ...EVERY_PAGE, css: 5.5 * KB, pictures: 0.6 * KB, nodes: 720 },
  },
  { kind: 'post', pages: ['/blog/*'], limits: { ...EVERY_PAGE, html: 19.2 * KB, css: 6.8 * KB, nodes: 768 } },
  { kind: 'page of dates', pages: ['/dates/*'], limits: { ...EVERY_PAGE, css: 5.1 * KB, nodes: 950 } },
  {
    kind: 'page of text',
    pages: ['/about', '/privacy', '/terms', '/accessibility', '/nowhere'],
    limits: { ...EVERY_PAGE, css: 6.6 * KB, nodes: 500 },
  },
];

/** What to do about a page that is over its limit. */
export const REMEDIES: Record<Measure, string> = {
  html: 'Shorten the page, or move a drawing from its markup to a file.',
  css: 'Remove rules, or use those of another component.',
  inlineScripts: 'Move code to the hydration runtime (lib/delivery/browser).',
  scripts: 'A page that visitors only read must hydrate at the first interaction (lib/delivery/README.md).',
  ownScripts: 'Import what a visitor may not need when it is needed.',
  fonts: 'Use fewer weights or characters (lib/cli/fonts/subset.ts).',
  pictures: 'Load pictures below the first screen lazily, or draw them with less detail.',
  total: 'Find the largest part in the table of `npm run audit -- sizes`.',
  requests: 'Load fewer files before the first interaction.',
  nodes: 'Draw with fewer elements, or remove wrappers.',
};
