import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { NOT_FOUND_FILE } from './finish-function.ts';
import type { Build } from './finish-outputs.ts';
import { PAGE_STYLES_FILE } from './page-styles-file.ts';

const RUNTIME_FILE = 'server/finish-function.js';

/**
 * Puts `finishFunction` in front of the routes that a host calls per request. Each gets an entry file of its own beside the one of Next, which
 * `npm start` still uses.
 */
export async function wrapFunctions({ distDir, repoRoot, outputs }: Build): Promise<void> {
  const runtime = join(distDir, RUNTIME_FILE);
  await bundleRuntime(runtime);
  const shared = [runtime, join(distDir, PAGE_STYLES_FILE), join(distDir, NOT_FOUND_FILE)];
  const shares = Object.fromEntries(shared.map((file) => [relative(repoRoot, file), file]));
  for (const output of [...outputs.appPages, ...outputs.appRoutes]) {
    if (output.runtime !== 'nodejs') continue;
    const { filePath } = output;
    output.filePath = filePath.replace(/\.js$/, '.finished.js');
    writeFileSync(output.filePath, getEntry(filePath, runtime, distDir));
    Object.assign(output.assets, { [relative(repoRoot, filePath)]: filePath }, shares);
    for (const [name, file] of Object.entries(output.assets)) output.assetsHashes[name] ??= hashFile(file);
  }
}

async function bundleRuntime(file: string): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'finish-function.ts'), platform: 'node' });
  try {
    await bundle.write({ file, format: 'cjs' });
  } finally {
    await bundle.close();
  }
}

/** A page whose modules load asynchronously exports a promise. */
function getEntry(entry: string, runtime: string, distDir: string): string {
  const path = (file: string) => JSON.stringify(`./${relative(dirname(entry), file)}`);
  return `const { join } = require('node:path');
const { finishFunction } = require(${path(runtime)});
const wrap = (route) => ({ ...route, handler: finishFunction(route.handler, join(__dirname, ${path(distDir)})) });
const route = require(${path(entry)});
module.exports = route instanceof Promise ? route.then(wrap) : wrap(route);
`;
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
