import { JSDOM } from 'jsdom';
import type { Crawl } from './crawl.ts';

/** Problems of the files for machines: the sitemap, robots.txt, both feeds and llms.txt of the site at `origin`. */
export async function machineProblems(origin: string, { pages, listed }: Crawl): Promise<string[]> {
  const problems: string[] = [];
  const note = (isFine: boolean, problem: string) => void (isFine || problems.push(problem));
  const read = async (path: string, type: string) => {
    const answer = await fetch(origin + path);
    note(answer.status === 200, `${path} answers ${answer.status}.`);
    note(answer.headers.get('content-type')?.startsWith(type) ?? false, `${path} is no ${type}.`);
    return { text: await answer.text(), headers: answer.headers };
  };

  const sitemap = parseXml((await read('/sitemap.xml', 'application/xml')).text);
  note(sitemap.querySelector('parsererror') === null, 'The sitemap is no XML.');
  note(sitemap.querySelectorAll('url').length === sitemap.querySelectorAll('lastmod').length, 'A page has no lastmod.');
  note(new Set(listed).size === listed.length, 'The sitemap lists a page twice.');
  const indexed = [...pages.values()].filter(({ status, isIndexed }) => status === 200 && isIndexed);
  for (const { path } of indexed) note(listed.includes(path), `The sitemap does not list ${path}.`);
  for (const path of listed)
    note(
      indexed.some((page) => page.path === path),
      `The sitemap lists ${path}.`,
    );
  const addresses = [...sitemap.querySelectorAll('loc')].map((loc) => loc.textContent ?? '');
  for (const { path, canonical } of indexed) {
    note(addresses.includes(canonical), `The sitemap spells ${path} differently than its canonical address.`);
  }

  const robots = (await read('/robots.txt', 'text/plain')).text;
  const host = new URL(addresses[0] ?? origin).origin;
  note(robots.includes(`Sitemap: ${host}/sitemap.xml`), 'robots.txt does not lead to the sitemap.');
  note(!/^Disallow: \/$/m.test(robots), 'robots.txt keeps everybody out.');

  const posts = listed.filter((path) => /^\/blog\/[^/]+$/.test(path));
  const rss = await read('/feed.xml', 'application/rss+xml');
  const json = await read('/feed.json', 'application/feed+json');
  const items = [...parseXml(rss.text).querySelectorAll('item > guid')].map((guid) => guid.textContent ?? '');
  const twins = (JSON.parse(json.text) as { items: { id: string }[] }).items.map(({ id }) => id);
  note(items.join() === twins.join(), 'The two feeds differ.');
  note(
    items
      .map((id) => new URL(id).pathname)
      .sort()
      .join() === posts.sort().join(),
    'The feeds do not hold all posts.',
  );
  for (const [path, { headers }] of Object.entries({ '/feed.xml': rss, '/feed.json': json })) {
    const again = await fetch(origin + path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    note(again.status === 304, `${path} is sent again to who has it.`);
    note(headers.get('cross-origin-resource-policy') === 'cross-origin', `Other sites cannot read ${path}.`);
  }

  const llms = (await read('/llms.txt', 'text/plain')).text;
  const linked = [...llms.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of linked) note(pages.has(path) || path.startsWith('/feed.'), `llms.txt leads to ${path}.`);
  note(linked.length > posts.length, 'llms.txt leads nowhere.');
  return problems;
}

function parseXml(text: string): Document {
  return new new JSDOM().window.DOMParser().parseFromString(text, 'application/xml');
}
