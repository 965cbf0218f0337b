import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export type RunningSite = {
  origin: string;
  /** Sets the server's clock to a moment, from which it goes on. */
  setTime: (moment: Date) => void;
  /** What the server has printed. */
  said: () => string;
  stop: () => void;
};

type Options = { folder?: string; port?: number; env?: Record<string, string> };

/**
 * Serves the build of `folder` on a free port of 127.0.0.1 with a quote store and a clock of its own, until `stop` or until
 * this process ends. Throws with the server's own words when it does not come up within 60 s.
 */
export async function startSite({ folder = '.', port: wantedPort, env = {} }: Options = {}): Promise<RunningSite> {
  const port = wantedPort ?? (await freePort());
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const clockFile = join(scratch, 'clock');
  writeFileSync(clockFile, '0');
  const command = [resolve('node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', `${port}`];
  const child = spawn(process.execPath, ['--import', pathToFileURL('tests/site/clock.ts').href, ...command], {
    cwd: folder,
    // A group of its own, so that one signal ends the server and whatever it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      QUOTES_DB: join(scratch, 'quotes.db'),
      CLOCK_FILE: clockFile,
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGKILL');
    rmSync(scratch, { recursive: true, force: true });
  };
  const setTime = (moment: Date) => writeFileSync(clockFile, String(moment.getTime() - Date.now()));
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !hasEnded(); await pause(200)) {
    const isUp = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, setTime, said: () => said, stop };
  }
  stop();
  throw new Error(`The site did not start. Has it been built (npm run build)?\n${said.trim()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolvePort(port));
    });
  });
}
