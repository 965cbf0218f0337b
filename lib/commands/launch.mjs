import { spawn, spawnSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import { constants } from 'os';
import { delimiter, dirname, join } from 'path';
import { fileURLToPath, pathToFileURL } from 'url';

/*
 * Starts every npm script: `node lib/commands/launch.mjs [flags of Node] <file> [arguments]`. Plain JavaScript that any Node.js since 12
 * can read, because the one that runs npm may be too old for the rest: it cannot strip types, or has no node:sqlite.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** How often the launcher checks that the npm that started it is still alive, in milliseconds. */
const PARENT_CHECK_MS = 250;

/** Prints "v24.1.0 strip", or "v24.1.0 false" when types are not stripped. */
const PROBE = ['-p', 'process.version + " " + process.features.typescript'];

/**
 * The Node.js to run on: the machine's own when it is at least `minimum` ("22.18.0") and strips types, else the bundled one. `probed` is
 * what PROBE printed on the machine's own; `has` says whether a file exists. Returns { path } or, when neither will do, { problem }.
 */
export function chooseNode({ machine, probed, minimum, platform, arch, has }) {
  const [, version = '', features] = /^v(\d+\.\d+\.\d+) (\w+)/.exec(probed) || [];
  if (isAtLeast(version, minimum) && features === 'strip') return { path: machine };
  const bundled = join(ROOT, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  if (has(bundled)) return { path: bundled };
  return {
    problem:
      `This site needs Node.js ${minimum} or newer, and ${machine} is ${version || 'something else'}. ` +
      `npm ci brings a copy for Linux on x64 and arm64, but none is here: this is ${platform}-${arch}, and --omit=optional leaves it out. ` +
      'Install a current Node.js (.nvmrc names the version), then run npm ci again.',
  };
}

function isAtLeast(version, minimum) {
  const [ours, least] = [version, minimum].map((text) => text.split('.').map(Number));
  const differs = least.findIndex((part, index) => ours[index] !== part);
  return version !== '' && (differs < 0 || ours[differs] > least[differs]);
}

/** Runs a file on the chosen Node.js with the same terminal, passes signals on, and ends as it ends. */
function launch(args) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // In npm scripts "node" is the bundled one, and npm says which one runs npm itself.
  const machine = process.env.npm_node_execpath || process.execPath;
  const { path, problem } = chooseNode({
    machine,
    probed: spawnSync(machine, PROBE, { encoding: 'utf8' }).stdout || '',
    minimum: manifest.engines.node.replace(/^\D+/, ''),
    platform: process.platform,
    arch: process.arch,
    has: existsSync,
  });
  if (problem) return fail(problem);

  // Type stripping and SQLite are called experimental by the older versions that have them.
  const child = spawn(path, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
    env: Object.assign({}, process.env, path === machine ? {} : { PATH: dirname(path) + delimiter + process.env.PATH }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) =>
    fail(`${path} could not be started (${error.message}). Install a current Node.js, see .nvmrc.`),
  );
  child.on('exit', (code, signal) => process.exit(code === null ? 128 + constants.signals[signal] : code));

  // npm and the shell between end at a signal without passing it on; what they started must not live on.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

function fail(words) {
  console.error(words);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) launch(process.argv.slice(2));
