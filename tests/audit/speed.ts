import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { freePort } from '../servers/free-port.ts';
import { listedPaths } from '../servers/listed-paths.ts';
import { requireNginx, startNginx } from '../servers/nginx.ts';
import { startSite } from '../servers/start-site.ts';
import { measureBenchmark, parseBenchmark } from './interactions/slowed-phone.ts';
import { median } from './median.ts';
import { timeFirstLetter, timeLargestPaint } from './speed/first-letter.ts';
import { waitUntilIdle, loadOnce, type Load, type Reading } from './speed/lighthouse.ts';

/**
 * `npm run audit -- speed [--runs 3 --only /,/about --form mobile --phone 560 --http1]`: measures every page of the last build behind nginx
 * (lib/delivery/hosts/nginx.conf, with TLS and HTTP/2 as in production, or as plain HTTP/1.1) in Lighthouse (median of the runs, its phone on
 * slow 4G or its desktop), in one table with an empty page of the same run as the baseline. Exits with 1 when a score is not 100, a page
 * exceeds one of LIMITS or shifts, or a fast visitor has to wait for the first text field of the quote. The phone is 4 times slower than
 * this machine; with `--phone` it has the given benchmark (Lighthouse's; this machine's own is in the table), so that the same phone is
 * measured on any machine.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    form: { type: 'string', default: 'mobile' },
    phone: { type: 'string' },
    http1: { type: 'boolean', default: false },
  },
});
const FORM = values.form === 'desktop' ? 'desktop' : 'mobile';
const PHONE = FORM === 'mobile' ? parseBenchmark(values.phone) : undefined;
const LIMITS = {
  lcpOfBaseline: 1.45,
  quoteLcpOfBaseline: 1.6,
  blockingMs: 20,
  quoteBlockingMs: 50,
  firstLetterOfBaseline: 2.2,
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const QUOTE = '/get-a-quote';
const COMPRESSION_DELAY_MS = 2000;
/** The slowdown of Lighthouse's phone. */
const LIGHTHOUSE_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;

/**
 * Its icon needs no request: in some runs a browser requests an icon before the first paint, which takes an eighth of a second over
 * HTTP/1.1.
 */
const EMPTY =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="//"></head><body><p>Empty</p></body></html>';

/**
 * The median of several loads. Lighthouse's benchmark of a machine varies within seconds, so the slowdown for a given benchmark uses its
 * median, too.
 */
async function measureMedian(url: string): Promise<Reading> {
  const loads: Load[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await waitUntilIdle();
    loads.push(await loadOnce(url, CATEGORIES, FORM));
  }
  const benchmark = median(loads.map(({ reading }) => reading.benchmark));
  const slowdown = PHONE && benchmark / PHONE;
  const readings: Reading[] = [];
  for (const { reading, withSlowdown } of loads) readings.push(slowdown ? await withSlowdown(slowdown) : reading);
  const of = (pick: (reading: Reading) => number) => median(readings.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index]!)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    shift: Math.max(...readings.map(({ shift }) => shift)),
    failed: [...new Set(readings.flatMap(({ failed }) => failed))],
    benchmark,
  };
}

requireNginx();
const emptyPort = await freePort();
const site = await startSite({ env: { SITE_URL: '' } });
const edge = await startNginx(site.origin, {
  secure: !values.http1,
  extra: (listen) =>
    `server { listen ${listen(emptyPort)}; location / { default_type text/html; return 200 '${EMPTY}'; } }`,
});
const emptyPage = `${new URL(edge.origin).protocol}//127.0.0.1:${emptyPort}/`;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const { request: agent } = await browser.newContext({ ignoreHTTPSErrors: true });
const problems: string[] = [];
const rows: Record<string, string | number>[] = [];

function addRow(path: string, reading: Reading, baseline: Reading): void {
  const ratio = reading.lcp / baseline.lcp;
  rows.push({
    page: path,
    scores: reading.scores.join('/'),
    'FCP ms': Math.round(reading.fcp),
    'LCP ms': Math.round(reading.lcp),
    'x floor': Number(ratio.toFixed(2)),
    'blocked ms': Math.round(reading.blocking),
    CLS: Number(reading.shift.toFixed(4)),
    benchmark: Math.round(reading.benchmark),
  });
}

function check(path: string, reading: Reading, baseline: Reading): void {
  const ratio = reading.lcp / baseline.lcp;
  const isQuote = path === QUOTE;
  CATEGORIES.forEach((name, index) => {
    if (reading.scores[index]! < 100)
      problems.push(`${path}: ${name} ${reading.scores[index]}, ${reading.failed.join(' ')}`);
  });
  if (reading.shift > 0) problems.push(`${path}: moves by ${reading.shift.toFixed(4)}`);
  const maxRatio = isQuote ? LIMITS.quoteLcpOfBaseline : LIMITS.lcpOfBaseline;
  if (ratio > maxRatio) problems.push(`${path}: paints at ${ratio.toFixed(2)} times the floor, at most ${maxRatio}`);
  if (reading.blocking > (isQuote ? LIMITS.quoteBlockingMs : LIMITS.blockingMs))
    problems.push(`${path}: blocked for ${reading.blocking.toFixed(0)} ms`);
}

/** Throws before anything is measured when one of the addresses is not a page, because the table would be lost. */
async function requirePages(paths: string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await fetch(site.origin + path, { redirect: 'manual' });
    if (status !== 200) throw new Error(`${path} is no page: the site answers ${status}.`);
  }
}

/** Measures when a visitor can type on the quote page, next to an empty page, both on a throttled CPU and connection. */
async function timeTyping(): Promise<void> {
  const times: { letter: number; baseline: number }[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await waitUntilIdle();
    const slowdown = PHONE ? Math.max(1, (await measureBenchmark(browser)) / PHONE) : LIGHTHOUSE_SLOWDOWN;
    const baseline = await timeLargestPaint(browser, emptyPage, slowdown);
    times.push({ baseline, letter: await timeFirstLetter(browser, edge.origin + QUOTE, slowdown) });
  }
  const [letter, baseline] = [median(times.map((time) => time.letter)), median(times.map((time) => time.baseline))];
  const ratio = letter / baseline;
  const words = `${letter.toFixed(0)} ms, ${ratio.toFixed(2)} times the ${baseline.toFixed(0)} ms of an empty page's largest paint`;
  console.log(`A first letter in the quote's first field for text: ${words}.`);
  if (!(ratio <= LIMITS.firstLetterOfBaseline))
    problems.push(`${QUOTE}: a first letter after ${words}, at most ${LIMITS.firstLetterOfBaseline}`);
}

try {
  const listed = listedPaths(await (await fetch(`${site.origin}/sitemap.xml`)).text());
  const paths = values.only?.split(',') ?? listed;
  await requirePages(paths);
  const baseline = await measureMedian(emptyPage);
  addRow('an empty page', baseline, baseline);
  for (const path of paths) {
    // As in production: the site has compressed the page with the highest quality, and nginx has it in its cache.
    await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
    await pause(COMPRESSION_DELAY_MS);
    for (const encoding of ['br', 'gzip'])
      await agent.get(edge.origin + path, { headers: { 'accept-encoding': encoding } });
    const reading = await measureMedian(edge.origin + path);
    addRow(path, reading, baseline);
    check(path, reading, baseline);
    console.log(JSON.stringify(rows.at(-1)));
  }
  addRow('an empty page again', await measureMedian(emptyPage), baseline);
  if (paths.includes(QUOTE) && FORM === 'mobile') await timeTyping();
} finally {
  await browser.close();
  edge.stop();
  site.stop();
}
console.table(rows);
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
