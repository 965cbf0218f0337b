import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}');
const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

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

/** Next gives these files their names and demands that they run in the browser. */
const NAMED_BY_NEXT = ['app/error.tsx', 'app/global-error.tsx'];

describe('the tree', () => {
  it('says in the file name what runs in the browser, both ways', () => {
    const named = sources.filter((file) => file.endsWith('.client.tsx')).sort();
    const marked = sources.filter((file) => isClient(file) && !NAMED_BY_NEXT.includes(file)).sort();
    expect(marked).toEqual(named);
    expect(named.length).toBeGreaterThan(10);
  });

  it('has no drawer for leftovers', () => {
    expect(sources.filter((file) => /(^|\/)(utils?|helpers?|misc|types|common|index)\.tsx?$/.test(file))).toEqual([]);
  });

  it('keeps disk access out of the browser', () => {
    const readers = sources.filter(
      (file) =>
        /\/read[\w-]*\.ts$/.test(file) && /node:fs|readYamlFile|readMarkdownFolder/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.length).toBeGreaterThan(3);
    for (const file of readers) expect(readFileSync(file, 'utf8'), file).toMatch(/^import 'server-only';/);
  });

  it('keeps zod from compiling code wherever it is used', () => {
    const users = sources.filter((file) => importsOf(file).includes('zod') && file !== 'lib/zod-without-eval.ts');
    expect(users.length).toBeGreaterThan(10);
    expect(users.filter((file) => !readFileSync(file, 'utf8').includes("import '#lib/zod-without-eval';"))).toEqual([]);
  });

  it('keeps React out of lib', () => {
    const inLib = sources.filter((file) => file.startsWith('lib/'));
    const offenders = inLib.filter((file) => importsOf(file).some((name) => /^(react|next|@tanstack)\b/.test(name)));
    // The page cache is made of the framework's own.
    expect(offenders).toEqual(['lib/page-cache/handler.ts']);
  });

  it.each(sources.filter((file) => file.endsWith('.client.tsx')))('reaches no server code from %s', (file) => {
    expect(serverCodeBehind(file)).toEqual([]);
  });

  it('reaches server code from pages', () => {
    expect(serverCodeBehind('app/page.tsx')).toContain('lib/site/read.ts: server-only');
  });
});
