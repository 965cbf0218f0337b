import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installFromDebian } from '../debian.ts';
import { newCertificate } from './certificate.ts';
import { freePort } from './free-port.ts';

/** Debian installs it in a folder that is only on root's PATH. */
const PROGRAM = '/usr/sbin/nginx';
const PACKAGES = ['nginx-light'];

export type RunningNginx = {
  origin: string;
  /** Its copy of `lib/delivery/hosts/nginx.conf`. */
  conf: string;
  /** Makes it read `conf` again. */
  reload: () => void;
  stop: () => void;
};

/** Finds nginx, or installs it as root on Debian. False when neither is possible. */
export function ensureNginx(): boolean {
  return isInstalled() || (installFromDebian(PACKAGES), isInstalled());
}

/** Like `ensureNginx`, but throws an error with instructions. */
export function requireNginx(): void {
  if (!ensureNginx()) throw new Error(`Install nginx (Debian: ${PACKAGES.join(', ')}).`);
}

/** Additional directives for nginx's http level. `listen` returns the listen directive for a port, with TLS when enabled. */
type Extra = (listen: (port: number) => string) => string;

type NginxOptions = { extra?: Extra; workers?: number; secure?: boolean };

/** `secure` uses TLS and HTTP/2 as the file recommends for production, with a self-signed certificate. */
export function startNginx(app: string, options: NginxOptions = {}): Promise<RunningNginx> {
  return runNginx('lib/delivery/hosts/nginx.conf', options, (folder) => [
    ['127.0.0.1:3000', new URL(app).host],
    ['/var/lib/nginx/romp-and-riddle', join(folder, 'cache')],
  ]);
}

/** nginx alone, with the static site and the configuration in a folder `out` that `npm run build:static` made. */
export function startStaticNginx(out: string, options: NginxOptions = {}): Promise<RunningNginx> {
  return runNginx(join(out, 'nginx.conf'), options, () => [['/var/www/romp-and-riddle', resolve(out, 'site')]]);
}

/** nginx with one of our configurations, except for its ports and `changes`. It ends with this process at the latest. */
async function runNginx(
  file: string,
  { extra = () => '', workers = 1, secure = false }: NginxOptions,
  changes: (folder: string) => [from: string, to: string][],
): Promise<RunningNginx> {
  const certificate = secure ? newCertificate('IP:127.0.0.1') : undefined;
  if (secure && !certificate) throw new Error('TLS needs a certificate. Install openssl.');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const listen = (at: number) => `127.0.0.1:${at}${secure ? ' ssl http2' : ''}`;
  const all = [...changes(folder), ['listen 80;', `listen ${listen(port)};`]];
  const ours = all.reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  mkdirSync(join(folder, 't'));
  const conf = join(folder, 'site.conf');
  writeFileSync(conf, ours);
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
  ${certificate ? `ssl_certificate ${certificate.file};\n  ssl_certificate_key ${certificate.keyFile};` : ''}
  include ${conf};
  ${extra(listen)}
}
`,
  );
  const child = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGTERM');
    certificate?.remove();
    // nginx may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.once('exit', stop);
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answersOn(port)) {
      return { origin: `http${secure ? 's' : ''}://127.0.0.1:${port}`, conf, reload: () => child.kill('SIGHUP'), stop };
    }
    await pause(50);
  }
  stop();
  throw new Error(`nginx did not start.\n${output}`);
}

function answersOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answers: boolean) => (socket.destroy(), resolve(answers));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

function isInstalled(): boolean {
  return spawnSync(PROGRAM, ['-v']).status === 0;
}
