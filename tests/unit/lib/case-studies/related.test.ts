import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import { getNeighbors, relatedStudies } from '#lib/case-studies/related';
import { isPublic } from '#lib/content/visibility';

const NOW = new Date('2026-11-21T12:00:00Z');
const studies = getPublishedStudies(NOW);

describe('related studies', () => {
  it.each(studies.map((study) => [study.slug, study] as const))(
    'of %s share a category and do not include the study itself',
    (_slug, study) => {
      const related = relatedStudies(study, studies);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(study);
      const categories = new Set<string>(study.categories);
      for (const other of related) expect(other.categories.some((one) => categories.has(one))).toBe(true);
      expect(relatedStudies(study, studies.toReversed())).toEqual(related);
    },
  );
});

describe('neighbors', () => {
  it('are undefined at the ends of the list', () => {
    expect(getNeighbors(studies[0]!, studies).previous).toBeUndefined();
    expect(getNeighbors(studies[0]!, studies).next).toBe(studies[1]);
    expect(getNeighbors(studies.at(-1)!, studies).next).toBeUndefined();
  });
});

describe('an entry', () => {
  it('is public from its exact publish time on', () => {
    const date = '2026-12-01T08:00:00.000Z';
    expect(isPublic(date, new Date('2026-12-01T07:59:59.999Z'))).toBe(false);
    expect(isPublic(date, new Date('2026-12-01T08:00:00.000Z'))).toBe(true);
    expect(isPublic(null, NOW)).toBe(true);
  });
});
