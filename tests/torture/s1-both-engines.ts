import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres } from '#tests/servers/postgres/find-postgres';
import { leftOut, type TortureTest } from './torture-test.ts';

/** The names of tests end with the engine that they ran on. */
const ENGINE = / on (SQLite|PostgreSQL)\b/;

const SHORT = ['quotes', 'outbox', 'counters'].map((name) => `tests/unit/lib/leads/store/${name}.test.ts`);

type Report = { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] };

export const test: TortureTest = {
  id: 'S1',
  title: 'The unit tests of the quote desk (short: of quotes, outbox and counters) on SQLite and on PostgreSQL',
  expected: 'the same tests on both, with the same results: all passed',
  engines: ['sqlite'],
  isAlone: true,
  async run({ short, log }) {
    if (!findPostgres()) return leftOut('PostgreSQL is not installed');
    const { testResults } = await runUnitTests(short ? SHORT : ['tests/unit/lib/leads']);
    const results = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ test: `${name} ${fullName}`, status })),
    );
    const on = (engine: string) =>
      new Map(
        results
          .filter(({ test }) => ENGINE.exec(test)?.[1] === engine)
          .map(({ test, status }) => [test.replace(ENGINE, ''), status]),
      );
    const [sqlite, postgres] = [on('SQLite'), on('PostgreSQL')];
    const names = [...new Set([...sqlite.keys(), ...postgres.keys()])];
    const different = names.filter((name) => sqlite.get(name) !== postgres.get(name));
    const failed = results.filter(({ status }) => status !== 'passed');
    for (const name of [...different, ...failed.map(({ test }) => test)].slice(0, 5)) log(name);
    const passed = (statuses: Map<string, string>) =>
      [...statuses.values()].filter((status) => status === 'passed').length;
    return {
      figure:
        `SQLite ${passed(sqlite)} of ${sqlite.size} passed, PostgreSQL ${passed(postgres)} of ${postgres.size}, ${different.length} differ; ` +
        `${results.length} with those of one engine or none, ${failed.length} did not pass`,
      ok: different.length + failed.length === 0 && sqlite.size > 0 && sqlite.size === postgres.size,
    };
  },
};

/** The JSON report of Vitest for some folders and files. */
async function runUnitTests(paths: readonly string[]): Promise<Report> {
  const scratch = mkdtempSync(join(tmpdir(), 'torture-units-'));
  const file = join(scratch, 'report.json');
  const args = ['run', ...paths, '--project=server', '--reporter=json', `--outputFile=${file}`];
  try {
    await new Promise<void>((done) => {
      // Failures are in the report.
      const options = { maxBuffer: 2 ** 28, env: { ...process.env, TEST_SCOPE: 'full' } };
      execFile(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), ...args], options, () => done());
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
