import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import { diffStudies } from '#lib/test-mode/diff-studies';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from '#tests/factories/case-study';
import { studyLists } from '#tests/factories/study-lists';

describe('the difference to the published list', () => {
  it('is empty for the published list itself, also after it was pasted', () => {
    const published = getPublishedStudies(new Date());
    const { studies } = validateCaseStudies(JSON.parse(JSON.stringify(published)));
    const { added, changed, removed, same } = diffStudies(published, studies);
    expect([added, changed, removed]).toEqual([[], [], []]);
    expect(same).toHaveLength(published.length);
  });

  it('matches studies by slug, otherwise by id', () => {
    const published = [caseStudy({ id: 1, slug: 'one' }), caseStudy({ id: 2, slug: 'two' })];
    const loaded = [caseStudy({ id: 2, slug: 'one' }), caseStudy({ id: 9, slug: 'new' })];
    const { added, changed, removed } = diffStudies(published, loaded);
    expect(added.map(({ slug }) => slug)).toEqual(['new']);
    expect(changed.map(({ before, changes }) => [before.slug, changes])).toEqual([
      ['one', [{ field: 'id', before: '1', after: '2' }]],
    ]);
    expect(removed.map(({ slug }) => slug)).toEqual(['two']);

    const renamed = diffStudies(published, [published[0]!, caseStudy({ id: 2, slug: 'second' })]);
    expect(renamed.changed[0]?.changes).toEqual([{ field: 'slug', before: 'two', after: 'second' }]);
    expect(renamed.removed).toEqual([]);
  });

  it('names fields with indexes from 1, and shortens texts around the first difference', () => {
    const before = caseStudy({ body: `${'So it went. '.repeat(50)}The end.` });
    const after = structuredClone(before);
    after.stats[0]!.value = '46';
    after.gallery.push({ url: '/art/case-studies/acme-clock-hunt/gallery-2.svg', alt: 'A key' });
    after.featured = true;
    after.sections.challenge.title = '';
    after.body = before.body.replace('The end.', 'The start.');
    const changes = diffStudies([before], [after]).changed[0]?.changes;
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'stats 1, value', before: '45', after: '46' },
        { field: 'gallery 2', before: null, after: '/art/case-studies/acme-clock-hunt/gallery-2.svg, A key' },
        { field: 'featured', before: null, after: 'yes' },
        { field: 'sections, challenge, title', before: 'Nobody was on time', after: null },
        { field: 'body', before: '…t went. So it went. The end.', after: '…t went. So it went. The start.' },
      ]),
    );
    expect(changes).toHaveLength(5);
  });

  it('has every study in one of the four groups, and every change has two different values', () => {
    fc.assert(
      fc.property(studyLists, studyLists, (published, loaded) => {
        const { added, changed, removed, same } = diffStudies(published, loaded);
        const known = changed.map(({ study }) => study);
        expect(new Set([...added, ...known, ...same])).toEqual(new Set(loaded));
        expect(added.length + known.length + same.length).toBe(loaded.length);
        expect(removed.length + known.length + same.length).toBe(published.length);
        for (const { before, study, changes } of changed) {
          expect(before.slug === study.slug || before.id === study.id).toBe(true);
          expect(changes.length).toBeGreaterThan(0);
          for (const change of changes) {
            expect(change.before).not.toBe(change.after);
            expect(`${change.before}${change.after}`.isWellFormed()).toBe(true);
          }
        }
        for (const study of same) expect(published).toContainEqual(study);
      }),
    );
  });
});
