import { spawn } from 'node:child_process';

/** Runs `next <args>` without telemetry, with the same terminal. Resolves with its exit code. */
export function runNext(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
