import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm test`: formatting, lint, types, a build, unit and component tests, and the end-to-end tests in Chromium, in about five minutes.
 * `npm run test:full`: what else must hold and takes longer: all random cases, the store on PostgreSQL, the other end-to-end tests, and the
 * quote desk under load and with things broken, in their short form. Each prints the seconds of its phases at the end.
 */
type Phase = { name: string; run: readonly string[]; env?: Record<string, string> };

const FULL = { TEST_SCOPE: 'full' };

/** Lists of phases that run one after the other; the lists of a step run side by side. */
const STEPS: Record<'quick' | 'full', readonly (readonly Phase[])[][]> = {
  quick: [
    [
      [
        { name: 'formatting', run: ['format'] },
        { name: 'lint', run: ['lint'] },
        { name: 'unit and component tests', run: ['unit'] },
      ],
      [
        { name: 'types', run: ['types'] },
        { name: 'build', run: ['build'] },
      ],
    ],
    [[{ name: 'end-to-end tests', run: ['e2e'] }]],
  ],
  full: [
    [
      [
        { name: 'all random cases', run: ['unit', ...randomTests()], env: FULL },
        {
          name: 'the store on PostgreSQL',
          run: ['unit', 'tests/lib/leads', 'tests/lib/commands/quotes', '-t', 'PostgreSQL'],
          env: FULL,
        },
      ],
    ],
    [[{ name: 'other end-to-end tests', run: ['e2e', '--project', 'full', '--project', 'fixture'] }]],
    [[{ name: 'torture, short', run: ['torture', '--short'] }]],
  ],
};

const seconds: [name: string, taken: number][] = [];
const failed: string[] = [];

const began = performance.now();
for (const step of STEPS[process.argv.includes('--full') ? 'full' : 'quick']) {
  await Promise.all(step.map((phases) => runPhases(phases, { isQuiet: step.length > 1 })));
  if (failed.length > 0) break;
}
seconds.push(['in all', since(began)]);
console.log(`\n${seconds.map(([name, taken]) => `${String(taken).padStart(5)} s  ${name}`).join('\n')}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runPhases(phases: readonly Phase[], { isQuiet }: { isQuiet: boolean }): Promise<void> {
  console.log(`Running ${phases.map(({ name }) => name).join(', then ')}.`);
  for (const { name, run, env } of phases) {
    const start = performance.now();
    const { code, said } = await npmRun(run, { env, isQuiet });
    const taken = since(start);
    seconds.push([name, taken]);
    if (code !== 0) failed.push(name);
    console.log(code === 0 ? `${name}: ${taken} s` : `${said}\n${name} failed after ${taken} s.`);
  }
}

/** Runs a script of package.json; when it is quiet, what it says is returned instead of printed. */
async function npmRun(
  [script = '', ...args]: readonly string[],
  { env, isQuiet }: { env: Phase['env']; isQuiet: boolean },
) {
  const npm = [process.env.npm_execpath!, 'run', '--silent', script, '--', ...args];
  const child = spawn(process.execPath, npm, {
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  let said = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** The test files that try a tenth of their random cases in `npm test`. */
function randomTests(): string[] {
  return [
    'tests/components/quote-walks',
    'tests/components/quote-events-privacy',
    'tests/lib/content/markdown',
    'tests/lib/page-cache/trusted-types',
    'tests/lib/test-mode/hostile',
  ];
}

function since(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
