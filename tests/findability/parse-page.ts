import { JSDOM } from 'jsdom';

/** The metadata of a page for search engines and link previews, parsed from its HTML. */
export type FoundPage = {
  path: string;
  status: number;
  title: string;
  description: string;
  /** Full addresses; empty when the page has none. */
  canonical: string;
  isIndexed: boolean;
  /** The Open Graph and card tags by name, such as og:title. */
  shared: ReadonlyMap<string, string>;
  feeds: string[];
  language: string;
  /** As with scripts: the no-script fallback has its own headings. */
  headings: { h1: string[]; skipped: string[] };
  words: number;
  /** All visible text, on one line. */
  text: string;
  /** Blocks of JSON-LD; invalid JSON stays a string. */
  data: unknown[];
  links: string[];
  ids: string[];
  /** The number of pictures without an `alt`. */
  unnamed: number;
};

/** Parses the HTML of a page. `path` is its requested address, with its query. */
export function parsePage(path: string, status: number, html: string): FoundPage {
  const { document } = new JSDOM(html).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '');
  const meta = (name: string) => attributes(`meta[name="${name}"]`, 'content')[0] ?? '';
  const tags = all('meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"]');
  const data = all('script[type="application/ld+json"]').map((script) => parse(script.textContent ?? ''));
  const headings = all('main :is(h1, h2, h3, h4):not(noscript *)').map(({ tagName }) => Number(tagName.slice(1)));
  for (const script of all('script, style, template')) script.remove();
  return {
    path,
    status,
    title: document.title,
    description: meta('description'),
    canonical: normalizeHomeUrl(attributes('link[rel="canonical"]', 'href')[0] ?? ''),
    isIndexed: !meta('robots').includes('noindex'),
    shared: new Map(
      tags.map((tag) => {
        const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
        const content = tag.getAttribute('content') ?? '';
        return [name, name === 'og:url' ? normalizeHomeUrl(content) : content];
      }),
    ),
    feeds: attributes('link[rel="alternate"]', 'type'),
    language: document.documentElement.lang,
    headings: {
      h1: all('h1:not(noscript *)').map((one) => toLine(one.textContent)),
      skipped: headings.flatMap((level, index) =>
        level > (headings[index - 1] ?? 0) + 1 ? `h${level} after h${headings[index - 1] ?? 0}` : [],
      ),
    },
    words: (toLine(document.querySelector('main')?.textContent).match(/\p{L}[\p{L}\p{N}’-]*/gu) ?? []).length,
    text: toLine(document.body.textContent),
    data,
    links: attributes('a[href]', 'href'),
    ids: attributes('[id]', 'id'),
    unnamed: all('img:not([alt])').length,
  };
}

function toLine(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The framework writes the address of the home page without its slash, which is the same address. */
function normalizeHomeUrl(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
