import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PublishTime } from '#lib/content/fields';

const guide = readFileSync('content/README.md', 'utf8');
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

describe('the guide for authors', () => {
  it('names only commands that exist', () => {
    const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
    expect(new Set(named)).toEqual(new Set(['dev', 'content']));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('names only lists and folders that exist', () => {
    const named = [...guide.matchAll(/`([a-z-]+(?:\.yaml|\/))`/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(existsSync(`content/${name}`), name).toBe(true);
  });

  it('shows dates in a format that the parser accepts', () => {
    const dates = [...guide.matchAll(/^revealed_on: .*$/gm)].map(
      ([line]) => (parse(line) as { revealed_on: unknown }).revealed_on,
    );
    expect(dates).toHaveLength(4);
    for (const date of dates) expect(PublishTime.nullable().safeParse(date).success, String(date)).toBe(true);
  });
});
