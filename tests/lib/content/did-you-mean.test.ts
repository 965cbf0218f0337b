import { describe, expect, it } from 'vitest';
import { didYouMean } from '#lib/content/did-you-mean';

const KNOWN = ['list', 'show', 'export', 'restore', 'restore-drill'];

describe('did you mean', () => {
  it.each([
    ['shwo', 'show'],
    ['lis', 'list'],
    ['exports', 'export'],
    ['restore', 'restore'],
    ['restore-dril', 'restore-drill'],
  ])('%s: %s', (word, meant) => {
    expect(didYouMean(word, KNOWN)).toBe(`Did you mean "${meant}"?`);
  });

  it.each(['frobnicate', '', 'importing'])('nothing for %j', (word) => {
    expect(didYouMean(word, KNOWN)).toBeUndefined();
  });
});
