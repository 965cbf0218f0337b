import { join } from 'node:path';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shutDownOnSignal } from '#lib/delivery/http/shutdown';
import { freePort } from '#tests/servers/free-port';
import { runChild } from '../../leads/operations/child.ts';

const PROCESS = join(import.meta.dirname, 'shutdown-process.ts');

describe('a server at a shutdown signal', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('answers its requests and finishes its steps before it exits at %s', async (signal, code) => {
    const port = await freePort();
    const child = runChild(PROCESS, [String(port)]);
    await child.waitForOutput('ready');
    const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
    await child.waitForOutput('request');
    child.kill(signal);
    await child.waitForOutput('stops');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(code);
    expect(await answer).toBe('answered');
    const order = ['ready', 'request', 'stops', 'response', 'server closed', 'stopped', 'closes the store'];
    expect(child.lines()).toEqual(order);
  });
});

describe('a shutdown that hangs', () => {
  afterEach(() => vi.useRealTimers());

  it('stops waiting for requests after 11 s and for the steps after 12 s', async () => {
    vi.useFakeTimers();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const before = process.listeners('SIGTERM');
    const server = { close() {}, closeIdleConnections() {} } as unknown as Server;
    const done: string[] = [];
    shutDownOnSignal(server, {
      atOnce: async () => void done.push('at once'),
      afterRequests: () => (done.push('after requests'), new Promise(() => {})),
    });
    const [listener] = process.listeners('SIGTERM').filter((one) => !before.includes(one));
    listener?.('SIGTERM');
    await vi.advanceTimersByTimeAsync(10_999);
    expect(done).toEqual(['at once']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['at once', 'after requests']);
    await vi.advanceTimersByTimeAsync(999);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exit).toHaveBeenCalledExactlyOnceWith(143);
  });
});
