import { readPage, type FoundPage } from './read-page.ts';

/** Pages that are there and are not listed. */
export const UNLISTED = ['/get-a-quote/confirmation', '/case-studies/preview'];

export type Crawl = {
  /** Every page that was read, by its path. */
  pages: Map<string, FoundPage>;
  /** The paths that the sitemap lists. */
  listed: string[];
  /** The status of everything else that a page links to, by path. */
  files: Map<string, number>;
};

/**
 * Reads every page of the site at `origin` that the sitemap lists, that is known to be unlisted, or that one of those
 * leads to; other files are only asked for. Queries are left out.
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
    const page = readPage(path, answer.status, await answer.text());
    pages.set(path, page);
    queue.push(...page.links.flatMap((link) => pathOf(link, path) ?? []));
  }
  return { pages, listed, files };
}

/** The links of a page that lead to nothing, to another address or to an anchor that is not there. */
export function brokenLinks({ path, links }: FoundPage, { pages, files }: Crawl): string[] {
  return [...new Set(links)].filter((link) => {
    const target = pathOf(link, path);
    if (target === undefined) return false;
    const page = pages.get(target);
    if (!page) return files.get(target) !== 200;
    const { hash } = new URL(link, `http://site${path}`);
    return page.status !== 200 || (hash !== '' && !page.ids.includes(decodeURIComponent(hash.slice(1))));
  });
}

/** The path that a link leads to on this site; undefined for mail, telephone and other sites. */
function pathOf(link: string, from: string): string | undefined {
  if (!/^[/#?]/.test(link) || link.startsWith('//')) return undefined;
  return new URL(link, `http://site${from}`).pathname;
}
