import { afterEach, describe, expect, it, vi } from 'vitest';
import { onShutdown } from '#lib/leads/operations/shutdown';
import { runChild } from './child.ts';

describe('a process that is told to end', () => {
  const ENV = { LOG_LEVEL: 'silent' };

  it('finishes its tasks before the exit that its server asks for', async () => {
    const child = runChild('ending-process.ts', ['server'], ENV);
    await child.says('ready');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
    expect(child.lines()).toEqual(['ready', 'stops', 'server closed', 'stopped', 'closes the store']);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends by itself at %s when there is no server', async (signal, code) => {
    const child = runChild('ending-process.ts', [], ENV);
    await child.says('ready');
    child.kill(signal);
    expect(await child.ended).toBe(code);
    expect(child.lines()).toEqual(['ready', 'stops', 'stopped', 'closes the store']);
  });

  it('ends once, however often it is told to', async () => {
    const child = runChild('ending-process.ts', ['server'], ENV);
    await child.says('ready');
    child.kill('SIGTERM');
    await child.says('stops');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await child.ended).toBe(143);
    expect(child.lines().filter((line) => line === 'stops')).toHaveLength(1);
  });

  it('writes down a task that fails, without its words', async () => {
    const child = runChild('ending-process.ts', ['server']);
    await child.says('ready');
    child.kill('SIGTERM');
    await child.ended;
    expect(child.lines().join('\n')).toContain('"event":"shutdown-task-failed","error":"Error"');
    expect(child.lines().join('\n')).not.toContain('imani');
  });
});

describe('a shutdown that does not get on', () => {
  const exit = process.exit.bind(process);

  afterEach(() => {
    process.exit = exit;
    vi.useRealTimers();
  });

  it('goes on without its server after 11 s and without its tasks after 12 s', async () => {
    vi.useFakeTimers();
    const exited = vi.fn();
    process.exit = exited as unknown as typeof process.exit;
    const done: string[] = [];
    const someoneElse = () => {};
    process.on('SIGTERM', someoneElse);
    const others = process.listeners('SIGTERM');
    onShutdown(async () => void done.push('stopped'));
    onShutdown(() => {
      done.push('closing');
      return new Promise(() => {});
    }, 'server-closed');
    const [ours] = process.listeners('SIGTERM').filter((listener) => !others.includes(listener));
    ours?.('SIGTERM');

    await vi.advanceTimersByTimeAsync(10_999);
    expect(done).toEqual(['stopped']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['stopped', 'closing']);
    await vi.advanceTimersByTimeAsync(999);
    expect(exited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exited).toHaveBeenCalledExactlyOnceWith(143);
    process.off('SIGTERM', someoneElse);
  });
});
