import { askDesk, type Said } from './ask-desk.ts';
import { BROKEN_DATABASES } from './broken-databases.ts';
import { BROKEN_FILES } from './broken-files.ts';
import type { BrokenStore, Prepared } from './broken-store.ts';
import type { Engine } from './engines.ts';
import { logged } from './logged.ts';
import { newPosting, send } from './postings.ts';
import { sideBySide } from './side-by-side.ts';
import { startServer, type Server } from './start-server.ts';
import type { TortureTest } from './torture-test.ts';
import { until } from './until.ts';

const PAGES = ['/', '/get-a-quote', '/homeschool-hunt', '/case-studies', '/api/health'];

/** Of the desk command, for a store that cannot be used. */
const UNAVAILABLE = 4;

/** How long a request may wait for a store that was put right, in milliseconds. */
const RECOVERY = 15_000;

export const test: TortureTest = {
  id: 'F12',
  title:
    'A store that is damaged, read-only, no store, of an older or later version, or whose folder is missing; on PostgreSQL also one that lets nobody in',
  wanted:
    'pages served, 503 with Retry-After, the desk says what to do and ends with 4; stored once it is put right, without a restart',
  engines: ['sqlite', 'postgres'],
  async run({ engine, random, say }) {
    const stores = engine.name === 'sqlite' ? BROKEN_FILES : BROKEN_DATABASES;
    const left: string[] = [];
    const wrong = await sideBySide(stores, 2, async (broken) => {
      const faults = await tryStore(broken, engine, random);
      if (!faults) left.push(broken.name);
      for (const fault of faults ?? []) say(`${broken.name}: ${fault}`);
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

/** What is wrong, in words; undefined when it cannot be made here. */
async function tryStore(
  { prepare, says, isEmpty }: BrokenStore,
  engine: Engine,
  random: () => number,
): Promise<string[] | undefined> {
  const place = await engine.newPlace();
  let prepared: Prepared | undefined;
  let server: Server | undefined;
  try {
    prepared = await prepare(place);
    if (!prepared) return undefined;
    const { address, repair, look } = prepared;
    // Before the site has been there.
    const asked = isEmpty ? ['health'] : ['health', 'list'];
    const desk = says && (await Promise.all(asked.map((name) => askDesk(address, [name]))));
    server = await startServer(address);
    const faults = desk?.flatMap((said) => faultsOfDesk(said, says!.words)) ?? [];
    faults.push(...(await faultsOfPages(server.origin)));
    const post = async () => (await send(server!.origin, newPosting(random))).status;
    if (says) {
      faults.push(...(await faultsOfRefusal(server.origin)));
      if (!logged(server).some(({ error }) => error === says.error)) faults.push(`no ${says.error} in the log`);
      await repair();
    }
    const isBack = await until(async () => (await post()) === 201, RECOVERY, 500);
    if (!isBack) faults.push('not stored after it was put right');
    const after = await askDesk(address, ['list']);
    if (after.code !== 0 || after.words) faults.push(`then the desk: ${after.code} ${after.words}`);
    const fault = await look?.();
    return fault ? [...faults, fault] : faults;
  } finally {
    await server?.kill();
    prepared?.remove?.();
    await place.remove();
  }
}

function faultsOfDesk({ code, out, words }: Said, wanted: RegExp): string[] {
  const isOneLine = words.trimEnd().split('\n').length === 1;
  if (code === UNAVAILABLE && out === '' && isOneLine && wanted.test(words)) return [];
  return [`the desk ended with ${code}: ${(words || out).split('\n')[0]}`];
}

async function faultsOfPages(origin: string): Promise<string[]> {
  const answers = await Promise.all(PAGES.map(async (page) => `${page} ${(await fetch(origin + page)).status}`));
  return answers.filter((answer) => !answer.endsWith(' 200'));
}

/** What is wrong with how a good request is refused, and with what monitors are told. */
async function faultsOfRefusal(origin: string): Promise<string[]> {
  const { body, key } = newPosting(Math.random);
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
