import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Serves the last build on a free port of 127.0.0.1 with a quote store of its own, until `stop` or until this process
 * ends. Throws with the server's own words when it does not come up within 60 s.
 */
export async function startSite(siteUrl: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const command = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, command, {
    // A group of its own, so that one signal ends the server and whatever it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: siteUrl,
      QUOTES_DB: join(folder, 'quotes.db'),
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !hasEnded(); await pause(200)) {
    const isUp = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
  }
  stop();
  throw new Error(`The site did not start. Has it been built (npm run build)?\n${said.trim()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
