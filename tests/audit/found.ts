import { parseArgs } from 'node:util';
import { addressProblems } from '../found/address-problems.ts';
import { brokenLinks, crawlSite, UNLISTED, type Crawl } from '../found/crawl.ts';
import { machineProblems } from '../found/machine-problems.ts';
import { pageProblems } from '../found/page-problems.ts';
import type { FoundPage } from '../found/read-page.ts';
import { repeatedTexts } from '../found/repeated-texts.ts';
import { readShareCard } from '../found/share-card.ts';
import { startSite } from '../site/start-site.ts';
import { writeReport } from './report.ts';

/**
 * `npm run audit:found [-- --url http://localhost:3000 --out report.json]`: reads every page of the last build (or of a site that runs) as search
 * engines, feed readers and messengers do, prints one row of figures for each, then what is wrong. Ends with 1 when
 * anything is, and with 2 when nothing could be read.
 */
const { values } = parseArgs({ options: { url: { type: 'string' }, out: { type: 'string' } } });

type Row = { figures: Record<string, string | number>; problems: string[] };

async function auditSite(origin: string): Promise<number> {
  const crawl = await crawlSite(origin);
  const pages = [...crawl.pages.values()];
  const rows = await Promise.all(
    pages
      .filter(({ path }) => crawl.listed.includes(path) || UNLISTED.includes(path))
      .map((page) => rowOf(origin, page, crawl)),
  );
  console.table(rows.map(({ figures }) => figures));
  const problems = [
    ...rows.flatMap(({ figures, problems: found }) => found.map((problem) => `${figures.page}: ${problem}`)),
    ...repeatedTexts(pages),
    ...(await machineProblems(origin, crawl)),
    ...(await addressProblems(origin, crawl)),
  ];
  for (const problem of problems) console.error(problem);
  if (values.out)
    writeReport(
      values.out,
      rows.map(({ figures: { page, ...figures } }) => ({ page: String(page), figures })),
    );
  console.log(`${rows.length} pages, ${crawl.files.size} other files linked: ${problems.length} problems.`);
  return rows.length > 0 && problems.length === 0 ? 0 : 1;
}

async function rowOf(origin: string, page: FoundPage, crawl: Crawl): Promise<Row> {
  const broken = brokenLinks(page, crawl);
  const card = await readShareCard(origin, page.shared.get('og:image') ?? '');
  const problems = [...pageProblems(page), ...card.problems, ...broken.map((link) => `It leads to ${link}.`)];
  const graph = (page.data[0] as { '@graph'?: unknown[] } | undefined)?.['@graph'] ?? [];
  return {
    figures: {
      page: page.path,
      title: page.title.length,
      description: page.description.length,
      canonical: URL.canParse(page.canonical) && new URL(page.canonical).pathname === page.path ? 'own' : 'WRONG',
      picture: `${card.size} ${card.kilobytes} KB`,
      'graph nodes': page.isIndexed ? graph.length : 'noindex',
      h1: page.headings.h1.length,
      words: page.words,
      links: page.links.length,
      broken: broken.length,
      problems: problems.length,
    },
    problems,
  };
}

try {
  const site = values.url ? undefined : await startSite();
  try {
    process.exitCode = await auditSite(site?.origin ?? new URL(values.url ?? '').origin);
  } finally {
    site?.stop();
  }
} catch (error) {
  console.error(`Nothing was read. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
