import { getRevealedPosts } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { formatDollars } from '#lib/quote/figures';
import { PRICE_LIST } from '#lib/quote/price-list';
import { siteUrl } from '#lib/site/address';
import { getPage, getSite } from '#lib/site/read';
import { FIXED_PAGES } from './routes.ts';
import { plainTitle } from './short-name.ts';

/** The site for language models, in the form of llmstxt.org: what it is, then the pages at `now` with one line each. */
export function renderLlms(now: Date): string {
  const { name, description, phone, email } = getSite();
  const line = (title: string, path: string, about: string) => `- [${title}](${siteUrl(path)}): ${about}`;
  return [
    `# ${name}`,
    `> ${description}`,
    `Prices in US dollars, before tax: ${pricesInWords()} Call ${phone} or write to ${email}.`,
    '## Pages',
    FIXED_PAGES.map(({ path, name: file }) => {
      const page = getPage(file);
      return line(plainTitle(page.title), path, page.description);
    }).join('\n'),
    '## Case studies',
    getRevealedStudies(now)
      .map((study) => line(study.fullTitle, `/case-studies/${study.slug}`, study.shortDescription))
      .join('\n'),
    '## Blog',
    getRevealedPosts(now)
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

/** The price list in sentences. */
function pricesInWords(): string {
  const bands = PRICE_LIST.bands.map(({ upTo, flat, over, each }) => {
    const range = upTo === Infinity ? `above ${over}` : `up to ${upTo}`;
    return each === 0
      ? `${range} people ${formatDollars(flat)}`
      : `${range} ${formatDollars(flat)} plus ${formatDollars(each)} for each over ${over}`;
  });
  return `${bands.join('; ')}. Outside San Francisco add ${formatDollars(PRICE_LIST.baseFee)} for travel; online events have none.`;
}
