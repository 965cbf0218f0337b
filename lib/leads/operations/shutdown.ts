import { log } from './log.ts';

type Task = () => Promise<void>;
type Tasks = { 'at-once': Task[]; 'server-closed': Task[] };

// Next bundles the routes separately from the server, so they share the tasks.
const shared = globalThis as { shutdownTasks?: Tasks };
const tasks = (shared.shutdownTasks ??= { 'at-once': [], 'server-closed': [] });

/** Registers a task to finish before the process exits: started at the signal, or when the server is closed. */
export function onShutdown(task: Task, when: keyof Tasks = 'at-once'): void {
  tasks[when].push(task);
}

/** Runs the tasks of a phase. A failed task is logged and does not delay the others. */
export async function runShutdownTasks(when: keyof Tasks): Promise<void> {
  const results = await Promise.allSettled(tasks[when].map((task) => task()));
  for (const result of results) {
    if (result.status === 'rejected') log.error({ event: 'shutdown-task-failed', error: result.reason as unknown });
  }
}
