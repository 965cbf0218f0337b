import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for the PostgreSQL of this run. */
    postgresDoor: string;
  }
}

/**
 * One PostgreSQL for all test files of a run. It starts when the first of them asks for its address at `postgresDoor`, and
 * ends with the run. The answer is empty when none is installed.
 */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<RunningPostgres | undefined> | undefined;
  const door = createServer(
    (_request, response) =>
      void (async () => {
        try {
          // Nothing here cuts the power, so nothing has to wait for the disk.
          server ??= startPostgres(['fsync=off', 'max_connections=300']).then(sayWhenMissing);
          response.end((await server)?.address ?? '');
        } catch (error) {
          response.writeHead(500).end(String(error));
        }
      })(),
  );
  await once(door.listen(0, '127.0.0.1'), 'listening');
  project.provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    (await server?.catch(() => undefined))?.stop();
  };
}

function sayWhenMissing(server: RunningPostgres | undefined): RunningPostgres | undefined {
  if (!server)
    console.log('PostgreSQL is not installed, so its tests are left out (Debian: apt-get install postgresql).');
  return server;
}
