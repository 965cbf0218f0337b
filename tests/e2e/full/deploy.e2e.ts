import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { copySite, editSite } from '#tests/servers/copy-site';
import { deploy } from '#tests/servers/deploy';
import { freePort } from '#tests/servers/free-port';
import { ensureNginx, requireNginx, startNginx } from '#tests/servers/nginx';
import { serveBuild, type RunningServer } from '#tests/servers/serve-build';
import { newSubmission, send } from '../../torture/submissions.ts';
import { expect, test } from '../test.ts';

test.skip(() => !process.env.CI && !ensureNginx(), 'nginx is not installed, and cannot be installed');

const RATE_MS = 1000 / 20;

test('a deploy with deploy.sh fails no request and loses no quote, and old pages keep their scripts', async () => {
  // It builds the site, while other tests run.
  test.setTimeout(900_000);
  requireNginx();
  const [oldPort, newPort] = [await freePort(), await freePort()];
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  const env = { QUOTES_DB: join(scratch, 'quotes.db'), QUOTE_RATE_LIMITS: 'off', TRUSTED_PROXIES: '1' };
  const folder = copySite(`deploy/${newPort}`);
  editSite(folder, 'content/pages/about.md', /^title: .*$/m, 'title: The second version');
  const old = await serveBuild({ port: oldPort, env });
  const nginx = await startNginx(old.origin);
  let current: RunningServer | undefined;

  try {
    const before = await (await fetch(`${nginx.origin}/about`)).text();
    const requests = keepRequesting(nginx.origin);
    await deploy({
      from: { folder: '.', port: oldPort },
      folder,
      nginxConf: nginx.conf,
      services: {
        start: async () => (current = await serveBuild({ folder, port: newPort, env })),
        stop: async () => (old.signal('SIGTERM'), old.exited),
        reloadNginx: async () => nginx.reload(),
      },
    });
    const { failures, count, quotes } = await requests.stop();

    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(400);
    expect(old.hasEnded()).toBe(true);
    const store = new DatabaseSync(env.QUOTES_DB);
    const stored = store.prepare('SELECT reference FROM quotes ORDER BY reference').all();
    store.close();
    expect(stored.map(({ reference }) => reference)).toEqual(quotes.toSorted());

    expect(before).not.toContain('The second version');
    expect(await (await fetch(`${nginx.origin}/about?after`)).text()).toContain('The second version');
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(before) ?? [];
    const [, digest = ''] = /"payload":"([\w-]{22})"/.exec(before) ?? [];
    for (const path of [script, `/api/flight/${digest}`]) {
      expect((await fetch(`${nginx.origin}${path}?after`)).status, path).toBe(200);
    }

    // A build in the folder of a running server is refused, and changes nothing.
    const build = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    expect(build.status).toBe(1);
    expect(build.stderr).toContain('A server is running on the build in this folder');
    expect((await fetch(`${nginx.origin}/privacy?after`)).status).toBe(200);
  } finally {
    nginx.stop();
    old.signal('SIGKILL');
    current?.signal('SIGKILL');
    rmSync(scratch, { recursive: true });
  }
});

/** Sends 20 requests a second, one of them a quote. `stop` resolves with everything that was not answered with 200 or 201. */
function keepRequesting(origin: string) {
  const paths = ['/', '/about', '/case-studies', '/api/cities?q=den', '/api/health', '/api/health/ready', '/feed.xml'];
  const failures: string[] = [];
  const quotes: string[] = [];
  const answers: Promise<unknown>[] = [];
  let count = 0;
  let isStopped = false;

  async function request(index: number) {
    if (index % 20 === 0) {
      const { status, reference = '', error = '' } = await send(origin, newSubmission(Math.random));
      if (status === 201) quotes.push(reference);
      else failures.push(`a quote: ${status} ${error}`);
      return;
    }
    const path = paths[index % paths.length]!;
    // A connection of its own, because a client whose idle connection nginx closes cannot know whether its request arrived.
    const answer = await fetch(origin + path, { headers: { connection: 'close' } }).catch((error: unknown) => error);
    const status = answer instanceof Response ? (await answer.arrayBuffer(), answer.status) : String(answer);
    if (status !== 200) failures.push(`${path}: ${status}`);
  }

  const running = (async () => {
    for (; !isStopped; await pause(RATE_MS)) answers.push(request((count += 1)));
  })();
  return {
    async stop() {
      await pause(2_000);
      isStopped = true;
      await running;
      await Promise.all(answers);
      return { failures, count, quotes };
    },
  };
}
