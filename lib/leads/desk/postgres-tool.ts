import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DeskError } from './desk-error.ts';

type Run = {
  args: readonly string[];
  /** Takes what the tool prints; without it that is thrown away. */
  read?: (output: Readable) => Promise<unknown>;
  /** What to do by hand where the tool is not installed. */
  byHand: string;
};

/** Runs a tool of PostgreSQL such as pg_dump on the database at `url`. Throws a DeskError with the tool's own words when it fails. */
export async function runPostgresTool(tool: string, url: string, { args, read, byHand }: Run): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(
    tool,
    args.map((arg) => arg.replaceAll(DATABASE, address)),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Arguments can be read by everybody on the machine, the environment cannot.
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  try {
    const [code, words] = await Promise.all([
      ended,
      text(child.stderr),
      read ? read(child.stdout) : child.stdout.resume(),
    ]);
    if (code !== 0) throw new DeskError(`${tool} failed: ${words.trim().split('\n')[0] || `it ended with ${code}`}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DeskError(`${tool} is not installed here. Where it is, run: ${byHand}`);
  }
}

/** Stands for the address of the database in arguments. */
export const DATABASE = '{database}';

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
