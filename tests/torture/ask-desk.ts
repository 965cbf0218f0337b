import { execFile } from 'node:child_process';

/** How the command ended, what it printed, and what it complained about. */
export type Said = { code: number; out: string; words: string };

/** `npm run quotes -- <args>` on the store at `address`, with nothing else configured. */
export function askDesk(address: string, args: string[]): Promise<Said> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production' as const };
  const store = { [address.startsWith('postgres') ? 'DATABASE_URL' : 'QUOTES_DB']: address };
  const options = { env: { ...env, ...store }, maxBuffer: 2 ** 30 };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'quotes', '--', ...args], options, (error, out, words) => {
      resolve({ code: error ? Number(error.code) : 0, out, words });
    });
  });
}
