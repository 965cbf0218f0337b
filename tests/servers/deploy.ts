import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** What `systemctl` does for deploy.sh. Each resolves when it is done. */
export type Services = {
  start: () => Promise<unknown>;
  stop: () => Promise<unknown>;
  reloadNginx: () => Promise<unknown>;
};

type Deploy = {
  /** The folder of the running version, and its port. */
  from: { folder: string; port: number };
  /** The folder of the new version, named after its port. */
  folder: string;
  nginxConf: string;
  services: Services;
};

/** Runs lib/delivery/hosts/deploy.sh in `folder`. Resolves with its output. Throws when it fails. */
export async function deploy({ from, folder, nginxConf, services }: Deploy): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  const systemctl = await openSystemctl(scratch, {
    [`start site@${basename(folder)}`]: services.start,
    [`stop site@${from.port}`]: services.stop,
    'reload nginx': services.reloadNginx,
  });
  // The script reads the port from the name of the folder.
  const fromFolder = join(scratch, String(from.port));
  symlinkSync(resolve(from.folder), fromFolder);
  try {
    const shell = spawn('sh', ['lib/delivery/hosts/deploy.sh', fromFolder], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${systemctl.folder}:${process.env.PATH}`, NGINX_CONF: nginxConf },
    });
    const stop = () => shell.kill();
    process.once('exit', stop);
    const output = Promise.all([text(shell.stdout), text(shell.stderr)]);
    const [code] = (await once(shell, 'close')) as [number | null];
    process.off('exit', stop);
    if (code !== 0) throw new Error(`deploy.sh ended with ${code}.\n${(await output).join('\n')}`);
    return (await output).join('\n');
  } finally {
    systemctl.close();
    rmSync(scratch, { recursive: true });
  }
}

/** A program named systemctl in a folder for PATH. It calls the function for its arguments, and fails when that does, or when there is none. */
async function openSystemctl(scratch: string, commands: Record<string, () => Promise<unknown>>) {
  const server = createServer((request, response) => {
    const command = decodeURIComponent(request.url ?? '').slice(1);
    const run = commands[command] ?? (() => Promise.reject(new Error(`Unknown: ${command}`)));
    run().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = join(scratch, 'bin');
  const program = join(folder, 'systemctl');
  mkdirSync(folder);
  const script = `fetch('http://127.0.0.1:${port}/' + encodeURIComponent(process.argv.slice(2).join(' '))).then(async (answer) => {
  if (!answer.ok) console.error(await answer.text());
  process.exit(answer.ok ? 0 : 1);
});`;
  writeFileSync(program, `#!${process.execPath}\n${script}\n`);
  chmodSync(program, 0o755);
  return { folder, close: () => server.close() };
}
