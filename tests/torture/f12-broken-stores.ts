import { runLeadsCli, type CliResult } from './run-leads-cli.ts';
import { BROKEN_DATABASES } from './broken-databases.ts';
import { BROKEN_FILES } from './broken-files.ts';
import type { BrokenStore, Prepared } from './broken-store.ts';
import type { Engine } from './engines.ts';
import { parseServerLog } from './server-log.ts';
import { newSubmission, send } from './submissions.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { startServer, type Server } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const PAGES = ['/', '/get-a-quote', '/homeschool-hunt', '/case-studies', '/api/health'];

/** Exit code of the leads CLI for a store that cannot be used. */
const UNAVAILABLE_EXIT_CODE = 4;

/** The longest time until a request succeeds after the repair of the store, in milliseconds. */
const MAX_RECOVERY_MS = 15_000;

export const test: TortureTest = {
  id: 'F12',
  title:
    'A store that is damaged, read-only, not a store, of an older or newer version, or whose folder is missing; on PostgreSQL also one that refuses the login',
  expected:
    'pages served, 503 with Retry-After, the leads CLI names the remedy and exits with 4; stored again after the repair, without a restart',
  engines: ['sqlite', 'postgres'],
  async run({ engine, random, log }) {
    const stores = engine.name === 'sqlite' ? BROKEN_FILES : BROKEN_DATABASES;
    const left: string[] = [];
    const wrong = await mapConcurrent(stores, 2, async (broken) => {
      const faults = await tryStore(broken, engine, random);
      if (!faults) left.push(broken.name);
      for (const fault of faults ?? []) log(`${broken.name}: ${fault}`);
      return faults ?? [];
    });
    const count = wrong.filter(({ length }) => length > 0).length;
    const leftOut = left.length > 0 ? `; left out, as root may not mount here: ${left.join(', ')}` : '';
    return {
      figure: `${stores.length - left.length} kinds of stores, ${count} with a wrong answer${leftOut}`,
      ok: count === 0 && (left.length === 0 || !process.env.CI),
    };
  },
};

/** Lists what is wrong; undefined when this machine cannot create the fault. */
async function tryStore(
  { prepare, expected, isEmpty }: BrokenStore,
  engine: Engine,
  random: () => number,
): Promise<string[] | undefined> {
  const place = await engine.newPlace();
  let prepared: Prepared | undefined;
  let server: Server | undefined;
  try {
    prepared = await prepare(place);
    if (!prepared) return undefined;
    const { address, repair, check } = prepared;
    // Before the site opens the store.
    const commands = isEmpty ? ['health'] : ['health', 'list'];
    const results = expected && (await Promise.all(commands.map((name) => runLeadsCli(address, [name]))));
    server = await startServer(address);
    const faults = results?.flatMap((result) => checkCliResult(result, expected!.message)) ?? [];
    faults.push(...(await checkPages(server.origin)));
    const post = async () => (await send(server!.origin, newSubmission(random))).status;
    if (expected) {
      faults.push(...(await checkRefusal(server.origin)));
      if (!parseServerLog(server).some(({ error }) => error === expected.error))
        faults.push(`no ${expected.error} in the log`);
      await repair();
    }
    const isBack = await until(async () => (await post()) === 201, MAX_RECOVERY_MS, 500);
    if (!isBack) faults.push('not stored after it was put right');
    const after = await runLeadsCli(address, ['list']);
    if (after.code !== 0 || after.stderr) faults.push(`then the desk: ${after.code} ${after.stderr}`);
    const fault = await check?.();
    return fault ? [...faults, fault] : faults;
  } finally {
    await server?.kill();
    prepared?.remove?.();
    await place.remove();
  }
}

function checkCliResult({ code, stdout, stderr }: CliResult, wanted: RegExp): string[] {
  const isOneLine = stderr.trimEnd().split('\n').length === 1;
  if (code === UNAVAILABLE_EXIT_CODE && stdout === '' && isOneLine && wanted.test(stderr)) return [];
  return [`the desk ended with ${code}: ${(stderr || stdout).split('\n')[0]}`];
}

async function checkPages(origin: string): Promise<string[]> {
  const answers = await Promise.all(PAGES.map(async (page) => `${page} ${(await fetch(origin + page)).status}`));
  return answers.filter((answer) => !answer.endsWith(' 200'));
}

/** Lists what is wrong with the refusal of a valid request and with the readiness check for monitors. */
async function checkRefusal(origin: string): Promise<string[]> {
  const { body, key } = newSubmission(Math.random);
  const refused = await fetch(`${origin}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
  });
  const { error } = (await refused.json()) as { error?: string };
  const ready = await fetch(`${origin}/api/health/ready`);
  const isRight = refused.status === 503 && refused.headers.get('retry-after') === '60' && /call us/.test(error ?? '');
  return [
    ...(isRight ? [] : [`a request was answered with ${refused.status} ${error}`]),
    ...(ready.status === 503 ? [] : [`ready was answered with ${ready.status}`]),
  ];
}
