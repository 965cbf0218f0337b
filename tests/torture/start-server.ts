import { execFileSync } from 'node:child_process';
import { startNext, type NextOptions, type RunningNext } from '#tests/site/start-next';
import { within } from '#lib/leads/operations/within';

export type Server = RunningNext & {
  /** Its memory in MB (resident set size). */
  memory: () => number;
  /** kill -9. Resolves when it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM. Resolves with how long it took to end, in milliseconds. Rejects after 30 s. */
  stop: () => Promise<number>;
};

/** Everything that a person may have configured for the site in this folder: nothing of it counts here. */
const NEUTRAL = {
  SITE_URL: '',
  DATABASE_URL: '',
  QUOTES_DB: '',
  QUOTE_RETENTION_DAYS: '',
  SMTP_URL: '',
  QUOTE_EMAIL_TO: '',
  QUOTE_EMAIL_FROM: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
  LOG_LEVEL: '',
  // Clients are told apart by X-Forwarded-For.
  TRUSTED_PROXIES: '1',
  QUOTE_RATE_LIMITS: 'off',
};

/** `next start` of this folder on the store at `address`, without rate limits and with nothing configured unless `env` says so. */
export async function startServer(address: string, { env, ...options }: NextOptions = {}): Promise<Server> {
  const store: Record<string, string> = address.startsWith('postgres')
    ? { DATABASE_URL: address }
    : { QUOTES_DB: address };
  const server = await startNext({ ...options, env: { ...NEUTRAL, ...store, ...env } });
  const { pid, ended, signal } = server;
  return {
    ...server,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
    async kill() {
      signal('SIGKILL');
      await ended;
    },
    async stop() {
      const began = performance.now();
      signal('SIGTERM');
      await within(30_000, ended);
      return performance.now() - began;
    },
  };
}
