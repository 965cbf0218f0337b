import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_STORY } from '#lib/test-mode/example-story';
import {
  newStory,
  readField,
  STORY_GROUPS,
  withSlug,
  writeField,
  type Story,
  type StoryField,
} from '#lib/test-mode/story-fields';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudy } from '#tests/factories/case-study';

const FIELDS = STORY_GROUPS.flatMap(({ fields }) => fields);
const fieldOf = (label: string) => FIELDS.find((field) => field.label === label)!;

describe('the form of a story', () => {
  it('reads and writes every field without a change to the others', () => {
    const story = caseStudy() as Story;
    for (const field of FIELDS) {
      const text = readField(story, field);
      expect(writeField(story, field, text), field.label).toEqual(story);
      if (text) expect(readField(writeField(story, field, ''), field)).toBe('');
    }
  });

  it('writes what it reads, in any order, from nothing', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...FIELDS), fc.stringMatching(/^[a-z]{1,8}$/)), { maxLength: 12 });
    fc.assert(
      fc.property(edits, (list) => {
        const story = list.reduce<Story>((before, [field, text]) => writeField(before, field, text), {});
        const last = new Map<StoryField, string>(list);
        for (const [field, text] of last) expect(readField(story, field)).toBe(text);
        const emptied = FIELDS.reduce<Story>((before, field) => writeField(before, field, ''), story);
        expect(emptied).toEqual({});
      }),
    );
  });

  it('writes numbers, lists and places in a list', () => {
    expect(writeField({}, fieldOf('Players'), ' 48 ')).toEqual({ participants: 48 });
    expect(writeField({}, fieldOf('Players'), 'many')).toEqual({ participants: 'many' });
    expect(writeField({}, fieldOf('Categories'), 'Escape Room, , Murder Mystery ')).toEqual({
      categories: ['Escape Room', 'Murder Mystery'],
    });
    expect(writeField({}, fieldOf('Number 2'), '640')).toEqual({ stats: [{}, { value: '640' }] });
  });

  it('makes the address of client and event until it is written by hand', () => {
    const named = withSlug({ company: 'Acme', title: 'Zoë\u2019s Hunt' }, {});
    expect(named.slug).toBe('acme-zoes-hunt');
    expect(withSlug({ ...named, title: 'Hunt' }, named).slug).toBe('acme-hunt');
    expect(withSlug({ ...named, slug: 'own', title: 'Hunt' }, { ...named, slug: 'own' }).slug).toBe('own');
  });

  it('gives a new story a free id', () => {
    expect(newStory([{ id: 3 }, { id: 17 }, { id: 'x' }, {}])).toEqual({ id: 18 });
    expect(newStory([])).toEqual({ id: 1 });
  });

  it('starts from an example that is valid', () => {
    expect(validateCaseStudies([EXAMPLE_STORY])).toMatchObject({ errors: [], warnings: [] });
  });
});
