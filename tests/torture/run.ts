import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { showHelp } from '#lib/cli/show-help';
import { createRandom } from '#lib/illustration/random';
import { hashText } from '#lib/pawns/hash-text';
import { createScratchFolder } from '#tests/scratch';
import { postgres, sqlite, stopEngines, type Engine } from './engines.ts';
import { printResults, type Row } from './print-results.ts';
import { leftOut, type Result, type TortureTest } from './torture-test.ts';

/**
 * `npm run torture [-- L1 F3] [-- --short] [-- --store postgres] [-- --seed 7]`: tests the leads API of the last build under load and with
 * faults, each test from outside, through HTTP. Prints one table. Exits with 1 when a test fails, with 2 for invalid arguments.
 *
 * --short runs a few steps of each test, several tests at once, in seconds. Times are then reported but not checked; everything else is.
 * --store postgres runs the tests that support PostgreSQL, on PostgreSQL. Without it most tests use SQLite.
 *
 * To add a test, add a file here that begins with its id, such as f14-lost-mail.ts, and exports `test: TortureTest`. It is found by its
 * name. Most tests need: `startServer` (a server, its signals, its memory), `newSubmission` (many clients), `openLedger` (sends and records
 * what was acknowledged), `openSinks` (a webhook and a mail server that can be made to fail), `auditStore` (compares the store with what
 * was acknowledged), `until` (waits for a condition).
 */
const MAX_CONCURRENT_SHORT = 3;

showHelp(`Usage: npm run torture [-- <tests>] [options]

Tests the leads API of the last build under load and with faults, in about two hours. Tests are named by their ids, such as L1 F3.

  --short             a few steps of each test, in minutes; times are not checked
  --store postgres    the tests that support PostgreSQL, on PostgreSQL
  --seed <number>     makes the same choices again

Ends with 1 when a test fails, and with 2 when the arguments are not understood.`);
createScratchFolder();
// A failed test may leave a server or a socket open.
process.exit(await main());

async function main(): Promise<number> {
  const tests = await readTests();
  const choice = parseChoice(tests);
  if (typeof choice === 'string') {
    console.error(choice);
    return 2;
  }
  console.log(`Seed ${choice.seed} (--seed ${choice.seed} makes the same choices again).`);
  const began = performance.now();
  const rows = await runAll(choice);
  await stopEngines();
  printResults(rows);
  const failed = rows.filter(({ ok }) => !ok).map(({ id }) => id);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${rows.length} tests in ${seconds} s; ${failed.length === 0 ? 'none failed' : `failed: ${failed.join(' ')}`}.`,
  );
  if (choice.short) console.log('This was the short form: times are reported, not checked.');
  return failed.length > 0 ? 1 : 0;
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

/** The parsed command line, or an error message. */
function parseChoice(tests: TortureTest[]): Choice | string {
  const options = { short: { type: 'boolean' }, store: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { short = false, store, seed = String(Date.now() % 100_000) } = values;
  const ids = positionals.map((id) => id.toUpperCase());
  const unknown = ids.filter((id) => !tests.some((test) => test.id === id));
  const known = tests.map(({ id }) => id).join(' ');
  if (unknown.length > 0) return `There is no test ${unknown.join(', ')}. There are: ${known}`;
  if (store !== undefined && store !== 'sqlite' && store !== 'postgres') return 'The store is sqlite or postgres.';
  if (!/^\d+$/.test(seed)) return 'The seed is a whole number.';
  const requested = ids.length > 0 ? tests.filter(({ id }) => ids.includes(id)) : tests;
  const fitting = requested.filter(({ engines }) => store === undefined || engines.includes(store));
  if (fitting.length === 0) return `None of these can have its store on ${store}.`;
  return { tests: fitting, short, store, seed: Number(seed) };
}

async function runAll({ tests, short, store, seed }: Choice): Promise<Row[]> {
  const rows: Row[] = [];
  const work = async (waiting: TortureTest[]) => {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const { id, title, expected, engines } = test;
      const name = store ?? engines[0] ?? 'sqlite';
      const log = (progress: string) => console.log(`${id}  ${progress}`);
      log(`${title} (${name})`);
      const began = performance.now();
      const result = await runTest(test, { name, short, random: createRandom(seed ^ hashText(id)), log });
      log(`took ${Math.round((performance.now() - began) / 1000)} s`);
      rows.push({ id, title: name === engines[0] ? title : `${title}, on ${name}`, expected, ...result });
    }
  };
  await work(tests.filter(({ isAlone }) => isAlone));
  const together = tests.filter(({ isAlone }) => !isAlone);
  await Promise.all(Array.from({ length: short ? MAX_CONCURRENT_SHORT : 1 }, () => work(together)));
  return tests.map(({ id }) => rows.find((row) => row.id === id)!);
}

type RunOptions = { name: Engine['name']; short: boolean; random: () => number; log: (progress: string) => void };

async function runTest(test: TortureTest, { name, ...given }: RunOptions): Promise<Result> {
  const engine = name === 'sqlite' ? sqlite : await postgres();
  if (!engine) return leftOut('PostgreSQL is not installed');
  try {
    return await test.run({ ...given, engine });
  } catch (error) {
    console.error(error);
    return { figure: `did not come to its end: ${error instanceof Error ? error.message : String(error)}`, ok: false };
  }
}
