import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type RunningNext = {
  origin: string;
  /** Of the server, or of the program it runs `through`. */
  pid: number;
  /** What the server has printed. */
  said: () => string;
  /** Resolves when it has ended. */
  ended: Promise<Ending>;
  hasEnded: () => boolean;
  /** Sends a signal to the server and to whatever it started. */
  signal: (name: NodeJS.Signals) => void;
};

export type NextOptions = {
  /** Where the build is. */
  folder?: string;
  port?: number | undefined;
  env?: Record<string, string>;
  /** Flags of Node. */
  flags?: string[];
  /** A program and its arguments that starts the server, such as strace. */
  through?: string[];
};

// Whatever ends this process also ends the servers that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * `next start` on a free port of 127.0.0.1 in a process of its own, which ends with this one at the latest. Throws with the server's
 * own words when it does not come up within 60 s.
 */
export async function startNext({
  folder = '.',
  port,
  env,
  flags = [],
  through = [],
}: NextOptions): Promise<RunningNext> {
  const own = port ?? (await freePort());
  const next = [resolve('node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', String(own)];
  const [program = process.execPath, ...rest] = [...through, process.execPath, ...flags, ...next];
  const child = spawn(program, rest, {
    cwd: folder,
    // A group of its own, so that one signal ends the server and whatever it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, name);
  };
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(([code, name]): Ending => {
    process.off('exit', kill);
    return { code: code as number | null, signal: name as NodeJS.Signals | null };
  });

  const origin = `http://127.0.0.1:${own}`;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !hasEnded(); await pause(100)) {
    if (await answers(origin)) return { origin, pid: child.pid!, said: () => said, ended, hasEnded, signal };
  }
  kill();
  throw new Error(`The site did not start. Has it been built (npm run build)?\n${said.trim()}`);
}

function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}
