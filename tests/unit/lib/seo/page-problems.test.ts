import { describe, expect, it } from 'vitest';
import { pageGraph } from '#lib/seo/page-graph';
import { siteUrl } from '#lib/pages/site-url';
import { brokenLinks, type Crawl } from '#tests/findability/crawl';
import { pageProblems } from '#tests/findability/page-problems';
import { pngSize } from '#tests/findability/png-size';
import { parsePage } from '#tests/findability/parse-page';

const NOW = new Date('2026-11-21T12:00:00Z');
const DESCRIPTION =
  'Who writes your clues, who hosts your day, and what all of them learned from one very wet Tuesday.';
const GRAPH = JSON.stringify({ '@context': 'https://schema.org', '@graph': pageGraph('about', NOW) });

/** A valid page with one text replaced. */
function page(from = '', to = '') {
  const html = `<!doctype html><html lang="en"><head>
<title>Who writes your clues | Romp &amp; Riddle</title>
<meta name="description" content="${DESCRIPTION}"><link rel="canonical" href="${siteUrl('/about')}">
<link rel="alternate" type="application/rss+xml" href="/feed.xml">
<link rel="alternate" type="application/feed+json" href="/feed.json">
<meta property="og:title" content="Who writes your clues"><meta property="og:description" content="${DESCRIPTION}">
<meta property="og:url" content="${siteUrl('/about')}"><meta property="og:site_name" content="Romp">
<meta property="og:locale" content="en_US"><meta property="og:type" content="website">
<meta property="og:image" content="${siteUrl('/art/og/about.png')}"><meta property="og:image:alt" content="Us">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:type" content="image/png"><meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="Who"><meta name="twitter:description" content="${DESCRIPTION}">
<meta name="twitter:image" content="${siteUrl('/art/og/about.png')}">
</head><body><main id="main"><script type="application/ld+json">${GRAPH}</script><h1>Us</h1><h2>Hosts</h2>
<p>${'word '.repeat(120)}</p><a href="/blog#topics">Blog</a><img src="/a.svg" alt=""></main></body></html>`;
  expect(html).toContain(from);
  return parsePage('/about', 200, html.replace(from, to));
}

describe('the check of a page', () => {
  it('finds nothing on a valid page', () => {
    expect(pageProblems(page())).toEqual([]);
  });

  it.each([
    ['a short title', 'Who writes your clues | Romp &amp; Riddle', 'Who', /title has 3 characters/],
    [
      'a long description',
      `name="description" content="${DESCRIPTION}`,
      `name="description" content="${'x'.repeat(161)}`,
      /161 characters/,
    ],
    [
      'another canonical address',
      `canonical" href="${siteUrl('/about')}`,
      'canonical" href="/about?x=1',
      /canonical address/,
    ],
    ['a second h1', '<h2>', '<h1>Again</h1><h2>', /has 2 h1/],
    ['a skipped heading', '<h2>Hosts</h2>', '<h3>Hosts</h3>', /h3 after h1/],
    ['an id twice', '<h2>', '<h2 id="main">', /id "main" is there twice/],
    ['few words', 'word '.repeat(120), 'word', /words/],
    ['a picture without alt', ' alt=""', '', /no alt/],
    ['no picture for links', 'property="og:image" content', 'property="og:none" content', /no og:image/],
    ['a picture of another size', 'content="630"', 'content="600"', /og:image:height is "600"/],
    ['a missing feed', 'application/feed+json', 'application/atom+xml', /feed\+json/],
    ['a broken graph', '"@type":"AboutPage"', '"@type":"AbotPage"', /AbotPage/],
    ['a second graph', '<h1>', '<script type="application/ld+json">{}</script><h1>', /2 blocks/],
    ['no graph', 'application/ld+json', 'text/plain', /0 blocks/],
  ])('finds %s', (_name, from, to, problem) => {
    expect(pageProblems(page(from, to)).join('\n')).toMatch(problem);
  });

  it('finds questions and prices that the page does not show', () => {
    const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': pageGraph('scavenger-hunts', NOW) });
    const problems = pageProblems(page(GRAPH, graph)).join('\n');
    expect(problems).toMatch(/Nobody sees the price \$1,500/);
    expect(problems).toMatch(/Nobody sees the answer/);
  });

  it('has fewer requirements for a page with noindex', () => {
    const hidden = page('<link rel="canonical"', '<meta name="robots" content="noindex"><link rel="canonical"');
    expect(pageProblems({ ...hidden, words: 3, data: [], feeds: [] })).toEqual([]);
  });
});

describe('the check of links', () => {
  const crawl = (ids: string[], status = 200): Crawl => ({
    pages: new Map([['/blog', { ...page(), status, ids }]]),
    files: new Map([
      ['/feed.xml', 200],
      ['/nothing', 404],
    ]),
    listed: [],
  });
  const links = (...found: string[]) => ({ ...page(), links: found });

  it('finds missing pages, files and anchors', () => {
    const found = links('/blog#topics', '/blog', '/feed.xml', '/nothing', '/unread', 'mailto:us@example.com');
    expect(brokenLinks(found, crawl(['topics']))).toEqual(['/nothing', '/unread']);
    expect(brokenLinks(found, crawl([]))).toContain('/blog#topics');
    expect(brokenLinks(found, crawl(['topics'], 404))).toContain('/blog');
  });
});

describe('the size of a PNG', () => {
  it('is read from its header', () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex');
    expect(pngSize(header)).toBe('1200x630');
    expect(pngSize(Buffer.from('<svg/>'))).toBeUndefined();
  });
});
