import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite } from '../site/start-site.ts';
import { loadOnce } from '../speed/lighthouse.ts';
import { readReport, type PageReport } from './report.ts';

/**
 * `npm run audit`: whether everybody can use every page of the last build and whether it is found, in one table: what search engines
 * and messengers read (audit:found), the findings of five checkers in all states at four widths (audit:accessibility), and the scores of
 * Lighthouse's phone. Ends with 1 when anything is wrong.
 */
const SCORES = { accessibility: 'LH access', 'best-practices': 'LH practices', seo: 'LH SEO' };

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const reports: PageReport[][] = [];
let isClean = true;
try {
  for (const script of ['tests/audit/found.ts', 'tests/accessibility/run.ts']) {
    const out = join(folder, `${reports.length}.json`);
    const { status } = spawnSync(process.execPath, [script, '--out', out], { stdio: 'inherit' });
    if (status === null || status > 1) throw new Error(`${script} came to no end.`);
    isClean &&= status === 0;
    reports.push(readReport(out));
  }
} finally {
  rmSync(folder, { recursive: true });
}

const site = await startSite({ env: { SITE_URL: '' } });
try {
  const scored: PageReport[] = [];
  for (const page of listedPaths(await (await fetch(`${site.origin}/sitemap.xml`)).text())) {
    const { scores, failed } = (await loadOnce(site.origin + page, Object.keys(SCORES), 'mobile')).reading;
    scored.push({ page, figures: Object.fromEntries(Object.values(SCORES).map((name, at) => [name, scores[at]!])) });
    if (scores.every((score) => score === 100)) continue;
    isClean = false;
    console.error(`${page}: Lighthouse gives ${scores.join(', ')}: ${failed.join(' ')}`);
  }
  reports.push(scored);
} finally {
  site.stop();
}

const pages = new Set(reports.flat().map(({ page }) => page));
const figuresOf = (page: string) => reports.flatMap((report) => report.filter((one) => one.page === page));
console.table(
  [...pages].map((page) => Object.assign({ page }, ...figuresOf(page).map(({ figures }) => figures)) as object),
);
console.log(`${pages.size} pages: ${isClean ? 'nothing is wrong' : 'see what is wrong above'}.`);
process.exitCode = isClean ? 0 : 1;
