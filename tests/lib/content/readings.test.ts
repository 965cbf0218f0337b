import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Reading } from '#lib/content/read';
import { readingOf } from '#lib/content/readings';

const FILE = 'content/site.yaml';
const schema = z.string();
const readingWith = (file: string): Reading<string> => ({ entries: [], files: [file], problems: [] });

describe('readings from before', () => {
  it('are used as long as the file has the same text', () => {
    const read = vi.fn(() => readingWith(FILE));
    const first = readingOf(schema, FILE, 'a: 1', read);
    expect(readingOf(schema, FILE, 'a: 1', read)).toBe(first);
    expect(readingOf(schema, FILE, 'a: 2', read)).not.toBe(first);
    expect(readingOf(schema, FILE, 'a: 1', read)).not.toBe(first);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are those of one file and one schema', () => {
    const text = 'the same words';
    const one = readingOf(schema, 'content/a.yaml', text, () => readingWith('content/a.yaml'));
    expect(readingOf(schema, 'content/b.yaml', text, () => readingWith('content/b.yaml'))).not.toEqual(one);
    expect(readingOf(z.string(), 'content/a.yaml', text, () => readingWith('another'))).not.toEqual(one);
  });

  it('are not kept when reading throws', () => {
    const fails = () => {
      throw new Error('unreadable');
    };
    expect(() => readingOf(schema, 'content/c.yaml', 'x', fails)).toThrow('unreadable');
    expect(readingOf(schema, 'content/c.yaml', 'x', () => readingWith('c'))).toEqual(readingWith('c'));
  });
});
