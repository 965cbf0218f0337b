import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

const MODULE = join(process.cwd(), 'lib/cli/site/source-digest.ts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digest-'));
  for (const name of ['app', 'content', 'data', '.next']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'app/page.tsx'), 'one');
});

function digests(env: Record<string, string> = {}) {
  const script = `const m = await import(${JSON.stringify(MODULE)}); console.log(m.sourceDigest(), m.builtDigest());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  const [source = '', built] = stdout.trim().split(' ');
  expect(source).toMatch(/^[0-9a-f]{64}$/);
  return { source, built };
}

describe('the digest of the sources', () => {
  it('stays the same until a source, its name, the public URL or a service changes', () => {
    const { source } = digests();
    writeFileSync(join(folder, 'data/quotes.db'), 'a quote');
    expect(digests().source).toBe(source);

    const others = [digests({ SITE_URL: 'https://www.example.com' }).source, digests({ GA_ID: 'G-AB12CD34EF' }).source];
    writeFileSync(join(folder, 'content/site.yaml'), 'name: A');
    others.push(digests().source);
    writeFileSync(join(folder, 'app/page.tsx'), 'two');
    others.push(digests().source);
    expect(new Set([source, ...others]).size).toBe(5);
  });

  it('can be compared with the digest of the last build', () => {
    expect(digests().built).toBe('undefined');
    const { source } = digests();
    writeFileSync(join(folder, '.next/source-digest'), source);
    expect(digests()).toEqual({ source, built: source });
  });
});
