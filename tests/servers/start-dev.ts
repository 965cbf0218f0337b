import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type RunningDev = { origin: string; stop: () => void };

/**
 * `npm run dev` in `folder` on a free port of 127.0.0.1, once it has rendered `path`. It ends with this process at the latest. Throws when
 * nothing is rendered within 300 s.
 */
export async function startDev(folder: string, path: string): Promise<RunningDev> {
  const port = await freePort();
  const command = [
    '--conditions=react-server',
    'lib/cli/site/dev.ts',
    '--hostname',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const server = spawn(process.execPath, command, {
    cwd: folder,
    // A separate process group, so that one signal ends the server and its child processes.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const stop = () => {
    process.off('exit', stop);
    if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, 'SIGKILL');
  };
  process.once('exit', stop);
  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 300_000; Date.now() < deadline && server.exitCode === null; await pause(200)) {
    const status = await fetch(origin + path).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return { origin, stop };
  }
  stop();
  throw new Error('The development server did not start.');
}
