import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCard } from '#lib/case-studies/card';
import { CATEGORIES } from '#lib/case-studies/categories';
import { getLibraryView, removeSearchWords } from '#lib/case-studies/library-view';
import { getListPath, parseListPath } from '#lib/case-studies/list-path';
import { normalizeLibraryQuery, PAGE_SIZE, pageHref, parsePage } from '#lib/case-studies/paging';
import { caseStudy } from '#tests/factories/case-study';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toCard(
      caseStudy({
        slug: `study-${index}`,
        company: `Client ${index}`,
        city: `City ${index % 60}, CO, USA`,
        participants: 10 + (index % 200),
        categories: [CATEGORIES[index % CATEGORIES.length] ?? 'Onboarding'],
      }),
    ),
  );

describe('the pages of the library', () => {
  it('contain every matching study, once and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), fc.constantFrom('', 'size=31-50', 'q=client'), (count, filters) => {
        const studies = many(count);
        const { pages, fitting } = getLibraryView(studies, filters);
        const shown = Array.from(
          { length: pages },
          (_, index) => getLibraryView(studies, `${filters}&page=${index + 1}`).shown,
        );
        if (fitting > 0) expect(shown.flat()).toHaveLength(fitting);
        expect(new Set(shown.flat().map(({ slug }) => slug)).size).toBe(shown.flat().length);
        for (const page of shown) expect(page.length).toBeLessThanOrEqual(PAGE_SIZE);
      }),
      { numRuns: 30 },
    );
  });

  it('clamp the requested page number', () => {
    const studies = many(60);
    expect(getLibraryView(studies, 'page=3')).toMatchObject({ page: 3, pages: 3, fitting: 60, total: 60 });
    expect(getLibraryView(studies, 'page=3').shown).toHaveLength(60 - 2 * PAGE_SIZE);
    expect(getLibraryView(studies, 'page=99').page).toBe(3);
    for (const page of ['0', '-1', '1.5', 'two', '', '1e3', '123456']) expect(parsePage(`page=${page}`), page).toBe(1);
  });

  it('have one path each on the server', () => {
    for (const search of ['?page=2', '?page=3&category=onboarding', '?q=fog&page=12']) {
      const path = getListPath(search);
      expect(parseListPath(path!.split('/').at(-1)!)).toBe(normalizeLibraryQuery(search));
    }
    expect(getListPath('?page=1')).toBeUndefined();
    expect(getListPath('?page=zero')).toBeUndefined();
  });

  it('keep other parameters in their links', () => {
    expect(pageHref(2, '?category=Onboarding&test-mode=true')).toBe(
      '/case-studies?category=Onboarding&test-mode=true&page=2',
    );
    expect(pageHref(1, '?page=4')).toBe('/case-studies');
  });

  it('offer a limited number of cities, always with the selected one', () => {
    const { groups } = getLibraryView(many(240), 'city=City+59%2C+CO%2C+USA');
    expect(groups.city.options.length).toBeLessThanOrEqual(41);
    expect(groups.city.options.find(({ isSet }) => isSet)).toMatchObject({ label: 'City 59, CO', count: 4 });
  });

  it('have no search words if the server filters', () => {
    const view = removeSearchWords(getLibraryView(many(30), ''));
    expect(view.shown.map(({ words }) => words).join('')).toBe('');
    expect(view.shown).toHaveLength(PAGE_SIZE);
  });
});
