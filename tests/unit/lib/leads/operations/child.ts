import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export type Child = {
  /** The printed lines so far. */
  lines: () => string[];
  /** Resolves when the output contains this text. */
  waitForOutput(text: string): Promise<void>;
  write(text: string): void;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Runs a file (a path, or a name in this folder) in a separate process with only `env` as environment. */
export function runChild(name: string, args: string[] = [], env: Record<string, string> = {}): Child {
  const file = resolve(import.meta.dirname, name);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--conditions=react-server', file, ...args],
    {
      env: { NODE_ENV: 'test', ...env },
    },
  );
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      waiting.forEach((look) => look());
    });
  }
  return {
    lines: () => output.split('\n').filter(Boolean),
    waitForOutput: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!output.includes(text)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    write: (text) => void child.stdin.write(text),
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal))),
  };
}
