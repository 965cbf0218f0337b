import { describe, expect, it } from 'vitest';
import { getRevealedStudies } from '#lib/case-studies/read';
import { neighborsOf, relatedStudies } from '#lib/case-studies/related';
import { isPublic } from '#lib/content/reveal-date';

const NOW = new Date('2026-11-21T12:00:00Z');
const studies = getRevealedStudies(NOW);

describe('related studies', () => {
  it.each(studies.map((study) => [study.slug, study] as const))(
    'of %s share a category and leave itself out',
    (_slug, study) => {
      const related = relatedStudies(study, studies);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(study);
      for (const other of related) expect(other.categories.some((one) => study.categories.includes(one))).toBe(true);
      expect(relatedStudies(study, studies.toReversed())).toEqual(related);
    },
  );
});

describe('neighbors', () => {
  it('end at both ends of the list', () => {
    expect(neighborsOf(studies[0]!, studies).previous).toBeUndefined();
    expect(neighborsOf(studies[0]!, studies).next).toBe(studies[1]);
    expect(neighborsOf(studies.at(-1)!, studies).next).toBeUndefined();
  });
});

describe('a reveal', () => {
  it('happens at its very second', () => {
    const date = '2026-12-01T08:00:00.000Z';
    expect(isPublic(date, new Date('2026-12-01T07:59:59.999Z'))).toBe(false);
    expect(isPublic(date, new Date('2026-12-01T08:00:00.000Z'))).toBe(true);
    expect(isPublic(null, NOW)).toBe(true);
  });
});
