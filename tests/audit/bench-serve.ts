import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOnPath, installFromDebian } from '../debian.ts';
import { createScratchFolder } from '../scratch.ts';
import { requireNginx, startNginx } from '../servers/nginx.ts';
import { serveBuild } from '../servers/serve-build.ts';
import { median } from './median.ts';

/**
 * `npm run audit -- bench-serve [--seconds 1 --rounds 15 --path /about --tls]`: measures the requests per second of the last build as
 * `npm start` serves it, and of the same behind nginx (lib/delivery/hosts/nginx.conf; with `--tls` encrypted). There is one process of each, with
 * wrk on the same machine. The load of the machine varies within seconds, so the two measurements of a round are compared with each other,
 * and the median of the rounds counts. Exits with 1 when nginx reaches less than 25 times the bare server.
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
const MIN_TIMES_BARE = 25;

requireNginx();
if (!findOnPath('wrk')) installFromDebian(['wrk']);
if (!findOnPath('wrk')) throw new Error('Install wrk.');

type Rate = { perSecond: number; p99: number };

/** Requests per second and the 99th percentile in milliseconds, over 32 connections. */
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

const site = await serveBuild({ env: { QUOTES_DB: join(createScratchFolder(), 'quotes.db'), LOG_LEVEL: 'silent' } });
const edge = await startNginx(site.origin, { secure: values.tls });
const rows = [];
try {
  for (const encoding of ENCODINGS) {
    const rounds = Array.from({ length: Number(values.rounds) }, () => ({
      bare: load(site.origin + values.path, encoding),
      behind: load(edge.origin + values.path, encoding),
    }));
    const of = (pick: (round: (typeof rounds)[number]) => number) => Number(median(rounds.map(pick)).toFixed(2));
    rows.push({
      encoding,
      'bare /s': of(({ bare }) => bare.perSecond),
      'nginx /s': of(({ behind }) => behind.perSecond),
      'times bare': of(({ bare, behind }) => behind.perSecond / bare.perSecond),
      'p99 bare ms': of(({ bare }) => bare.p99),
      'p99 nginx ms': of(({ behind }) => behind.p99),
    });
  }
} finally {
  edge.stop();
  site.signal('SIGKILL');
}
console.table(rows);
process.exitCode = rows.every((row) => row['times bare'] >= MIN_TIMES_BARE) ? 0 : 1;
