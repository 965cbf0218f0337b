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
    limits: { ...EVERY_PAGE, html: 25 * KB, css: 8.9 * KB, total: 50 * KB, nodes: 1270 },
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
    limits: { ...EVERY_PAGE, html: 25 * KB, css: 8.7 * KB, pictures: 0.2 * KB, nodes: 1170 },
  },
  {
    kind: 'quote page',
    pages: ['/get-a-quote'],
    limits: { ...EVERY_PAGE, css: 7.8 * KB, ownScripts: 41 * KB, nodes: 580 },
  },
  {
    kind: 'page that shows what is stored',
    pages: ['/get-a-quote/confirmation', '/case-studies/preview'],
    limits: { ...EVERY_PAGE, css: 5 * KB, nodes: 305 },
  },
  {
    kind: 'library',
    pages: ['/case-studies'],
    limits: { ...EVERY_PAGE, css: 4.7 * KB, pictures: 4.1 * KB, nodes: 470 },
  },
  {
    kind: 'case study',
    pages: ['/case-studies/*'],
    limits: { ...EVERY_PAGE, css: 6.7 * KB, pictures: 5.7 * KB, nodes: 450 },
  },
  {
    kind: 'list of posts',
    pages: ['/blog', '/blog/topics/*'],
    limits: { ...EVERY_PAGE, css: 4.8 * KB, pictures: 0.6 * KB, nodes: 545 },
  },
  { kind: 'post', pages: ['/blog/*'], limits: { ...EVERY_PAGE, css: 6.1 * KB, nodes: 680 } },
  {
    kind: 'page of text',
    pages: ['/about', '/privacy', '/terms', '/accessibility', '/nowhere'],
    limits: { ...EVERY_PAGE, css: 6 * KB, nodes: 500 },
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
