import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type AnotherProcess = {
  /** What it has said so far. */
  said: string[];
  /** Resolves when it has said `count` things. */
  hasSaid: (count: number) => Promise<void>;
  /** Tells it to go on. */
  tell: () => void;
  /** Ends it at once, whatever it is at. */
  kill: () => Promise<void>;
  /** Resolves when it has ended by itself. Rejects when it failed. */
  ended: () => Promise<void>;
};

/** Does a task of other-process.ts on the store at `address`, in a process of its own. */
export function anotherProcess(task: 'open' | 'save' | 'deliver' | 'lock' | 'read', address: string): AnotherProcess {
  const said: string[] = [];
  const child = fork(join(import.meta.dirname, 'other-process.ts'), [task, address], {
    execArgv: ['--conditions=react-server'],
  });
  child.on('message', (message) => said.push(String(message)));
  const end = once(child, 'exit');
  return {
    said,
    async hasSaid(count) {
      while (said.length < count) {
        await Promise.race([once(child, 'message'), end]);
        if (child.exitCode !== null && said.length < count) throw new Error(`The other process ended too early.`);
      }
    },
    tell: () => child.send('go on'),
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
    async ended() {
      await end;
      if (child.exitCode !== 0) throw new Error(`The other process ended with ${child.exitCode}.`);
    },
  };
}
