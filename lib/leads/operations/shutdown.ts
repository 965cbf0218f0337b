import { log } from './log.ts';

/*
 * At SIGTERM or SIGINT the framework lets its requests finish, closes its server and calls process.exit. From the signal on, that exit
 * waits: first for the tasks that could start at once, then for those that need the server to be closed.
 */

/** The whole of it ends after this long, whatever is still under way. */
const LONGEST_MS = 12_000;

/** When a server does not come to its end, the last tasks start this long after the signal all the same. */
const SERVER_MS = 11_000;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

type Signal = keyof typeof EXIT_CODES;
type Task = () => Promise<void>;
type Tasks = { 'at-once': Task[]; 'server-closed': Task[] };

// Next may load this module more than once in a process; the tasks are shared all the same.
const shared = globalThis as { shutdownTasks?: Tasks };

/**
 * Has a task done before the process ends: at once at the signal, or when the server takes no more requests. All tasks have
 * 12 s together. A task that fails is logged and holds nobody up.
 */
export function onShutdown(task: Task, when: keyof Tasks = 'at-once'): void {
  shared.shutdownTasks ??= listen();
  shared.shutdownTasks[when].push(task);
}

function listen(): Tasks {
  const tasks: Tasks = { 'at-once': [], 'server-closed': [] };
  let isEnding = false;
  for (const signal of Object.keys(EXIT_CODES) as Signal[]) {
    process.on(signal, () => {
      // A terminal sends the signal to every process of its group, and our own start command passes it on.
      if (isEnding) return;
      isEnding = true;
      end(signal, tasks);
    });
  }
  return tasks;
}

function end(signal: Signal, tasks: Tasks): void {
  log.info({ event: 'shutdown', signal });
  const exit = process.exit.bind(process);
  const early = runAll(tasks['at-once']);
  let isFinishing = false;

  async function finish(code: number): Promise<void> {
    if (isFinishing) return;
    isFinishing = true;
    await early;
    await runAll(tasks['server-closed']);
    log.info({ event: 'shutdown-done', signal });
    exit(code);
  }

  const code = EXIT_CODES[signal];
  setTimeout(() => void finish(code), SERVER_MS);
  setTimeout(() => exit(code), LONGEST_MS);
  process.exit = ((asked?: number) => void finish(asked ?? code)) as typeof process.exit;
  // Nobody else listens, so nobody else will ask for the end.
  if (process.listenerCount(signal) === 1) void finish(code);
}

async function runAll(tasks: readonly Task[]): Promise<void> {
  for (const { status, reason } of (await Promise.allSettled(tasks.map((task) => task()))) as PromiseRejectedResult[]) {
    if (String(status) === 'rejected') log.error({ event: 'shutdown-task-failed', error: reason });
  }
}
