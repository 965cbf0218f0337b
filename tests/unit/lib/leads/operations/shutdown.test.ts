import { expect, it, vi } from 'vitest';
import { log } from '#lib/leads/operations/log';
import { onShutdown, runShutdownTasks } from '#lib/leads/operations/shutdown';

it('runs the tasks of a phase, and logs a failed one without its message', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const done: string[] = [];
  onShutdown(() => Promise.reject(new Error('imani@example.com')));
  onShutdown(async () => void done.push('delivery'));
  onShutdown(async () => void done.push('store'), 'server-closed');
  await runShutdownTasks('at-once');
  expect(done).toEqual(['delivery']);
  expect(error).toHaveBeenCalledExactlyOnceWith({ event: 'shutdown-task-failed', error: expect.any(Error) });
  await runShutdownTasks('server-closed');
  expect(done).toEqual(['delivery', 'store']);
});
