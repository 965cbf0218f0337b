import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '#tests/servers/free-port';
import { findPostgres } from './find-postgres.ts';

export type RunningPostgres = {
  /** postgres://..., the default database of the server. */
  address: string;
  /** Ends the server at once, like a crash. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port; resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Pauses every process of the server: connections stay open without a response. */
  pause: () => void;
  /** Resumes the processes. */
  resume: () => void;
  /** Ends the server and removes its data. */
  stop: () => void;
};

/**
 * A new PostgreSQL on a free port of 127.0.0.1, until `stop` or until this process ends; with `settings` such as "fsync=off". Undefined
 * when PostgreSQL is not installed.
 */
export async function startPostgres(settings: string[] = []): Promise<RunningPostgres | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const how = ['--no-sync', '--encoding=UTF8', '--locale=C', '--username=quotes', '--auth=scram-sha-256'];
  execFileSync(join(programs, 'initdb'), [...how, `--pwfile=${passwordFile}`, '--pgdata', data], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const address = `postgres://quotes:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    const connections = childrenOf(server.pid);
    for (const pid of [server.pid, ...connections]) tryToKill(pid, name);
  };
  const start = async () => {
    const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const flags = all.flatMap((setting) => ['-c', setting]);
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await answer(address);
  };
  const kill = async () => {
    const ended = server && once(server, 'exit');
    signal('SIGKILL');
    await ended;
  };
  const tether = cleanUpAfterUs(folder);
  const stop = () => {
    process.off('exit', stop);
    signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    tether.kill();
  };
  process.once('exit', stop);
  await start();
  return { address, start, kill, pause: () => signal('SIGSTOP'), resume: () => signal('SIGCONT'), stop };
}

/** PostgreSQL refuses to run as root. It then runs as `postgres`, or as `nobody` where that user does not exist. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user called postgres or nobody.');
}

/** A process that ends the server and removes its data once this process has ended in any way: then its input closes. */
function cleanUpAfterUs(folder: string): ChildProcess {
  const script = 'cat; kill -9 "$(head -n 1 data/postmaster.pid)"; sleep 1; cd /; rm -rf "$0"';
  const tether = spawn('sh', ['-c', script, folder], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  tether.unref();
  (tether.stdin as Socket).unref();
  return tether;
}

/** The server has a process for each connection. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(list)
    ? readFileSync(list, 'utf8')
    : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
  return text.split(/\s+/).filter(Boolean).map(Number);
}

/** A connection may end by itself just before. */
function tryToKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

async function answer(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await pause(50)) {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 s.', { cause: error });
    }
  }
}
