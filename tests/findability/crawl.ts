import { parsePage, type FoundPage } from './parse-page.ts';

/** Existing pages that the sitemap does not list. */
const UNLISTED = ['/get-a-quote/confirmation', '/case-studies/preview'];

export type Crawl = {
  /** Every crawled page, by its path. */
  pages: Map<string, FoundPage>;
  /** The paths in the sitemap. */
  listed: string[];
  /** The status of every other link target, by path. */
  files: Map<string, number>;
};

/**
 * Crawls every page of the site at `origin` that the sitemap lists, that is known to be unlisted, or that one of those links to. Other
 * files are only requested. Queries are ignored.
 */
export async function crawlSite(origin: string): Promise<Crawl> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const pages = new Map<string, FoundPage>();
  const files = new Map<string, number>();
  const queue = [...listed, ...UNLISTED];
  for (const path of queue) {
    if (pages.has(path) || files.has(path)) continue;
    const answer = await fetch(origin + path, { redirect: 'manual' });
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      files.set(path, answer.status);
      continue;
    }
    const page = parsePage(path, answer.status, await answer.text());
    pages.set(path, page);
    queue.push(...page.links.flatMap((link) => resolvePath(link, path) ?? []));
  }
  return { pages, listed, files };
}

/** The links of a page whose target is missing, moved or has no such anchor. */
export function brokenLinks({ path, links }: FoundPage, { pages, files }: Crawl): string[] {
  return [...new Set(links)].filter((link) => {
    const target = resolvePath(link, path);
    if (target === undefined) return false;
    const page = pages.get(target);
    if (!page) return files.get(target) !== 200;
    const { hash } = new URL(link, `http://site${path}`);
    return page.status !== 200 || (hash !== '' && !page.ids.includes(decodeURIComponent(hash.slice(1))));
  });
}

/** The path of a link on this site; undefined for mail, telephone and other sites. */
function resolvePath(link: string, from: string): string | undefined {
  if (!/^[/#?]/.test(link) || link.startsWith('//')) return undefined;
  return new URL(link, `http://site${from}`).pathname;
}
