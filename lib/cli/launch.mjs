import { spawn, spawnSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import { constants } from 'os';
import { delimiter, dirname, join } from 'path';
import { fileURLToPath, pathToFileURL } from 'url';

/*
 * Starts every npm script: `node lib/cli/launch.mjs [flags of Node] <file> [arguments]`. The code runs on any Node.js since 12, because the
 * Node.js that runs npm may be too old for the rest: it may not strip types, or lack node:sqlite.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The interval at which the launcher checks that its parent process (npm) is still running, in milliseconds. */
const PARENT_CHECK_MS = 250;

/** Prints "v24.1.0 strip", or "v24.1.0 false" when types are not stripped. */
const PROBE = ['-p', 'process.version + " " + process.features.typescript'];

/**
 * Chooses the Node.js to run on: the machine's own when it is at least `minimum` ("22.18.0") and strips types, else the bundled one. `probed` is
 * the output of PROBE on the machine's own; `exists` checks whether a file exists. Returns { path } or, when neither fits, { problem }.
 */
export function chooseNode({ machine, probed, minimum, platform, arch, exists }) {
  const [, version = '', features] = /^v(\d+\.\d+\.\d+) (\w+)/.exec(probed) || [];
  if (isAtLeast(version, minimum) && features === 'strip') return { path: machine };
  const bundled = join(ROOT, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  if (exists(bundled)) return { path: bundled };
  return {
    problem:
      `This site needs Node.js ${minimum} or newer, and ${machine} is ${version || 'something else'}. ` +
      `npm ci brings a copy for Linux on x64 and arm64, but none is here: this is ${platform}-${arch}, and --omit=optional leaves it out. ` +
      'Install a current Node.js (.nvmrc names the version), then run npm ci again.',
  };
}

function isAtLeast(version, minimum) {
  const [actual, required] = [version, minimum].map((text) => text.split('.').map(Number));
  const differs = required.findIndex((part, index) => actual[index] !== part);
  return version !== '' && (differs < 0 || actual[differs] > required[differs]);
}

/** Runs a file on the chosen Node.js with the same terminal, forwards signals, and exits with its exit code. */
function launch(args) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // In npm scripts, "node" on the PATH is the bundled one; npm_node_execpath is the one that runs npm.
  const machine = process.env.npm_node_execpath || process.execPath;
  const { path, problem } = chooseNode({
    machine,
    probed: spawnSync(machine, PROBE, { encoding: 'utf8' }).stdout || '',
    minimum: manifest.engines.node.replace(/^\D+/, ''),
    platform: process.platform,
    arch: process.arch,
    exists: existsSync,
  });
  if (problem) return fail(problem);

  // Older versions print experimental warnings for type stripping and SQLite.
  const child = spawn(path, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
    env: Object.assign({}, process.env, path === machine ? {} : { PATH: dirname(path) + delimiter + process.env.PATH }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) =>
    fail(`${path} could not be started (${error.message}). Install a current Node.js, see .nvmrc.`),
  );
  child.on('exit', (code, signal) => process.exit(code === null ? 128 + constants.signals[signal] : code));

  // npm and its shell exit at a signal without forwarding it. The child process must end with them.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) launch(process.argv.slice(2));
