import { parse } from 'acorn';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The bundler writes each module as a function, its factory, and calls it when the module is needed first. A browser reads past a function
 * on a background thread and compiles it only when it is called, on the main thread: 12 ms for React's alone, before any phone's factor.
 * Functions in parentheses are compiled with the file, because such functions are usually called at once.
 */

const FILES = 'static/chunks/**/*.js';
const BUNDLED = /^\(globalThis(?:\.|\[")TURBOPACK/;
const FUNCTIONS = new Set<string>(['ArrowFunctionExpression', 'FunctionExpression']);

/** A script of the bundler with every factory in parentheses; any other script as it is. */
export function eagerFactories(code: string): string {
  let eager = '';
  let done = 0;
  for (const { start, end } of factoriesIn(code)) {
    if (code[start - 1] === '(') continue;
    eager += `${code.slice(done, start)}(${code.slice(start, end)})`;
    done = end;
  }
  return eager + code.slice(done);
}

/** The functions in the list that `(globalThis.TURBOPACK || …).push([script, id, factory, id, factory, …])` hands over. */
function factoriesIn(code: string): { start: number; end: number }[] {
  if (!BUNDLED.test(code)) return [];
  return parse(code, { ecmaVersion: 'latest', sourceType: 'script' }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
    const [list] = statement.expression.arguments;
    if (list?.type !== 'ArrayExpression') return [];
    return list.elements.flatMap((element) => (element && FUNCTIONS.has(element.type) ? [element] : []));
  });
}

/** After the framework has compiled: makes the factories of all scripts eager, and leaves scripts alone that are. Returns how many it changed. */
export function makeFactoriesEager(distFolder: string): number {
  let changed = 0;
  for (const file of globSync(FILES, { cwd: distFolder })) {
    const path = join(distFolder, file);
    const code = readFileSync(path, 'utf8');
    const eager = eagerFactories(code);
    if (eager === code) continue;
    writeFileSync(path, eager);
    changed += 1;
  }
  return changed;
}
