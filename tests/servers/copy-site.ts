import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.ts',
  'proxy.ts',
  'package.json',
  'tsconfig.json',
];

/** Copies the site to test-results/, where it can be changed and built separately. */
export function copySite(name: string): string {
  const folder = resolve('test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) if (existsSync(part)) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces text in a file of the copy; throws when there is no match. */
export function editSite(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(path, after);
}

/** Builds the copy, without the check of its content; throws with its output when that fails. */
export function buildSite(folder: string, env: Record<string, string> = {}): void {
  runIn(folder, ['--conditions=react-server', 'lib/cli/site/build-site.ts'], env);
}

/** Runs Node.js in a folder, in production, and returns its output; throws with it when that fails. */
export function runIn(folder: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}.\n${stdout}\n${stderr}`);
  return stdout;
}
