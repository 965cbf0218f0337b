import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOnPath, installFromDebian } from '../debian.ts';
import { freePort } from '../site/free-port.ts';
import { needNginx, startNginx } from '../site/nginx.ts';
import { startNext } from '../site/start-next.ts';
import { median } from './median.ts';

/**
 * `npm run bench:serve [-- --seconds 1 --rounds 15 --path /about --tls]`: requests a second of the last build as `npm start` serves it, of
 * the same behind nginx (lib/edge/nginx.conf), and of nginx with plain files of the same bytes and headers, with its own defaults,
 * `sendfile` and `open_file_cache` (DECISIONS.md has other settings, by which files are faster); one process of each, with
 * wrk on the same machine, by turns: what else the machine does comes and goes in seconds, so the three of a round are compared with each
 * other, and the median of the rounds counts. Pages and files take turns in coming right after the bare server, which is still busy
 * then. With `--tls` nginx encrypts both, as in production. Ends with 1 when nginx in front gives less than 0.8 of the plain files, or less
 * than 25 times the bare server.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '15' },
    path: { type: 'string', default: '/about' },
    tls: { type: 'boolean', default: false },
  },
});
const ENCODINGS = ['identity', 'gzip', 'br'];
const LEAST = { ofPlainFiles: 0.8, timesBare: 25 };

needNginx();
if (!findOnPath('wrk')) installFromDebian(['wrk']);
if (!findOnPath('wrk')) throw new Error('Install wrk.');

type Rate = { perSecond: number; p99: number };

/** Requests a second and the slowest hundredth in milliseconds, over 32 connections. */
function load(url: string, encoding: string): Rate {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${values.seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, url],
    { encoding: 'utf8' },
  );
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!perSecond || /Non-2xx/.test(output)) throw new Error(`wrk could not load ${url}.\n${output}`);
  const [, amount = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(output) ?? [];
  return { perSecond, p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] };
}

/** The bytes of an answer as they come, and its headers. */
function bytesOf(url: string, encoding: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    // The certificate is signed by nobody else.
    const options = { headers: { 'accept-encoding': encoding }, rejectUnauthorized: false };
    (url.startsWith('https:') ? requestSecurely : request)(url, options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ body: Buffer.concat(pieces), headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });
}

/** What nginx or Node.js sets for each answer. */
const OF_THE_SERVER =
  /^(date|server|connection|keep-alive|transfer-encoding|content-(length|type|encoding)|etag|last-modified)$/;

/** The headers of a page, for a file that stands for it in this encoding. */
function sameHeaders(headers: IncomingHttpHeaders, encoding: string): string {
  return Object.entries({ ...headers, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) })
    .filter(([name]) => !OF_THE_SERVER.test(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
    .join(' ');
}

const files = mkdtempSync(join(tmpdir(), 'plain-files-'));
const plainPort = await freePort();
const site = await startNext({ env: { QUOTES_DB: join(files, 'quotes.db'), LOG_LEVEL: 'silent' } });
const { headers } = await bytesOf(site.origin + values.path, 'identity');
const plain = (listen: (port: number) => string) => `server {
    listen ${listen(plainPort)};
    open_file_cache max=100;
    types {}
    default_type "text/html; charset=utf-8";
    ${ENCODINGS.map((name) => `location = /${name} { alias ${files}/${name}; ${sameHeaders(headers, name)} }`).join('\n    ')}
  }`;
const edge = await startNginx(site.origin, { extra: plain, secure: values.tls });
const plainFiles = `${new URL(edge.origin).protocol}//127.0.0.1:${plainPort}`;
const rows = [];
try {
  for (const encoding of ENCODINGS) {
    const { body, headers: sent } = await bytesOf(edge.origin + values.path, encoding);
    const came = sent['content-encoding'] ?? 'identity';
    if (came !== encoding) throw new Error(`${encoding} was asked for, and ${came} came.`);
    writeFileSync(join(files, encoding), body);
    const urls = [site.origin + values.path, edge.origin + values.path, `${plainFiles}/${encoding}`];
    const rates: Rate[][] = urls.map(() => []);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const index of round % 2 === 0 ? [0, 1, 2] : [0, 2, 1]) rates[index]!.push(load(urls[index]!, encoding));
    const [bare, behind, asFiles] = rates as [Rate[], Rate[], Rate[]];
    const perSecond = (of: Rate[]) => Math.round(median(of.map((rate) => rate.perSecond)));
    const p99 = (of: Rate[]) => Number(median(of.map((rate) => rate.p99)).toFixed(2));
    const times = (other: Rate[]) => median(behind.map((rate, round) => rate.perSecond / other[round]!.perSecond));
    rows.push({
      encoding,
      bytes: body.length,
      'bare /s': perSecond(bare),
      'nginx /s': perSecond(behind),
      'plain files /s': perSecond(asFiles),
      'of plain files': Number(times(asFiles).toFixed(2)),
      'times bare': Number(times(bare).toFixed(1)),
      'p99 bare ms': p99(bare),
      'p99 nginx ms': p99(behind),
    });
  }
} finally {
  edge.stop();
  site.signal('SIGKILL');
  rmSync(files, { recursive: true, force: true });
}
console.table(rows);
const slow = rows.filter((row) => row['of plain files'] < LEAST.ofPlainFiles || row['times bare'] < LEAST.timesBare);
for (const { encoding } of slow) console.error(`${encoding}: less than wanted.`);
process.exitCode = slow.length > 0 ? 1 : 0;
