import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CLIENT_FILES = globSync('{app,components}/**/*.client.tsx');
const SOURCES = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));

const AT_RUN_TIME = /(?:^(?:import|export) (?!type\b)(?:[^'";]*? from )?|\bimport\()['"]([^'"]+)['"]/gm;
const WITH_TYPES = /(?:^(?:import|export) (?:[^'";]*? from )?|\bimport\()['"]([^'"]+)['"]/gm;

function readImports(file: string, pattern = AT_RUN_TIME): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]!);
}

function readLocalImports(file: string, pattern = AT_RUN_TIME): string[] {
  return readImports(file, pattern).flatMap((name) => {
    if (name.endsWith('.css')) return [];
    if (name.startsWith('.')) return [join(dirname(file), name)];
    if (name.startsWith('#lib/')) return [`${name.slice(1)}.ts`];
    if (name.startsWith('#components/')) return [name.endsWith('.ts') ? name.slice(1) : `${name.slice(1)}.tsx`];
    return [];
  });
}

/** The server-only imports of a file and of all files that it imports, directly or indirectly. */
function findServerImports(file: string): string[] {
  const reached = new Set([file]);
  // A Server Action is a reference in the browser.
  const isBundled = (path: string) => !path.endsWith('.action.ts');
  for (const one of reached) for (const path of readLocalImports(one).filter(isBundled)) reached.add(path);
  const imports = [...reached].flatMap((one) => readImports(one).map((name) => `${one}: ${name}`));
  return imports.filter((line) => /: (server-only|node:.*|kysely.*|gray-matter|yaml)$/.test(line));
}

/** Repeatedly removes nodes without targets. The remaining nodes are in a cycle, or import a node in one. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(graph);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [node, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(node);
  }
  return [...left.keys()].sort();
}

/** app, components/<folder> or lib/<folder>. */
const getModule = (file: string) => (file.startsWith('app/') ? 'app' : file.split('/').slice(0, 2).join('/'));

describe('a file that runs in the browser', () => {
  it.each(CLIENT_FILES)('imports no server code (%s)', (file) => {
    expect(findServerImports(file)).toEqual([]);
  });

  it('is checked with a search that finds server code in a page', () => {
    expect(findServerImports('app/page.tsx')).toContain('lib/pages/read.ts: server-only');
  });
});

// ESLint's import/no-cycle ignores type imports, and makes lint three times as slow.
describe('imports, including type imports', () => {
  const files = new Map(SOURCES.map((file) => [file, readLocalImports(file, WITH_TYPES)]));

  it('form no cycle of files', () => {
    expect(findCycles(files)).toEqual([]);
  });

  it('form no cycle of modules', () => {
    const modules = new Map<string, string[]>();
    for (const [file, targets] of files) {
      const own = getModule(file);
      const others = targets.map(getModule).filter((name) => name !== own);
      modules.set(own, [...(modules.get(own) ?? []), ...others]);
    }
    expect(findCycles(modules)).toEqual([]);
  });

  it('are found if they form a cycle', () => {
    const graph = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b'], d: [], e: ['d'] }));
    expect(findCycles(graph)).toEqual(['a', 'b', 'c']);
  });
});
