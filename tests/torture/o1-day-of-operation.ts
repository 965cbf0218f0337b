import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copySite, editSite } from '#tests/servers/copy-site';
import { deploy } from '#tests/servers/deploy';
import { freePort } from '#tests/servers/free-port';
import { listedPaths } from '#tests/servers/listed-paths';
import { ensureNginx, startNginx } from '#tests/servers/nginx';
import { auditStore } from './audit-store.ts';
import { openLedger, sendUntilAcknowledged } from './ledger.ts';
import { DAY, movedClock, SECOND } from './moved-clock.ts';
import { memoryAtRest } from './memory-at-rest.ts';
import { openSinks } from './sinks.ts';
import { openCappedStore } from './small-disk.ts';
import { startServer, type Server } from './start-server.ts';
import { newSubmission } from './submissions.ts';
import { tally } from './tally.ts';
import { leftOut, type TortureTest } from './torture-test.ts';
import { untilDelivered } from './until-delivered.ts';

/** The pauses between requests of one kind, in milliseconds. */
const PAUSES = { page: 100, search: 250, hostile: 100, quote: 500 };
const MAX_MEMORY_GROWTH_MB = 64;
/** After a publish time every page is rendered once more. */
const MAX_BUILD_GROWTH_MB = 30;
/** A quote with its deliveries, indexes and free pages. */
const MAX_STORE_BYTES_PER_QUOTE = 20_000;

/** Requests that no visitor sends: [method, path, headers]. None of them may change what others get. */
const HOSTILE: [string, string, Record<string, string>?][] = [
  ['OPTIONS', '/about'],
  ['OPTIONS', '/art/case-studies/lumenfold-mission-mural-dash/cover.svg'],
  ['POST', '/case-studies'],
  ['PUT', '/art/tiles.svg'],
  ['DELETE', '/api/quotes'],
  ['GET', '/video/hunt-in-ten-seconds.mp4', { range: 'bytes=99999999-' }],
  ['GET', '/about', { 'if-match': '"x"' }],
  ['GET', '/%E0%A4%A'],
  ['GET', '/case-studies/..%2f..%2fetc%2fpasswd'],
  ['GET', '/about', { rsc: '1', 'next-router-state-tree': 'x' }],
  ['POST', '/about', { 'next-action': '0'.repeat(40) }],
  ['GET', '/.env'],
];

export const test: TortureTest = {
  id: 'O1',
  title:
    'A day of operation behind nginx with pages, filters, searches, hostile requests and quotes: two deploys (short: one), a kill, a full disk, a clock jump',
  expected:
    '0 acknowledged quotes lost, all delivered; every page 200 during the day and afterwards; growth of build and store bounded; memory back to its level',
  engines: ['sqlite'],
  isAlone: true,
  async run({ short, random, log }) {
    if (!ensureNginx()) return leftOut('nginx is not installed');
    const phaseMs = (short ? 3 : 30) * SECOND;
    const disk = openCappedStore();
    const clock = movedClock();
    const sinks = await openSinks();
    const { flags = [], env } = disk.options;
    const start = (port: number, folder = '.') =>
      startServer(disk.address, {
        port,
        folder,
        flags: [...flags, ...clock.options.flags],
        env: { ...env, ...clock.options.env, ...sinks.env },
      });
    let folder = '.';
    let port = await freePort();
    let server = await start(port);
    const nginx = await startNginx(server.origin);
    const traffic = openTraffic(nginx.origin, random);

    async function deployNext(): Promise<void> {
      const newPort = await freePort();
      const newFolder = copySite(`deploy/${newPort}`);
      editSite(newFolder, 'content/pages/about.md', /^title: .*$/m, `title: Version ${newPort}`);
      const old = server;
      await deploy({
        from: { folder, port },
        folder: newFolder,
        nginxConf: nginx.conf,
        services: {
          start: async () => (server = await start(newPort, newFolder)),
          stop: () => old.stop(),
          reloadNginx: async () => nginx.reload(),
        },
      });
      [folder, port] = [newFolder, newPort];
    }

    const parts: [name: string, run: () => Promise<unknown>][] = [
      ['a calm hour', () => pause(phaseMs)],
      ['a deploy', deployNext],
      [
        'a full disk',
        async () => {
          disk.allowGrowth(0);
          await pause(phaseMs);
          disk.free();
          await pause(phaseMs);
        },
      ],
      [
        'a kill',
        async () => {
          traffic.allowOutage(true);
          await server.kill();
          await pause(phaseMs / 3);
          server = await start(port, folder);
          traffic.allowOutage(false);
          await pause(phaseMs);
        },
      ],
      [
        'a clock jump',
        async () => {
          clock.move(DAY);
          await pause(phaseMs);
        },
      ],
      ...(short ? [] : [['another deploy', deployNext] as [string, typeof deployNext]]),
      ['a calm hour', () => pause(phaseMs)],
    ];

    try {
      const paths = await readPaths(nginx.origin);
      const memoryBefore = await warmMemory(server, paths);
      const storeBefore = folderBytes(dirname(disk.address));
      let builtBytes = folderBytes('.next');
      traffic.start(paths);
      for (const [name, run] of parts) {
        const before = traffic.count();
        const earlierFolder = folder;
        await run();
        log(`${name}: ${traffic.count() - before} requests`);
        if (folder !== earlierFolder) builtBytes = folderBytes(join(folder, '.next'));
      }
      const { failures, quotes, ledger, hostile } = await traffic.stop();
      await untilDelivered(disk.address, 600 * SECOND);

      const broken = [...(await expectAll(server.origin, paths)), ...(await expectAll(nginx.origin, paths))];
      const memoryAfter = await warmMemory(server, paths);
      const { lost, isWhole, waiting, dead } = await auditStore(disk.address, ledger.acknowledged);
      const buildGrowth = (folderBytes(join(folder, '.next')) - builtBytes) / 2 ** 20;
      const storeGrowth = folderBytes(dirname(disk.address)) - storeBefore;
      for (const failure of [...failures, ...broken].slice(0, 10)) log(`failed: ${failure}`);
      const unacknowledged = quotes.filter(({ reference }) => !reference).length;
      return {
        figure:
          `${traffic.count()} requests, ${failures.length} failed; hostile ones ${tally(hostile)}; ${ledger.acknowledged.size} quotes, ` +
          `${lost.length} lost, ${unacknowledged} never acknowledged, ${waiting + dead} not delivered; ${broken.length} of ${2 * paths.length} pages ` +
          `and files broken afterwards; build +${buildGrowth.toFixed(1)} MB, store +${Math.round(storeGrowth / 1024)} KB; memory at rest ` +
          `${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} after`,
        ok:
          failures.length + broken.length + lost.length + unacknowledged + waiting + dead === 0 &&
          isWhole &&
          hostile.every(({ status }) => status < 500) &&
          buildGrowth < MAX_BUILD_GROWTH_MB &&
          storeGrowth < ledger.acknowledged.size * MAX_STORE_BYTES_PER_QUOTE + 4 * 2 ** 20 &&
          memoryAfter - memoryBefore < MAX_MEMORY_GROWTH_MB,
      };
    } finally {
      await traffic.stop();
      nginx.stop();
      await server.kill();
      await sinks.close();
      clock.remove();
      disk.remove();
    }
  },
};

/** All listed pages, and the scripts, styles and pictures of each of them. */
async function readPaths(origin: string): Promise<string[]> {
  const pages = listedPaths(await (await fetch(`${origin}/sitemap.xml`)).text());
  const paths = new Set(['/feed.xml', '/api/case-studies', '/manifest.webmanifest', ...pages]);
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text();
    for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/(?:art|_next)\/[^"#]+)/g))
      paths.add(path.replaceAll('&amp;', '&'));
  }
  return [...paths];
}

/** Fetches all paths, and lists those that are not answered completely with 200. */
async function expectAll(origin: string, paths: string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const response = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof response === 'string') broken.push(`${path}: ${response}`);
    else if (response.status !== 200) broken.push(`${path}: ${response.status}`);
    else if (
      response.headers.get('content-type')?.startsWith('text/html') &&
      !/<\/html>\s*$/.test(await response.text())
    )
      broken.push(`${path}: cut off`);
    else await response.arrayBuffer().catch(() => undefined);
  }
  return broken;
}

/** Continuous visitors of all kinds. */
function openTraffic(origin: string, random: () => number) {
  const ledger = openLedger();
  const failures: string[] = [];
  const hostile: { status: number }[] = [];
  const quotes: { reference?: string }[] = [];
  let running: Promise<unknown>[] = [];
  let isOver = false;
  let isOutageAllowed = false;
  let count = 0;

  const word = () => Math.floor(random() * 1e9).toString(36);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;

  async function get(path: string, allowed: number[]): Promise<void> {
    count += 1;
    const wasOutage = isOutageAllowed;
    // A connection of its own, because a client whose idle connection nginx closes cannot know whether its request arrived.
    const status = await ask(origin, 'GET', path, { connection: 'close' });
    if (!allowed.includes(status) && !wasOutage && !isOutageAllowed) failures.push(`${path}: ${status}`);
  }

  async function repeat(everyMs: number, action: () => Promise<unknown>): Promise<void> {
    const actions: Promise<unknown>[] = [];
    for (; !isOver; await pause(everyMs)) actions.push(action());
    await Promise.all(actions);
  }

  return {
    count: () => count,
    /** While nothing listens, nginx answers from its cache, and refuses the rest. */
    allowOutage(isAllowed: boolean) {
      isOutageAllowed = isAllowed;
    },
    start(paths: string[]) {
      running = [
        repeat(PAUSES.page, () => get(oneOf(paths), [200])),
        // nginx limits addresses with a query, and the site refuses searches beyond its queue.
        repeat(PAUSES.search, () =>
          get(
            oneOf([`/blog?q=${word()}`, `/case-studies?q=${word()}`, '/case-studies?category=virtual']),
            [200, 429, 503],
          ),
        ),
        repeat(PAUSES.hostile, async () => {
          count += 1;
          const [method, path, headers] = oneOf(HOSTILE);
          const status = await ask(origin, method, path, { connection: 'close', ...headers });
          if (!isOutageAllowed) hostile.push({ status });
        }),
        repeat(PAUSES.quote, async () => {
          count += 1;
          quotes.push(await sendUntilAcknowledged(ledger, origin, newSubmission(random)));
        }),
      ];
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      return { failures, hostile, quotes, ledger };
    },
  };
}

/** The status of the complete response, or 0 without one. Unlike fetch, it sends any method and header. */
function ask(origin: string, method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, method, path, headers, timeout: 20 * SECOND }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0)).on('timeout', () => asked.destroy());
    asked.end();
  });
}

/** The memory of a server at rest in MB, after it has rendered many pages. */
async function warmMemory({ origin, memory }: Server, paths: string[]): Promise<number> {
  await expectAll(origin, paths);
  for (let index = 0; index < 100; index++) await ask(origin, 'GET', `/blog?q=warm${index}`, {});
  return memoryAtRest(memory);
}

function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
