import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CLIENT_FILES = globSync('{app,components}/**/*.client.tsx');

/** What a file imports when it runs: types are gone by then. */
function importsOf(file: string): string[] {
  const pattern = /(?:^(?:import|export) (?!type\b)(?:[^'";]*? from )?|\bimport\()['"]([^'"]+)['"]/gm;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]!);
}

function localImportsOf(file: string): string[] {
  return importsOf(file).flatMap((name) => {
    if (name.endsWith('.css')) return [];
    if (name.startsWith('.')) return [join(dirname(file), name)];
    if (name.startsWith('#lib/')) return [`${name.slice(1)}.ts`];
    return name.startsWith('#components/') ? [`${name.slice(1)}.tsx`] : [];
  });
}

/** Imports that cannot run in a browser, of a file and of everything it leads to. */
function serverCodeBehind(file: string): string[] {
  const reached = new Set([file]);
  for (const one of reached) for (const path of localImportsOf(one)) reached.add(path);
  const imports = [...reached].flatMap((one) => importsOf(one).map((name) => `${one}: ${name}`));
  return imports.filter((line) => /: (server-only|node:.*|kysely.*|gray-matter|yaml)$/.test(line));
}

describe('a file that runs in the browser', () => {
  it.each(CLIENT_FILES)('reaches no server code (%s)', (file) => {
    expect(serverCodeBehind(file)).toEqual([]);
  });

  it('would be found if it did, as pages are', () => {
    expect(serverCodeBehind('app/page.tsx')).toContain('lib/site/read.ts: server-only');
  });
});
