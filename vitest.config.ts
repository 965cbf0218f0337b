import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const FILES = globSync('tests/unit/{lib,content,project}/**/*.test.ts');

/** Files that replace modules, or that have them read other content as they load. */
const isIsolated = (file: string) =>
  /vi\.(?:mock|doMock|resetModules|hoisted)\(|spyOn\(process, 'cwd'\)/.test(readFileSync(file, 'utf8'));

/** Server code: the condition lets modules marked server-only load outside Next. */
const server = (name: string, options: { isolate: boolean; include: string[] }) => ({
  extends: true as const,
  test: { name, environment: 'node', setupFiles: ['tests/unit/lib/clean-up.ts'], ...options },
  resolve: { conditions: ['react-server', 'node'] },
  ssr: { resolve: { conditions: ['react-server', 'node'] } },
});

export default defineConfig({
  test: {
    // By itself Vitest leaves one of two processors idle.
    maxWorkers: 2,
    // No test is about speed: they only have to end on a machine that is busy with other things.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['tests/vitest-setup.ts', 'tests/servers/postgres/shared-postgres.ts'],
    projects: [
      // They share two processes with all modules that are loaded, which saves half of the time.
      server('server', { isolate: false, include: FILES.filter((file) => !isIsolated(file)) }),
      server('server, isolated', { isolate: true, include: FILES.filter(isIsolated) }),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/unit/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/components/set-up.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
