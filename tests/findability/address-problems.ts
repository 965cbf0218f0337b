import { readRedirects } from '#lib/pages/redirect-rules';
import type { Crawl } from './crawl.ts';
import { parsePage } from './parse-page.ts';

const { moved, gone } = readRedirects();

/** Unknown addresses in several spellings. */
const UNKNOWN_PATHS = [
  '/nowhere',
  '/case-studies/nobody',
  '/blog/nothing',
  '/blog/topics/nothing',
  '/blog/list/bm90aGluZw==',
];

/** What is wrong with the responses of the site at `origin` to old, withdrawn, misspelled and unknown addresses. */
export async function addressProblems(origin: string, { listed }: Pick<Crawl, 'listed'>): Promise<string[]> {
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const problems: string[] = [];
  const expectHop = async (from: string, to: string) => {
    const answer = await ask(from);
    const location = answer.headers.get('location') ?? '';
    const target = new URL(location, origin);
    if (answer.status !== 308) problems.push(`${from} answers ${answer.status}, not 308.`);
    else if (target.pathname + target.search + target.hash !== to)
      problems.push(`${from} leads to ${location}, not to ${to}.`);
  };

  for (const { from, to } of moved) {
    await expectHop(from, to);
    await expectHop(`${from.toUpperCase()}/`, to);
    const target = await ask(to);
    const { hash } = new URL(to, origin);
    const ids = hash ? parsePage(to, target.status, await target.text()).ids : [];
    if (target.status !== 200 || (hash && !ids.includes(hash.slice(1))))
      problems.push(`${to}, where ${from} leads, is not there.`);
  }
  for (const { path, why } of gone) {
    const answer = await ask(path);
    if (answer.status !== 410) problems.push(`${path} answers ${answer.status}, not 410.`);
    const { text } = parsePage(path, answer.status, await answer.text());
    if (!text.includes(why)) problems.push(`${path} does not say why it is gone.`);
  }
  for (const path of listed.filter((one) => one !== '/')) {
    await expectHop(`${path}/`, path);
    await expectHop(`${path.toUpperCase()}/?x=Y`, `${path}?x=Y`);
  }
  for (const path of UNKNOWN_PATHS) {
    const answer = await ask(path);
    const page = parsePage(path, answer.status, await answer.text());
    if (answer.status !== 404) problems.push(`${path} answers ${answer.status}, not 404.`);
    if (page.isIndexed || page.canonical) problems.push(`${path} may be indexed.`);
    if (page.links.length < 5) problems.push(`${path} is a dead end.`);
  }
  return problems;
}
