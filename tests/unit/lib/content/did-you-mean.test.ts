import { describe, expect, it } from 'vitest';
import { didYouMean } from '#lib/content/did-you-mean';

const KNOWN = ['list', 'show', 'export', 'restore', 'restore-drill'];

describe('the suggestion', () => {
  it.each([
    ['shwo', 'show'],
    ['lis', 'list'],
    ['exports', 'export'],
    ['restore', 'restore'],
    ['restore-dril', 'restore-drill'],
  ])('for %s is %s', (word, meant) => {
    expect(didYouMean(word, KNOWN)).toBe(`Did you mean "${meant}"?`);
  });

  it.each(['frobnicate', '', 'importing'])('is undefined for %j', (word) => {
    expect(didYouMean(word, KNOWN)).toBeUndefined();
  });
});
