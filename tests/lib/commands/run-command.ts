import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// Hundreds of files each, on a machine that may be busy.
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })), 60_000);

/** A copy of the content, beside the real public files, in a folder of its own, to break and to run commands in; gone after the tests. */
export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync('content', join(folder, 'content'), { recursive: true });
  symlinkSync(join(process.cwd(), 'public'), join(folder, 'public'));
  return folder;
}

/** Runs one file of lib/commands in a folder, with nothing but `env` set. */
export function runCommand(name: string, folder: string, args: string[] = [], env: Record<string, string> = {}) {
  const command = ['--conditions=react-server', join(process.cwd(), 'lib/commands', name), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
