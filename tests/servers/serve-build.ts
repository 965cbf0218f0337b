import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_FILE, SERVER_FLAGS } from '#lib/cli/site/build-files';
import { freePort } from './free-port.ts';

export type ExitStatus = { code: number | null; signal: NodeJS.Signals | null };

export type RunningServer = {
  origin: string;
  /** The process id of the server, or of its `wrapper`. */
  pid: number;
  /** All output of the server so far. */
  output: () => string;
  /** Resolves when the server has exited. */
  exited: Promise<ExitStatus>;
  hasEnded: () => boolean;
  /** Sends a signal to the server and its child processes. */
  signal: (name: NodeJS.Signals) => void;
};

export type ServeOptions = {
  /** The folder of the build. */
  folder?: string;
  port?: number | undefined;
  env?: Record<string, string>;
  /** Flags for Node. */
  flags?: string[];
  /** A program and its arguments that starts the server, such as strace. */
  wrapper?: string[];
};

// Ends the servers when this process is terminated.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Serves a build on a free port of 127.0.0.1 in a new process, which ends with this one at the latest. Throws with the server's output when
 * it does not respond within 60 s.
 */
export async function serveBuild({
  folder = '.',
  port,
  env,
  flags = [],
  wrapper = [],
}: ServeOptions): Promise<RunningServer> {
  const own = port ?? (await freePort());
  const [program = process.execPath, ...rest] = [...wrapper, process.execPath, ...SERVER_FLAGS, ...flags, SERVER_FILE];
  const child = spawn(program, rest, {
    cwd: folder,
    // A separate process group, so that one signal ends the server and its child processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(own), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, name);
  };
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').then(([code, name]): ExitStatus => {
    process.off('exit', kill);
    return { code: code as number | null, signal: name as NodeJS.Signals | null };
  });

  const origin = `http://127.0.0.1:${own}`;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !hasEnded(); await pause(100)) {
    if (await isReady(origin)) return { origin, pid: child.pid!, output: () => output, exited, hasEnded, signal };
  }
  kill();
  throw new Error(`The site did not start. Has it been built (npm run build)?\n${output.trim()}`);
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}
