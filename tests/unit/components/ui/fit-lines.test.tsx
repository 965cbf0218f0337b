import { describe, expect, it } from 'vitest';
import { fitLines } from '#components/ui/fit-lines.ts';
import { measureWidthEm } from '#lib/illustration/lettering/headline-block';

describe('a headline block', () => {
  it.each([
    [['Your city', 'is the', 'board.'], 90],
    [['The other', 'kind of', 'R&R.'], 100],
    [['One line only'], 90],
    [['Avatar day', 'to “Vavà”.', 'Play – win!'], 90],
  ])('gives the lines of %j one width, with no font-stretch above the limit', (lines, widest) => {
    const { stretches, em } = fitLines(lines, widest);
    lines.forEach((line, index) => {
      expect(stretches[index]).toBeGreaterThanOrEqual(50);
      expect(stretches[index]).toBeLessThanOrEqual(widest);
      expect(Math.abs(measureWidthEm(line.toUpperCase(), stretches[index]!) - em)).toBeLessThan(0.002 * em);
    });
  });

  it('is as wide as its longest line at the minimum stretch when another line is too short', () => {
    const { stretches, em } = fitLines(['I', 'an exceedingly long line']);
    expect(stretches).toEqual([90, 50]);
    expect(em).toBeCloseTo(measureWidthEm('AN EXCEEDINGLY LONG LINE', 50), 2);
  });
});
