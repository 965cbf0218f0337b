import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createScratchFolder } from '../scratch.ts';
import { runIn } from '../servers/copy-site.ts';
import { freePort } from '../servers/free-port.ts';
import { listedPaths } from '../servers/listed-paths.ts';
import { serveBuild } from '../servers/serve-build.ts';
import { median } from './median.ts';
import { measureCpu, measureMemory } from './process-tree.ts';

/**
 * `npm run audit -- server-weight`: measures the server of the last build beside a Next app of one empty page, on Linux: resident memory at
 * rest and after a visit to every page, the time until the first page is sent, and the CPU time of requests whose pages are not prerendered.
 * Exits with 1 when a limit is exceeded.
 */
const LIMITS = { restTimesBare: 1.8, visitedTimesBare: 2.5, startTimesBare: 1.5 };
const STARTS = 3;
const REST_MS = 10_000;
const REQUESTS = 50;
const WARM_UP_REQUESTS = 20;

type Probe = { address: (unique: string) => string; status: number; maxMs: number };

const PROBES: Record<string, Probe> = {
  'unknown case study': { address: (unique) => `/case-studies/unknown-${unique}`, status: 404, maxMs: 3 },
  'unknown address': { address: (unique) => `/nowhere-${unique}`, status: 404, maxMs: 3 },
  'library filter, again': {
    address: (unique) => `/case-studies?category=Escape%20Room&from=${unique}`,
    status: 200,
    maxMs: 15,
  },
  'library search, new': { address: (unique) => `/case-studies?q=${unique}`, status: 200, maxMs: 15 },
  'blog search, again': { address: (unique) => `/blog?q=rain&from=${unique}`, status: 200, maxMs: 15 },
  'blog search, new': { address: (unique) => `/blog?q=${unique}`, status: 200, maxMs: 15 },
  'city search, one letter': { address: (unique) => `/api/cities?q=${unique[0]}`, status: 200, maxMs: 50 },
};

const BARE_FILES = {
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <p>Empty</p>;',
  // The root contains the linked packages, too.
  'next.config.mjs': "export default { turbopack: { root: '/' } };",
};

type Server = { pid: number; origin: string; stop: () => Promise<void> };
type Start = (port: number) => Promise<Omit<Server, 'origin'>>;

const scratch = createScratchFolder();
// Not inside of the repository, where Next would find the site's instrumentation.
const bareFolder = join(scratch, 'bare-next');

const startOurs: Start = async (port) => {
  const env = { QUOTES_DB: join(scratch, 'quotes.db'), LOG_LEVEL: 'silent' };
  const { pid, signal, exited } = await serveBuild({ port, env });
  return { pid, stop: async () => (signal('SIGKILL'), void (await exited)) };
};

const startBare: Start = async (port) => {
  const next = [resolve('node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const child = spawn(process.execPath, next, { cwd: bareFolder, detached: true, stdio: 'ignore', env });
  const kill = () => process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', kill);
  return {
    pid: child.pid!,
    async stop() {
      process.off('exit', kill);
      kill();
      await new Promise((ended) => child.once('exit', ended));
    },
  };
};

function buildBare(): void {
  mkdirSync(join(bareFolder, 'app'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(bareFolder, 'node_modules'));
  for (const [file, text] of Object.entries(BARE_FILES)) writeFileSync(join(bareFolder, file), text);
  runIn(bareFolder, [resolve('node_modules/next/dist/bin/next'), 'build']);
}

/** Starts a server. `ms` is the time until it has sent its first page. */
async function timeStart(start: Start): Promise<Server & { ms: number }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const [server, ms] = await Promise.all([start(port), untilSent(origin).then(() => performance.now() - began)]);
  return { ...server, origin, ms };
}

async function untilSent(url: string): Promise<void> {
  const ask = () =>
    fetch(url).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
  for (const deadline = performance.now() + 60_000; !(await ask()); await pause(10))
    if (performance.now() > deadline) throw new Error(`${url} does not answer.`);
}

async function get(url: string, status = 200): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${url} answers ${answer.status}.`);
  return text;
}

/** The memory of a server at rest and after requests for `paths`, in MB. */
async function weigh({ pid, origin }: Server, paths: string[]) {
  await pause(REST_MS);
  const rest = measureMemory(pid);
  for (const path of paths) await get(origin + path);
  await pause(REST_MS);
  return { rest, visited: measureMemory(pid) };
}

/** The CPU time of a request, in milliseconds: each has an address of its own. */
async function measureRequest({ pid, origin }: Server, { address, status }: Probe): Promise<number> {
  const send = async (count: number, prefix: string) => {
    for (let index = 0; index < count; index += 1) await get(origin + address(`${prefix}${index}`), status);
  };
  await send(WARM_UP_REQUESTS, 'a');
  await pause(1_000);
  const before = measureCpu(pid);
  await send(REQUESTS, 'b');
  return (measureCpu(pid) - before) / REQUESTS;
}

type Row = { what: string; site: number; bare?: number; figure: number; limit: number };

buildBare();
const times: { ours: number; bare: number }[] = [];
let last: { ours: Server; bare: Server } | undefined;
for (let round = 0; round < STARTS; round += 1) {
  await last?.ours.stop();
  await last?.bare.stop();
  const ours = await timeStart(startOurs);
  const bare = await timeStart(startBare);
  times.push({ ours: ours.ms, bare: bare.ms });
  last = { ours, bare };
}
const { ours, bare } = last!;
const paths = listedPaths(await get(`${ours.origin}/sitemap.xml`));
const [oursMb, bareMb] = await Promise.all([
  weigh(ours, paths),
  weigh(
    bare,
    paths.map(() => '/'),
  ),
]);
const ratio = (what: string, site: number, plain: number, limit: number): Row => ({
  what,
  site,
  bare: plain,
  figure: site / plain,
  limit,
});
const rows = [
  ratio('memory at rest, MB', oursMb.rest, bareMb.rest, LIMITS.restTimesBare),
  ratio('memory after all pages, MB', oursMb.visited, bareMb.visited, LIMITS.visitedTimesBare),
  ratio(
    'start, ms',
    median(times.map((time) => time.ours)),
    median(times.map((time) => time.bare)),
    LIMITS.startTimesBare,
  ),
];
for (const [what, probe] of Object.entries(PROBES)) {
  const ms = await measureRequest(ours, probe);
  rows.push({ what: `${what}, ms of CPU`, site: ms, figure: ms, limit: probe.maxMs });
}
await Promise.all([ours.stop(), bare.stop()]);
const rounded = (value: number) => Number(value.toFixed(value < 100 ? 2 : 0));
console.table(
  rows.map(({ what, site, bare: plain, figure, limit }) => ({
    what,
    site: rounded(site),
    bare: plain === undefined ? '' : rounded(plain),
    figure: rounded(figure),
    limit,
  })),
);
const exceeded = rows.filter(({ figure, limit }) => !(figure <= limit));
for (const { what, figure, limit } of exceeded) console.error(`${what}: ${figure.toFixed(2)}, limit ${limit}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;
