import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type AnotherProcess = {
  /** The messages so far. */
  messages: string[];
  /** Resolves after `count` messages. */
  waitForMessages: (count: number) => Promise<void>;
  /** Sends the message that ends a waiting task. */
  resume: () => void;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
  /** Resolves when it has exited with 0, otherwise rejects. */
  ended: () => Promise<void>;
};

/** Runs a task of other-process.ts on the store at `address` in a separate process. */
export function anotherProcess(task: 'open' | 'save' | 'deliver' | 'lock' | 'read', address: string): AnotherProcess {
  const messages: string[] = [];
  const child = fork(join(import.meta.dirname, 'other-process.ts'), [task, address], {
    execArgv: ['--conditions=react-server'],
  });
  child.on('message', (message) => messages.push(String(message)));
  const end = once(child, 'exit');
  return {
    messages,
    async waitForMessages(count) {
      while (messages.length < count) {
        await Promise.race([once(child, 'message'), end]);
        if (child.exitCode !== null && messages.length < count) throw new Error(`The other process ended too early.`);
      }
    },
    resume: () => child.send('go on'),
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
