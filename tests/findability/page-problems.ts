import { formatDollars } from '#lib/quote/figures';
import { graphProblems } from './schema-org/graph-problems.ts';
import type { FoundPage } from './parse-page.ts';

/** The lengths that search results show in full. */
const LIMITS = { title: [25, 60], description: [70, 160], words: 100 } as const;

const CARD: Record<string, string> = {
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/png',
  'twitter:card': 'summary_large_image',
};
const TAGS = [
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:alt',
];
const CARD_TAGS = ['twitter:title', 'twitter:description', 'twitter:image'];
const FEEDS = ['application/rss+xml', 'application/feed+json'];

type Node = Record<string, unknown>;

/** All problems of one page for search engines, feed readers and link previews. */
export function pageProblems(page: FoundPage): string[] {
  const { title, description, headings, ids, unnamed, status, language, isIndexed } = page;
  return [
    ...unless(status === 200, `It answers ${status}.`),
    ...unless(language === 'en', `Its language is "${language}".`),
    ...unless(isWithin(title.length, LIMITS.title), `Its title has ${title.length} characters: ${title}`),
    ...unless(
      isWithin(description.length, LIMITS.description),
      `Its description has ${description.length} characters: ${description}`,
    ),
    ...unless(headings.h1.length === 1 && headings.h1[0] !== '', `It has ${headings.h1.length} h1.`),
    ...headings.skipped.map((skip) => `It skips a heading: ${skip}.`),
    ...repeated(ids).map((id) => `The id "${id}" is there twice.`),
    ...unless(unnamed === 0, `${unnamed} pictures have no alt.`),
    ...sharingProblems(page),
    ...(isIndexed ? [...listedProblems(page), ...dataProblems(page)] : []),
  ];
}

/** The problems that matter only for a page that may be listed. */
function listedProblems({ path, canonical, words, feeds }: FoundPage): string[] {
  const own = URL.canParse(canonical) ? new URL(canonical) : undefined;
  return [
    ...unless(own?.pathname === path && own.search === '', `Its canonical address is "${canonical}".`),
    ...unless(words >= LIMITS.words, `It has ${words} words.`),
    ...FEEDS.filter((type) => !feeds.includes(type)).map((type) => `It does not name the feed ${type}.`),
  ];
}

function sharingProblems({ shared, canonical, description, title }: FoundPage): string[] {
  const value = (name: string) => shared.get(name) ?? '';
  return [
    ...[...TAGS, ...CARD_TAGS].filter((name) => !value(name)).map((name) => `It has no ${name}.`),
    ...Object.entries(CARD)
      .filter(([name, wanted]) => value(name) !== wanted)
      .map(([name, wanted]) => `Its ${name} is "${value(name)}", not "${wanted}".`),
    ...unless(value('og:url') === canonical, `Its og:url is "${value('og:url')}".`),
    ...unless(value('og:description') === description, 'Its og:description is not its description.'),
    ...unless(value('twitter:image') === value('og:image'), 'Its card shows another picture.'),
    ...unless(title.startsWith(value('og:title')), `Its og:title is "${value('og:title')}".`),
  ];
}

/** The page must have one graph, valid by schema.org's vocabulary, that contains only what a reader can see on the page. */
function dataProblems({ data, canonical, text, headings }: FoundPage): string[] {
  const [document] = data;
  if (data.length !== 1 || typeof document !== 'object') return [`It has ${data.length} blocks of JSON-LD.`];
  const graph = ((document as Node)['@graph'] ?? []) as Node[];
  const typed = (type: string) => graph.filter((node) => node['@type'] === type);
  const articles = [...typed('Article'), ...typed('BlogPosting')];
  const questions = typed('FAQPage').flatMap((node) => node.mainEntity as Node[]);
  const offers = typed('Service').flatMap((node) => (node.offers ?? []) as Node[]);
  return [
    ...graphProblems(document),
    ...unless(
      graph.some((node) => node['@id'] === canonical && node.url === canonical),
      'Its graph names no page.',
    ),
    ...articles
      .filter(({ headline }) => headline !== headings.h1[0])
      .map(({ headline }) => `Its article is called "${String(headline)}", and its h1 is not.`),
    ...questions.filter(({ name }) => !text.includes(String(name))).map(({ name }) => `Nobody sees "${String(name)}".`),
    ...questions
      .map(({ acceptedAnswer }) => String((acceptedAnswer as Node).text))
      .filter((answer) => !text.includes(answer))
      .map((answer) => `Nobody sees the answer "${answer}".`),
    ...offers
      .map(({ price }) => formatDollars(Number(price)))
      .filter((price) => !text.includes(price))
      .map((price) => `Nobody sees the price ${price}.`),
  ];
}

function unless(isFine: boolean, problem: string): string[] {
  return isFine ? [] : [problem];
}

function isWithin(length: number, [min, max]: readonly [number, number]): boolean {
  return min <= length && length <= max;
}

function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}
