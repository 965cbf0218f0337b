import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { ENGINES, type Finding } from './accessibility/engines.ts';
import { markupFindings } from './accessibility/markup.ts';
import { MEASURES } from './accessibility/measures.ts';
import { STATES, type State } from './accessibility/states.ts';
import { openSite, type OpenSite } from './open-site.ts';

/*
 * `npm run audit -- accessibility [--states] [part of a path ...]`: examines every page of the last build and every state (with --states
 * the states alone), at four widths, with three engines, html-validate and our own measurements. Prints one line per page
 * and state, and exits with 1 when there is a finding.
 */
const WIDTHS = [320, 390, 768, 1440];
const COLUMNS = [...ENGINES, ...MEASURES].map(({ name }) => name);

type Row = { name: string; found: Map<string, Finding[]> };

const { values, positionals: wanted } = parseArgs({
  options: { states: { type: 'boolean' } },
  allowPositionals: true,
});
const rows: Row[] = [];
await openSite(async (site) => {
  const pages: State[] = [...site.listed, '/case-studies/preview', '/get-a-quote/confirmation'].map((path) => ({
    name: '',
    path,
  }));
  const states = [...(values.states ? [] : pages), ...STATES].filter(
    ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  );
  const waiting = states.values();
  const work = async () => {
    for (const state of waiting) {
      const row = await audit(site, state).catch((error: unknown) => toUnreached(state, error));
      rows.push(row);
      print(row);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
});
const count = rows.flatMap(({ found }) => [...found.values()].flat()).length;
console.log(`\n${rows.length} pages and states, ${WIDTHS.length} widths: ${count} findings.`);
console.log(
  'Machines find a minority of what is in the way of people; see the accessibility statement for what people tested.',
);
process.exitCode = count > 0 ? 1 : 0;

async function audit(site: OpenSite, state: State): Promise<Row> {
  const found = new Map<string, Finding[]>([...COLUMNS, 'HTML'].map((name) => [name, []]));
  for (const width of WIDTHS) {
    const page = await open(site, state, width);
    for (const { name, find } of ENGINES) found.get(name)?.push(...(await find(page)).map((one) => at(one, width)));
    if (width === WIDTHS.at(-1)) for (const { name, find } of MEASURES) found.get(name)?.push(...(await find(page)));
    await page.context().close();
  }
  if (!state.reach) {
    const answer = await fetch(site.origin + state.path);
    found.get('HTML')?.push(...(await markupFindings(await answer.text())));
  }
  return { name: `${state.path} ${state.name}`.trim(), found };
}

/** A state that cannot be reached counts as a finding. */
function toUnreached({ name, path }: State, error: unknown): Row {
  const where = String(error).split('\n')[0] ?? '';
  return { name: `${path} ${name}`, found: new Map([['reach', [{ rule: 'cannot be reached', where }]]]) };
}

/** Opens a new visitor, so that no state is left over from the previous one. */
async function open({ browser, origin }: OpenSite, { path, reach }: State, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin + path);
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
