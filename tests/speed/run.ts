import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { median } from '../audit/median.ts';
import { copyWithEmptyPage, MOST_OWN_SCRIPTS, weighScripts } from '../audit/own-scripts.ts';
import { benchmarkOf, readBenchmark } from '../audit/slowed-phone.ts';
import { freePort } from '../site/free-port.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { needNginx, startNginx } from '../site/nginx.ts';
import { startSite } from '../site/start-site.ts';
import { brotli, overruns, type FirstLoad } from './budgets.ts';
import { weighFirstLoad } from './first-load.ts';
import { timeFirstLetter, timeLargestPaint } from './first-letter.ts';
import { atRest, loadOnce, type Load, type Reading } from './lighthouse.ts';

/**
 * `npm run audit:speed [-- --runs 3 --only /,/about --form mobile --phone 560 --http1]`: every page of the last build behind nginx
 * (lib/edge/nginx.conf, with TLS and HTTP/2 as in production, or as plain HTTP/1.1) in Lighthouse (median of the runs, its phone on slow 4G or
 * its desktop), in one table with an empty page of the same run as the floor, and the bytes of each. Ends with 1 when a page is over a
 * budget, a score is not 100, or somebody who is fast has to wait for the quote's first field for text. The phone is 4 times slower than this
 * machine, however slow that is; with `--phone` it is one of that benchmark (Lighthouse's, of which this machine's own stands in the table), so that the same phone is measured on any machine.
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
const PHONE = FORM === 'mobile' ? readBenchmark(values.phone) : undefined;
const LIMITS = {
  lcpOfFloor: 1.4,
  blockingMs: 20,
  quoteBlockingMs: 50,
  firstLetterOfFloor: 2.2,
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const QUOTE = '/get-a-quote';
const COMPRESSED_AFTER_MS = 2000;
/** Of its phone. */
const LIGHTHOUSE_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;

/** Its icon asks for nothing: where a browser asks for one before it paints, in some runs and not in others, that takes an eighth of a second over HTTP/1.1. */
const EMPTY =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="//"></head><body><p>Empty</p></body></html>';

/** The median of several loads. What Lighthouse finds a machine to be leaps within seconds, so a phone of a benchmark is slowed by the median of that, too. */
async function readOften(url: string): Promise<Reading> {
  const loads: Load[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await atRest();
    loads.push(await loadOnce(url, CATEGORIES, FORM));
  }
  const benchmark = median(loads.map(({ reading }) => reading.benchmark));
  const slowdown = PHONE && benchmark / PHONE;
  const readings: Reading[] = [];
  for (const { reading, slowedBy } of loads) readings.push(slowdown ? await slowedBy(slowdown) : reading);
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

needNginx();
const emptyPort = await freePort();
const site = await startSite({ env: { SITE_URL: '' } });
const edge = await startNginx(site.origin, {
  secure: !values.http1,
  extra: (listen) =>
    `server { listen ${listen(emptyPort)}; location / { default_type text/html; return 200 '${EMPTY}'; } }`,
});
const emptyPage = `${new URL(edge.origin).protocol}//127.0.0.1:${emptyPort}/`;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const problems: string[] = [];
const rows: Record<string, string | number>[] = [];
const kb = (bytes: number) => Number((bytes / 1024).toFixed(1));

function note(path: string, reading: Reading, floor: Reading, load?: FirstLoad): void {
  const ratio = reading.lcp / floor.lcp;
  rows.push({
    page: path,
    scores: reading.scores.join('/'),
    'FCP ms': Math.round(reading.fcp),
    'LCP ms': Math.round(reading.lcp),
    'x floor': Number(ratio.toFixed(2)),
    'blocked ms': Math.round(reading.blocking),
    CLS: Number(reading.shift.toFixed(4)),
    benchmark: Math.round(reading.benchmark),
    ...(load && {
      requests: load.requests,
      'html KB': kb(load.html),
      'fonts KB': kb(load.fonts),
      'pictures KB': kb(load.pictures),
      'scripts KB': kb(load.scripts),
      'total KB': kb(load.total),
    }),
  });
  if (!load) return;
  const isQuote = path === QUOTE;
  CATEGORIES.forEach((name, index) => {
    if (reading.scores[index]! < 100)
      problems.push(`${path}: ${name} ${reading.scores[index]}, ${reading.failed.join(' ')}`);
  });
  if (reading.shift > 0) problems.push(`${path}: moves by ${reading.shift.toFixed(4)}`);
  if (ratio > LIMITS.lcpOfFloor)
    problems.push(`${path}: paints at ${ratio.toFixed(2)} times the floor, at most ${LIMITS.lcpOfFloor}`);
  if (reading.blocking > (isQuote ? LIMITS.quoteBlockingMs : LIMITS.blockingMs))
    problems.push(`${path}: blocked for ${reading.blocking.toFixed(0)} ms`);
}

/** Throws before anything is measured when one of the addresses is no page, because a table would be lost at it. */
async function needPages(paths: string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await fetch(site.origin + path, { redirect: 'manual' });
    if (status !== 200) throw new Error(`${path} is no page: the site answers ${status}.`);
  }
}

/** What a page weighs that comes from an edge which has it. */
async function weigh(path: string, until: 'still' | 'painted'): Promise<FirstLoad> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  for (const encoding of ['br', 'gzip'])
    await context.request.get(edge.origin + path, { headers: { 'accept-encoding': encoding } });
  const load = await weighFirstLoad(await context.newPage(), edge.origin, path, until);
  await context.close();
  return load;
}

/** How soon somebody can type on the quote page, beside an empty page, both on a phone and a line that are slowed as they load. */
async function timeTyping(): Promise<void> {
  const times: { letter: number; floor: number }[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await atRest();
    const slowdown = PHONE ? Math.max(1, (await benchmarkOf(browser)) / PHONE) : LIGHTHOUSE_SLOWDOWN;
    const floor = await timeLargestPaint(browser, emptyPage, slowdown);
    times.push({ floor, letter: await timeFirstLetter(browser, edge.origin + QUOTE, slowdown) });
  }
  const [letter, floor] = [median(times.map((time) => time.letter)), median(times.map((time) => time.floor))];
  const ratio = letter / floor;
  const words = `${letter.toFixed(0)} ms, ${ratio.toFixed(2)} times the ${floor.toFixed(0)} ms of an empty page's largest paint`;
  console.log(`A first letter in the quote's first field for text: ${words}.`);
  if (!(ratio <= LIMITS.firstLetterOfFloor))
    problems.push(`${QUOTE}: a first letter after ${words}, at most ${LIMITS.firstLetterOfFloor}`);
}

/** What the quote page loads in scripts beyond an empty page of the framework. */
async function weighQuoteScripts(): Promise<void> {
  const folder = copyWithEmptyPage('speed');
  const copy = await startSite({ folder });
  const { floor, own, later } = await weighScripts(browser, { origin: copy.origin, folder }, QUOTE);
  copy.stop();
  console.log(
    `Scripts of the quote page: ${kb(own)} KB beyond the ${kb(floor)} KB of an empty page, ${kb(later)} KB for later steps.`,
  );
  if (own > MOST_OWN_SCRIPTS) problems.push(`${QUOTE}: ${own} bytes of its own scripts, at most ${MOST_OWN_SCRIPTS}`);
}

try {
  const listed = listedPaths(await (await fetch(`${site.origin}/sitemap.xml`)).text());
  const paths = values.only?.split(',') ?? listed;
  await needPages(paths);
  const floor = await readOften(emptyPage);
  note('an empty page', floor, floor);
  for (const path of paths) {
    // Somebody has always been here: the site has compressed the page as well as it can, and the edge has it.
    await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
    await pause(COMPRESSED_AFTER_MS);
    const load = await weigh(path, 'still');
    problems.push(...overruns(path === QUOTE ? await weigh(path, 'painted') : load));
    note(path, await readOften(edge.origin + path), floor, load);
    console.log(JSON.stringify(rows.at(-1)));
  }
  note('an empty page again', await readOften(emptyPage), floor);
  if (paths.includes(QUOTE)) {
    if (FORM === 'mobile') await timeTyping();
    await weighQuoteScripts();
  }
} finally {
  await browser.close();
  edge.stop();
  site.stop();
}
console.table(rows);
for (const problem of problems) console.error(problem);
console.log(`An empty page has ${brotli(EMPTY)} bytes. ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
