import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ReadResult } from '#lib/content/read-cache';
import { readCached } from '#lib/content/read-cache';

const FILE = 'content/site.yaml';
const schema = z.string();
const createResult = (file: string): ReadResult<string> => ({ entries: [], files: [file], problems: [] });

describe('a cached result', () => {
  it('is used as long as the text of the file is the same', () => {
    const read = vi.fn(() => createResult(FILE));
    const first = readCached(schema, FILE, 'a: 1', read);
    expect(readCached(schema, FILE, 'a: 1', read)).toBe(first);
    expect(readCached(schema, FILE, 'a: 2', read)).not.toBe(first);
    expect(readCached(schema, FILE, 'a: 1', read)).not.toBe(first);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('belongs to one file and one schema', () => {
    const text = 'the same words';
    const one = readCached(schema, 'content/a.yaml', text, () => createResult('content/a.yaml'));
    expect(readCached(schema, 'content/b.yaml', text, () => createResult('content/b.yaml'))).not.toEqual(one);
    expect(readCached(z.string(), 'content/a.yaml', text, () => createResult('another'))).not.toEqual(one);
  });

  it('is not stored if reading throws', () => {
    const fails = () => {
      throw new Error('unreadable');
    };
    expect(() => readCached(schema, 'content/c.yaml', 'x', fails)).toThrow('unreadable');
    expect(readCached(schema, 'content/c.yaml', 'x', () => createResult('c'))).toEqual(createResult('c'));
  });
});
