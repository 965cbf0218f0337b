import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../servers/free-port.ts';
import type { BrowserWindow, Key, WindowOptions } from './browser-window.ts';

/** The characters that stand for keys in WebDriver. */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** Opens a window of WebKitGTK on a screen of its own in memory, over WebDriver. */
export async function openWebKit({ width, height, startScript }: WindowOptions): Promise<BrowserWindow> {
  const port = await freePort();
  const display = await startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`]);
  const [number] = (await once(display.output.setEncoding('utf8'), 'data')) as [string];
  const driver = await startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${number.trim()}`,
    GDK_BACKEND: 'x11',
    WIDTH: String(width),
    HEIGHT: String(height),
    START_SCRIPT: startScript,
  });

  async function send<Value>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.message}`);
    return value;
  }

  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) await pause(50);
  const { sessionId } = await send<{ sessionId: string }>('', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: resolve('tests/engines/webkit-window.py'), args: [] } },
    },
  });
  const session = `/${sessionId}`;
  // The test's own time limit ends a page that never loads.
  await send(`${session}/timeouts`, { pageLoad: 2 ** 31, script: null });
  const act = (actions: object) => send<void>(`${session}/actions`, { actions: [actions] });
  const point = (x: number, y: number, ...then: object[]) =>
    act({
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }, ...then],
    });
  const keys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    });
  return {
    open: (url) => send(`${session}/url`, { url }),
    async run(script, ...args) {
      const { value, error } = await send<{ value: never; error?: string }>(`${session}/execute/async`, {
        script: `const answer = arguments[1];
          Promise.resolve(arguments[0]).then((args) => (${String(script)})(...args))
            .then((value) => answer({ value }), (error) => answer({ error: String(error) }));`,
        args: [args],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    move: (x, y) => point(x, y),
    click: (x, y) => point(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => keys([KEYS[key]]),
    type: (text) => keys([...text]),
    capture: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    async close() {
      await send(session, undefined, 'DELETE').catch(() => undefined);
      driver.end();
      display.end();
    },
  };
}

/** Starts a program in a process group of its own, which ends with this process at the latest. */
async function startProgram(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(name, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  await once(child, 'spawn');
  const end = () => {
    process.off('exit', end);
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  };
  process.once('exit', end);
  return { output: child.stdout, end };
}
