import { parse } from 'acorn';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A browser reads past a function on a background thread and compiles it only when it is called, on the main thread: 12 ms for React's modules as
 * they start and 3 ms within the first tap, before any phone's factor. Chromium compiles a whole file in the background for a comment at its
 * beginning. Other engines take functions in parentheses as called at once and compile them with the file: so the modules, each of which the
 * bundler writes as a function, its factory.
 */

const FILES = 'static/chunks/**/*.js';
const BUNDLED = /^\(globalThis(?:\.|\[")TURBOPACK/;
const FUNCTIONS = new Set<string>(['ArrowFunctionExpression', 'FunctionExpression']);
/** Counts at the very beginning of a script only (V8's explicit compile hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A script of the bundler with the hint and every factory in parentheses; any other script as it is. */
export function eagerScript(code: string): string {
  const script = code.startsWith(HINT) ? code.slice(HINT.length) : code;
  if (!BUNDLED.test(script)) return code;
  let eager = HINT;
  let done = 0;
  for (const { start, end } of factoriesIn(script)) {
    if (script[start - 1] === '(') continue;
    eager += `${script.slice(done, start)}(${script.slice(start, end)})`;
    done = end;
  }
  return eager + script.slice(done);
}

/** The functions in the list that `(globalThis.TURBOPACK || …).push([script, id, factory, id, factory, …])` hands over. */
function factoriesIn(script: string): { start: number; end: number }[] {
  return parse(script, { ecmaVersion: 'latest', sourceType: 'script' }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
    const [list] = statement.expression.arguments;
    if (list?.type !== 'ArrayExpression') return [];
    return list.elements.flatMap((element) => (element && FUNCTIONS.has(element.type) ? [element] : []));
  });
}

/** After the framework has compiled: makes all scripts eager, and leaves those alone that are. Returns how many it changed. */
export function makeScriptsEager(distFolder: string): number {
  let changed = 0;
  for (const file of globSync(FILES, { cwd: distFolder })) {
    const path = join(distFolder, file);
    const code = readFileSync(path, 'utf8');
    const eager = eagerScript(code);
    if (eager === code) continue;
    writeFileSync(path, eager);
    changed += 1;
  }
  return changed;
}
