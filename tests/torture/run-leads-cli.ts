import { execFile } from 'node:child_process';

/** The exit code of the command and what it wrote to its two output streams. */
export type CliResult = { code: number; stdout: string; stderr: string };

/** Runs `npm run quotes -- <args>` on the store at `address`, with nothing else configured. */
export function runLeadsCli(address: string, args: string[]): Promise<CliResult> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production' as const };
  const store = { [address.startsWith('postgres') ? 'DATABASE_URL' : 'QUOTES_DB']: address };
  const options = { env: { ...env, ...store }, maxBuffer: 2 ** 30 };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'quotes', '--', ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
