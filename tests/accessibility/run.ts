import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { writeReport, type PageReport } from '../audit/report.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite } from '../site/start-site.ts';
import { ENGINES, type Finding } from './engines.ts';
import { markupFindings } from './markup.ts';
import { MEASURES } from './measures.ts';
import { STATES, type State } from './states.ts';

/*
 * `npm run audit:accessibility [-- --states --out report.json part of a path ...]`: every page of the last build and every state
 * (or the states alone), at four widths, through three engines, html-validate and our own measurements. Prints one line per page
 * and state, and ends with 1 when anything was found.
 */
const WIDTHS = [320, 390, 768, 1440];
const COLUMNS = [...ENGINES, ...MEASURES].map(({ name }) => name);

type Row = { name: string; path: string; found: Map<string, Finding[]> };

const { values, positionals: wanted } = parseArgs({
  options: { out: { type: 'string' }, states: { type: 'boolean' } },
  allowPositionals: true,
});
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const rows: Row[] = [];
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const pages: State[] = [...listedPaths(sitemap), '/case-studies/preview', '/get-a-quote/confirmation'].map(
    (path) => ({
      name: '',
      path,
    }),
  );
  const states = [...(values.states ? [] : pages), ...STATES].filter(
    ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  );
  const waiting = states.values();
  const work = async () => {
    for (const state of waiting) {
      const row = await audit(browser, state).catch((error: unknown) => unreached(state, error));
      rows.push(row);
      print(row);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
} finally {
  await browser.close();
  site.stop();
}
const count = rows.flatMap(({ found }) => [...found.values()].flat()).length;
console.log(`\n${rows.length} pages and states, ${WIDTHS.length} widths: ${count} findings.`);
console.log(
  'Machines find a minority of what is in the way of people; see the accessibility statement for what people tested.',
);
if (values.out) writeReport(values.out, reportOf(rows));
process.exitCode = count > 0 ? 1 : 0;

/** The findings of each page, of all its states together. */
function reportOf(all: Row[]): PageReport[] {
  return [...Map.groupBy(all, ({ path }) => path)].map(([page, ofPage]) => {
    const countOf = (column: string) => ofPage.reduce((sum, { found }) => sum + (found.get(column)?.length ?? 0), 0);
    const counts = Object.fromEntries([...COLUMNS, 'HTML'].map((column) => [column, countOf(column)]));
    return { page, figures: { states: ofPage.length, ...counts } };
  });
}

async function audit(browser: Browser, state: State): Promise<Row> {
  const found = new Map<string, Finding[]>([...COLUMNS, 'HTML'].map((name) => [name, []]));
  for (const width of WIDTHS) {
    const page = await open(browser, state, width);
    for (const { name, find } of ENGINES) found.get(name)?.push(...(await find(page)).map((one) => at(one, width)));
    if (width === WIDTHS.at(-1)) for (const { name, find } of MEASURES) found.get(name)?.push(...(await find(page)));
    await page.context().close();
  }
  if (!state.reach) {
    const answer = await fetch(site.origin + state.path);
    found.get('HTML')?.push(...(await markupFindings(await answer.text())));
  }
  return { name: `${state.path} ${state.name}`.trim(), path: state.path.replace(/[?#].*/, ''), found };
}

/** A state that nobody can be brought to has found something by that alone. */
function unreached({ name, path }: State, error: unknown): Row {
  const where = String(error).split('\n')[0] ?? '';
  return { name: `${path} ${name}`, path, found: new Map([['reach', [{ rule: 'cannot be reached', where }]]]) };
}

/** A visitor of their own, so that no state is left over from the one before. */
async function open(browser: Browser, { path, reach }: State, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.origin + path);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('html:not(.first-visit)').waitFor();
  await reach?.(page);
  return page;
}

function at({ rule, where }: Finding, width: number): Finding {
  return { rule, where: `${width} px: ${where}` };
}

function print({ name, found }: Row): void {
  const counts = [...found].map(([column, findings]) => `${column} ${findings.length}`);
  console.log(`${name}\n    ${counts.join('  ')}`);
  for (const [column, findings] of found)
    for (const { rule, where } of findings.slice(0, 6)) console.error(`    ${column}: ${rule}: ${where}`);
}
