import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}');
const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** Next gives these files their names and demands that they run in the browser. */
const NAMED_BY_NEXT = ['app/error.tsx', 'app/global-error.tsx'];

describe('the tree', () => {
  it('says in the file name what runs in the browser, both ways', () => {
    const named = sources.filter((file) => file.endsWith('.client.tsx')).sort();
    const marked = sources.filter((file) => isClient(file) && !NAMED_BY_NEXT.includes(file)).sort();
    expect(marked).toEqual(named);
  });

  it('has no drawer for leftovers', () => {
    expect(sources.filter((file) => /(^|\/)(utils?|helpers?|misc|types|common|index)\.tsx?$/.test(file))).toEqual([]);
  });

  it('keeps disk access out of the browser', () => {
    const readers = sources.filter((file) => /\/read[\w-]*\.ts$/.test(file) && /node:fs|readYamlFile|readMarkdownFolder/.test(readFileSync(file, 'utf8')));
    expect(readers.length).toBeGreaterThan(3);
    for (const file of readers) expect(readFileSync(file, 'utf8'), file).toMatch(/^import 'server-only';/);
  });

  it('holds no page copy from a placeholder', () => {
    const texts = globSync('content/**/*.{md,yaml}').map((file) => readFileSync(file, 'utf8'));
    for (const text of texts) expect(text).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b|00,000|Example stat/i);
  });
});
