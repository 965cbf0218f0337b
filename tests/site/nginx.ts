import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installFromDebian } from '../debian.ts';
import { freePort } from './free-port.ts';

/** Debian puts it where only root looks for programs. */
const PROGRAM = '/usr/sbin/nginx';
const PACKAGES = ['nginx-light'];

export type RunningNginx = { origin: string; stop: () => void };

/** Finds nginx or installs it, as root on Debian. False when neither can be. */
export function ensureNginx(): boolean {
  return isThere() || (installFromDebian(PACKAGES), isThere());
}

/** Like `ensureNginx`, but throws with what to do. */
export function needNginx(): void {
  if (!ensureNginx()) throw new Error(`Install nginx (Debian: ${PACKAGES.join(', ')}).`);
}

/**
 * nginx with `lib/edge/nginx.conf` as it stands, but for its ports and folders, in front of the site at `app`. `extra` is more
 * configuration of its http level. It ends with this process at the latest.
 */
export async function startNginx(app: string, { extra = '', workers = 1 } = {}): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const ours = [
    ['127.0.0.1:3000', new URL(app).host],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/lib/nginx/romp-and-riddle', join(folder, 'cache')],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`lib/edge/nginx.conf has no ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync('lib/edge/nginx.conf', 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  mkdirSync(join(folder, 't'));
  writeFileSync(join(folder, 'site.conf'), ours);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
  ${extra}
}
`,
  );
  const child = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)));
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGTERM');
    // It may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.once('exit', stop);
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return { origin, stop };
    await pause(50);
  }
  stop();
  throw new Error(`nginx did not start.\n${said}`);
}

function isThere(): boolean {
  return spawnSync(PROGRAM, ['-v']).status === 0;
}
