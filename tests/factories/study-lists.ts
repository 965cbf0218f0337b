import fc from 'fast-check';
import type { ShownStudy } from '#lib/case-studies/schema';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from './case-study.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });

const study = fc.record(
  {
    slug: fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six'),
    id: fc.integer({ min: 1, max: 6 }),
    title: text,
    city: text,
    featured: fc.boolean(),
    participants: fc.integer({ min: 0, max: 99 }),
    categories: fc.constantFrom(['Scavenger Hunt'], ['Escape Room'], ['Escape Room', 'Onboarding']),
    stats: fc.constantFrom([], [{ icon: 'pawn', label: 'players', value: '45' }]),
    videoUrl: fc.constantFrom('/video/hunt-in-ten-seconds.mp4', ''),
    sections: fc.record({
      challenge: fc.record({ title: text, content: text }),
      solution: fc.record({ title: text, content: text }),
    }),
  },
  { requiredKeys: ['slug', 'id'] },
);

/** Arbitrary lists of validated studies with unique slugs and ids, in any order. */
export const studyLists = fc
  .uniqueArray(study, { selector: ({ slug }) => slug, maxLength: 6 })
  .map((entries) => [...new Map(entries.map((entry) => [entry.id, entry])).values()])
  .map((entries): ShownStudy[] => {
    const { studies } = validateCaseStudies(
      entries.map((entry) => ({ ...caseStudy(), ...entry, title: entry.title?.trim() || 'Untitled' })),
    );
    return studies;
  });
