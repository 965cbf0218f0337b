import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll } from 'vitest';

const HOME = process.cwd();

const folders: string[] = [];

// Hundreds of files each, on a machine that may be busy.
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })), 60_000);

/** An empty folder that is gone after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  folders.push(folder);
  return folder;
}

/** A copy of the content, beside the real public files, in a folder of its own, to break and to run commands in; gone after the tests. */
export function copyOfContent(): string {
  const folder = temporaryFolder();
  cpSync('content', join(folder, 'content'), { recursive: true });
  symlinkSync(join(HOME, 'public'), join(folder, 'public'));
  return folder;
}

export type Outcome = { status: number | null; stdout: string; stderr: string };

/**
 * Runs a command in this process as if it were one of its own: in a folder, with nothing but `env` set, and with all that it prints caught.
 * While one runs, another may run from its start to its end.
 */
export async function callCommand(
  command: (args: readonly string[]) => number | Promise<number>,
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const [variables, cwd] = [{ ...process.env }, process.cwd()];
  const { caught, release } = catchOutput();
  setEnv({ NODE_ENV: 'test', ...env });
  process.chdir(folder);
  try {
    return { status: await command(args), ...caught };
  } finally {
    process.chdir(cwd);
    setEnv(variables);
    release();
  }
}

/** Catches what is printed, also through the console, which in Vitest is one of its own. */
function catchOutput() {
  const caught = { stdout: '', stderr: '' };
  const originals = [process.stdout.write, process.stderr.write, console.log, console.error] as const;
  const write = (name: keyof typeof caught) =>
    ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      caught[name] += Buffer.from(chunk as string).toString();
      const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
      if (done) process.nextTick(done);
      return true;
    }) as typeof process.stdout.write;
  process.stdout.write = write('stdout');
  process.stderr.write = write('stderr');
  console.log = (...words: unknown[]) => void (caught.stdout += `${format(...words)}\n`);
  console.error = (...words: unknown[]) => void (caught.stderr += `${format(...words)}\n`);
  const release = () => {
    [process.stdout.write, process.stderr.write, console.log, console.error] = originals;
  };
  return { caught, release };
}

/** Sets one variable after the other, because Node only notices a new time zone so. */
function setEnv(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) process.env[name] = value;
}

/** Runs one file of lib/cli as a process of its own, in a folder and with nothing but `env` set. */
export function spawnCommand(
  name: string,
  folder: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Outcome {
  const command = [
    '--disable-warning=ExperimentalWarning',
    '--conditions=react-server',
    join(HOME, 'lib/cli', name),
    ...args,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
