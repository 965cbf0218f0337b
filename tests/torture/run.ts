import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, hashText } from '#lib/illustration/random';
import { takeScratchFolder } from '#tests/scratch';
import { postgres, sqlite, stopEngines, type Engine } from './engines.ts';
import { printResults, type Row } from './print-results.ts';
import { leftOut, type Result, type TortureTest } from './torture-test.ts';

/**
 * `npm run torture [-- L1 F3] [-- --short] [-- --store postgres] [-- --seed 7]`: the quote desk of the last build under load and
 * with things broken, each test from outside, through HTTP. Prints one table; ends with 1 when a test falls, with 2 when it was not
 * understood.
 *
 * --short makes a few steps of each test, several tests at once, in seconds. Times mean nothing then and are not judged; all else is.
 * --store postgres makes the tests that can have their store on PostgreSQL, and has it there; without it most have SQLite.
 *
 * To add a test, add a file here that is called by its id, such as f14-lost-mail.ts, and exports `test: TortureTest`. It is found
 * by its name. What most of them need: `startServer` (a server, its signals, its memory), `newPosting` (many clients),
 * `openLedger` (sends, and keeps what was acknowledged), `openSinks` (a webhook and a mail server that can be made to fail),
 * `auditStore` (what is in the store, compared with what was acknowledged), `until` (waits for something).
 */
const SHORT_AT_ONCE = 3;

takeScratchFolder();
process.exitCode = await main();

async function main(): Promise<number> {
  const tests = await readTests();
  const choice = chooseFrom(tests);
  if (typeof choice === 'string') {
    console.error(choice);
    return 2;
  }
  console.log(`Seed ${choice.seed} (--seed ${choice.seed} makes the same choices again).`);
  const began = performance.now();
  const rows = await runAll(choice);
  await stopEngines();
  printResults(rows);
  const fallen = rows.filter(({ ok }) => !ok).map(({ id }) => id);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${rows.length} tests in ${seconds} s; ${fallen.length === 0 ? 'none fell' : `fallen: ${fallen.join(' ')}`}.`,
  );
  if (choice.short) console.log('This was the short form: times are told, not judged.');
  return fallen.length > 0 ? 1 : 0;
}

async function readTests(): Promise<TortureTest[]> {
  const files = globSync('[a-z][0-9]*-*.ts', { cwd: import.meta.dirname });
  const order = new Intl.Collator('en', { numeric: true });
  const read = files.map(async (file) => {
    const { test } = (await import(join(import.meta.dirname, file))) as { test: TortureTest };
    if (!basename(file).startsWith(`${test.id.toLowerCase()}-`)) throw new Error(`${file} does not hold ${test.id}.`);
    return test;
  });
  return (await Promise.all(read)).sort((left, right) => order.compare(left.id, right.id));
}

type Choice = { tests: TortureTest[]; short: boolean; store: Engine['name'] | undefined; seed: number };

/** What the command line asks for, or what is wrong with it. */
function chooseFrom(tests: TortureTest[]): Choice | string {
  const options = { short: { type: 'boolean' }, store: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { short = false, store, seed = String(Date.now() % 100_000) } = values;
  const ids = positionals.map((id) => id.toUpperCase());
  const unknown = ids.filter((id) => !tests.some((test) => test.id === id));
  const known = tests.map(({ id }) => id).join(' ');
  if (unknown.length > 0) return `There is no test ${unknown.join(', ')}. There are: ${known}`;
  if (store !== undefined && store !== 'sqlite' && store !== 'postgres') return 'The store is sqlite or postgres.';
  if (!/^\d+$/.test(seed)) return 'The seed is a whole number.';
  const asked = ids.length > 0 ? tests.filter(({ id }) => ids.includes(id)) : tests;
  const fitting = asked.filter(({ engines }) => store === undefined || engines.includes(store));
  if (fitting.length === 0) return `None of these can have its store on ${store}.`;
  return { tests: fitting, short, store, seed: Number(seed) };
}

async function runAll({ tests, short, store, seed }: Choice): Promise<Row[]> {
  const rows: Row[] = [];
  const work = async (waiting: TortureTest[]) => {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const { id, title, wanted, engines } = test;
      const name = store ?? engines[0] ?? 'sqlite';
      const say = (progress: string) => console.log(`${id}  ${progress}`);
      say(`${title} (${name})`);
      const began = performance.now();
      const result = await resultOf(test, { name, short, random: createRandom(seed ^ hashText(id)), say });
      say(`took ${Math.round((performance.now() - began) / 1000)} s`);
      rows.push({ id, title: name === engines[0] ? title : `${title}, on ${name}`, wanted, ...result });
    }
  };
  await work(tests.filter(({ isAlone }) => isAlone));
  const together = tests.filter(({ isAlone }) => !isAlone);
  await Promise.all(Array.from({ length: short ? SHORT_AT_ONCE : 1 }, () => work(together)));
  return tests.map(({ id }) => rows.find((row) => row.id === id)!);
}

type Given = { name: Engine['name']; short: boolean; random: () => number; say: (progress: string) => void };

async function resultOf(test: TortureTest, { name, ...given }: Given): Promise<Result> {
  const engine = name === 'sqlite' ? sqlite : await postgres();
  if (!engine) return leftOut('PostgreSQL is not installed');
  try {
    return await test.run({ ...given, engine });
  } catch (error) {
    console.error(error);
    return { figure: `did not come to its end: ${error instanceof Error ? error.message : String(error)}`, ok: false };
  }
}
