import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/servers/free-port';
import { expect, test } from '../test.ts';

/* `npm start` is npm, which starts a shell, which starts the launcher, which starts the site. */

const childrenOf = (pid: number): number[] => {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(/\s+/).filter(Boolean).map(Number) : [];
};
const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];
/** False for a process that has ended, or is a zombie whose parent has not collected it. */
const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test.skip(!existsSync('/proc/self/task'), 'the processes are read from /proc');

for (const [name, place] of [
  ['npm', 0],
  ['its shell', 1],
  ['the launcher', 2],
  ['the server itself', -1],
] as const)
  test(`SIGTERM to ${name} ends npm start gracefully`, async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const npm = spawn(process.execPath, [process.env.npm_execpath!, 'start'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), QUOTES_DB: join(mkdtempSync(join(tmpdir(), 'start-')), 'quotes.db') },
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const isUp = () =>
      fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);

    const tree = treeOf(npm.pid!);
    expect(tree.length, 'npm, a shell, the launcher, the command, the server').toBeGreaterThanOrEqual(4);
    const closed = once(npm, 'close');
    process.kill(tree.at(place)!, 'SIGTERM');
    await expect.poll(() => tree.filter(isRunning), { timeout: 30_000 }).toEqual([]);
    await closed;
    expect(output).toContain('"event":"shutdown-done"');
    expect(await isUp()).toBe(false);
  });
