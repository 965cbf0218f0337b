import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which test files request the address of this run's PostgreSQL. */
    postgresEndpoint: string;
  }
}

/**
 * One PostgreSQL for all test files of a run. It starts at the first request to `postgresEndpoint`, and ends with the run. The response is
 * empty when PostgreSQL is not installed.
 */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<RunningPostgres | undefined> | undefined;
  const endpoint = createServer(
    (_request, response) =>
      void (async () => {
        try {
          // These tests simulate no power failure, so commits need not wait for the disk.
          server ??= startPostgres(['fsync=off', 'max_connections=300']).then(logWhenMissing);
          response.end((await server)?.address ?? '');
        } catch (error) {
          response.writeHead(500).end(String(error));
        }
      })(),
  );
  await once(endpoint.listen(0, '127.0.0.1'), 'listening');
  project.provide('postgresEndpoint', `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);
  return async () => {
    endpoint.close();
    (await server?.catch(() => undefined))?.stop();
  };
}

function logWhenMissing(server: RunningPostgres | undefined): RunningPostgres | undefined {
  if (!server)
    console.log('PostgreSQL is not installed, so its tests are left out (Debian: apt-get install postgresql).');
  return server;
}
