import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DeskError } from './desk-error.ts';

type Run = {
  args: readonly string[];
  /** Reads the standard output of the tool; without it, the output is discarded. */
  read?: (output: Readable) => Promise<unknown>;
  /** The command to run elsewhere when the tool is not installed here. */
  manualCommand: string;
};

/** Runs a PostgreSQL tool such as pg_dump on the database at `url`. Throws a DeskError with the tool's error message when it fails. */
export async function runPostgresTool(tool: string, url: string, { args, read, manualCommand }: Run): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(
    tool,
    args.map((arg) => arg.replaceAll(DATABASE_PLACEHOLDER, address)),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // All users of the machine can read arguments, but not the environment.
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  try {
    const [code, errorText] = await Promise.all([
      ended,
      text(child.stderr),
      read ? read(child.stdout) : child.stdout.resume(),
    ]);
    if (code !== 0)
      throw new DeskError(`${tool} failed: ${errorText.trim().split('\n')[0] || `it ended with ${code}`}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DeskError(`${tool} is not installed here. Where it is, run: ${manualCommand}`);
  }
}

/** The placeholder for the database address in arguments. */
export const DATABASE_PLACEHOLDER = '{database}';

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
