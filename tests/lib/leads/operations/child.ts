import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Child = {
  /** What it has printed so far, by lines. */
  lines: () => string[];
  /** Resolves when a line holds these words. */
  says(words: string): Promise<void>;
  write(words: string): void;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Runs a file of this folder as a process of its own, with nothing but `env` set. */
export function runChild(name: string, args: string[] = [], env: Record<string, string> = {}): Child {
  const file = join(import.meta.dirname, name);
  const child = spawn(process.execPath, ['--conditions=react-server', file, ...args], {
    env: { NODE_ENV: 'test', ...env },
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      waiting.forEach((look) => look());
    });
  }
  return {
    lines: () => output.split('\n').filter(Boolean),
    says: (words) =>
      new Promise((resolve) => {
        const look = () => {
          if (!output.includes(words)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    write: (words) => void child.stdin.write(words),
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal))),
  };
}
