import { describe, expect, it } from 'vitest';
import { blockOf, widthInEm } from '#lib/illustration/lettering/blocked';

describe('a headline set as a block', () => {
  it.each([
    [['Your city', 'is the', 'board.'], 90],
    [['The other', 'kind of', 'R&R.'], 100],
    [['One line only'], 90],
  ])('%j has lines of one length, none wider than it may be', (lines, widest) => {
    const { stretches, em } = blockOf(lines, widest);
    lines.forEach((line, index) => {
      expect(stretches[index]).toBeGreaterThanOrEqual(50);
      expect(stretches[index]).toBeLessThanOrEqual(widest);
      expect(Math.abs(widthInEm(line.toUpperCase(), stretches[index]!) - em)).toBeLessThan(0.02 * em);
    });
  });

  it('is as wide as its longest line at the narrowest when another is far too short', () => {
    const { stretches, em } = blockOf(['I', 'an exceedingly long line']);
    expect(stretches).toEqual([90, 50]);
    expect(em).toBeCloseTo(widthInEm('AN EXCEEDINGLY LONG LINE', 50), 2);
  });
});
