import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By itself Vitest leaves one of two processors idle.
    maxWorkers: 2,
    // No test is about speed: they only have to end on a machine that is busy with other things.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Server code: the condition lets modules marked server-only load outside Next.
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{lib,content}/**/*.test.ts'],
          globalSetup: ['tests/postgres/shared-postgres.ts'],
        },
        resolve: { conditions: ['react-server', 'node'] },
        ssr: { resolve: { conditions: ['react-server', 'node'] } },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/components/set-up.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
