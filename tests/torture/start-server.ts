import { execFileSync } from 'node:child_process';
import { serveBuild, type ServeOptions, type RunningServer } from '#tests/servers/serve-build';
import { withTimeout } from '#lib/leads/operations/with-timeout';

export type Server = RunningServer & {
  /** Resident set size in MB. */
  memory: () => number;
  /** Sends SIGKILL. Resolves when the process has exited. */
  kill: () => Promise<void>;
  /** Sends SIGTERM. Resolves with the time until the process exited, in milliseconds. Rejects after 30 s. */
  stop: () => Promise<number>;
};

/** Resets everything that may be configured for the site in this folder. */
const NEUTRAL_ENV = {
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
  // X-Forwarded-For identifies the clients.
  TRUSTED_PROXIES: '1',
  QUOTE_RATE_LIMITS: 'off',
};

/** Serves the build of this folder on the store at `address`, without rate limits and with nothing configured unless `env` says so. */
export async function startServer(address: string, { env, ...options }: ServeOptions = {}): Promise<Server> {
  const store: Record<string, string> = address.startsWith('postgres')
    ? { DATABASE_URL: address }
    : { QUOTES_DB: address };
  const server = await serveBuild({ ...options, env: { ...NEUTRAL_ENV, ...store, ...env } });
  const { pid, exited, signal } = server;
  return {
    ...server,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
    async kill() {
      signal('SIGKILL');
      await exited;
    },
    async stop() {
      const began = performance.now();
      signal('SIGTERM');
      await withTimeout(30_000, exited);
      return performance.now() - began;
    },
  };
}
