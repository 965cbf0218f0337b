import { getPublishedPosts } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import { formatDollars } from '#lib/quote/figures';
import { PRICE_LIST } from '#lib/quote/price-list';
import { siteUrl } from '#lib/pages/site-url';
import { getPage, getSite } from '#lib/pages/read';
import { FIXED_PAGES } from './routes.ts';
import { plainTitle } from './short-name.ts';

/** Renders llms.txt (llmstxt.org): a description of the site, then its pages at `now` with one line each. */
export function renderLlms(now: Date): string {
  const { name, description, phone, email } = getSite();
  const line = (title: string, path: string, about: string) => `- [${title}](${siteUrl(path)}): ${about}`;
  return [
    `# ${name}`,
    `> ${description}`,
    `Prices in US dollars, before tax: ${formatPrices()} Call ${phone} or write to ${email}.`,
    '## Pages',
    FIXED_PAGES.map(({ path, name: file }) => {
      const page = getPage(file);
      return line(plainTitle(page.title), path, page.description);
    }).join('\n'),
    '## Case studies',
    getPublishedStudies(now)
      .map((study) => line(study.fullTitle, `/case-studies/${study.slug}`, study.shortDescription))
      .join('\n'),
    '## Blog',
    getPublishedPosts(now)
      .map((post) => line(post.title, `/blog/${post.slug}`, post.description))
      .join('\n'),
    '## Optional',
    [
      line('Feed', '/feed.xml', 'all posts with their full texts, as RSS'),
      line('JSON feed', '/feed.json', 'the same posts as JSON'),
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** Formats the price list as a sentence. */
function formatPrices(): string {
  const bands = PRICE_LIST.bands.map(({ upTo, flat, over, each }) => {
    const range = upTo === Infinity ? `above ${over}` : `up to ${upTo}`;
    return each === 0
      ? `${range} people ${formatDollars(flat)}`
      : `${range} ${formatDollars(flat)} plus ${formatDollars(each)} for each over ${over}`;
  });
  return `${bands.join('; ')}. Outside San Francisco add ${formatDollars(PRICE_LIST.baseFee)} for travel; online events have none.`;
}
