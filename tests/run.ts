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
          run: ['unit', 'tests/unit/lib/leads', 'tests/unit/lib/cli/quotes', '-t', 'PostgreSQL'],
          env: FULL,
        },
        { name: 'other end-to-end tests', run: ['e2e', '--project', 'deploy'] },
        // After the browsers: it expects that the quote desk takes 50 requests a second.
        { name: 'torture, short', run: ['torture', '--short'] },
      ],
    ],
  ],
};

/** Lines repeated at the end of a run that failed, where they are found. */
const LAST_LINES = 60;

const seconds: [name: string, taken: number][] = [];
/** The names of the phases that failed, each with the end of what it said. */
const failed = new Map<string, string>();

const began = performance.now();
for (const step of STEPS[process.argv.includes('--full') ? 'full' : 'quick']) {
  await Promise.all(step.map((phases) => runPhases(phases, { isQuiet: step.length > 1 })));
  if (failed.size > 0) break;
}
seconds.push(['in all', since(began)]);
console.log(`\n${seconds.map(([name, taken]) => `${String(taken).padStart(5)} s  ${name}`).join('\n')}`);
for (const [name, said] of failed) console.error(`\n${name} ended with:\n${said}`);
if (failed.size > 0) console.error(`\nFailed: ${[...failed.keys()].join(', ')}.`);
process.exitCode = failed.size > 0 ? 1 : 0;

async function runPhases(phases: readonly Phase[], { isQuiet }: { isQuiet: boolean }): Promise<void> {
  console.log(`Running ${phases.map(({ name }) => name).join(', then ')}.`);
  for (const { name, run, env } of phases) {
    const start = performance.now();
    const { code, said } = await npmRun(run, { env, isQuiet });
    const taken = since(start);
    seconds.push([name, taken]);
    if (code !== 0) failed.set(name, said.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
    if (isQuiet && code !== 0) console.log(said);
    console.log(code === 0 ? `${name}: ${taken} s` : `${name} failed after ${taken} s.`);
  }
}

/** Runs a script of package.json and returns what it said, which is also printed as it comes unless the run is quiet. */
async function npmRun(
  [script = '', ...args]: readonly string[],
  { env, isQuiet }: { env: Phase['env']; isQuiet: boolean },
) {
  const npm = [process.env.npm_execpath!, 'run', '--silent', script, '--', ...args];
  const child = spawn(process.env.npm_node_execpath ?? process.execPath, npm, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Prettier would leave its compile cache in the temporary folder.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', ...env },
  });
  process.once('exit', () => child.kill());
  let said = '';
  for (const [output, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    output.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (!isQuiet) screen.write(chunk);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** The test files that try a tenth of their random cases in `npm test`. */
function randomTests(): string[] {
  return [
    'tests/unit/components/quote-wizard/posted-walks',
    'tests/unit/components/quote-wizard/quote-walks',
    'tests/unit/components/quote-wizard/quote-events-privacy',
    'tests/unit/lib/content/markdown',
    'tests/unit/lib/leads/operations/clock-skew-guard',
    'tests/unit/lib/delivery/browser/trusted-types',
    'tests/unit/lib/test-mode/hostile',
  ];
}

function since(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
